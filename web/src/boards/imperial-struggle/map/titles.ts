import {
  COUNTRIES,
  COUNTRY_OF,
  type CountryId,
  type RegionId,
  SPACE,
  SPACES_OF,
  type SpaceId,
  type SubregionId,
} from '@cabinet-wars/imperial-struggle/data';

export type SeaId = 'atlantic' | 'mediterranean' | 'ocean' | 'mexico' | 'caribbean-sea' | 'bengal' | 'arabian';

/** A name on a sheet: the middle of its last line, and what it names. */
export type Title =
  | { readonly t: 'country'; readonly id: CountryId; readonly x: number; readonly y: number }
  | { readonly t: 'subregion'; readonly id: SubregionId; readonly x: number; readonly y: number }
  | { readonly t: 'sea'; readonly id: SeaId; readonly x: number; readonly y: number };

export const TITLES: Readonly<Record<RegionId, readonly Title[]>> = {
  europe: [
    { t: 'country', id: 'ireland', x: 176, y: 290 },
    { t: 'country', id: 'scotland', x: 262, y: 214 },
    { t: 'country', id: 'dutch-republic', x: 318, y: 343 },
    { t: 'country', id: 'german-states', x: 464, y: 294 },
    { t: 'country', id: 'prussia', x: 632, y: 268 },
    { t: 'country', id: 'austria', x: 616, y: 352 },
    { t: 'country', id: 'spain', x: 136, y: 556 },
    { t: 'sea', id: 'atlantic', x: 80, y: 350 },
    { t: 'sea', id: 'mediterranean', x: 470, y: 700 },
  ],
  'north-america': [
    { t: 'subregion', id: 'canada', x: 330, y: 104 },
    { t: 'subregion', id: 'northern-colonies', x: 122, y: 735 },
    { t: 'country', id: 'usa', x: 642, y: 732 },
    { t: 'sea', id: 'ocean', x: 612, y: 590 },
  ],
  caribbean: [
    { t: 'sea', id: 'mexico', x: 82, y: 312 },
    { t: 'sea', id: 'caribbean-sea', x: 560, y: 590 },
    { t: 'sea', id: 'ocean', x: 770, y: 210 },
  ],
  india: [
    { t: 'subregion', id: 'hooghly-river', x: 520, y: 60 },
    { t: 'subregion', id: 'carnatic-coast', x: 132, y: 693 },
    { t: 'sea', id: 'bengal', x: 640, y: 420 },
    { t: 'sea', id: 'arabian', x: 96, y: 420 },
  ],
};

/** A country of several spaces is named once, as a title; what stands alone has its name under it. */
export const isNamedOnce = (id: SpaceId): boolean => {
  const country = COUNTRY_OF[SPACE[id]];
  return country >= 0 && SPACES_OF[country].length > 1 && COUNTRIES[country] !== undefined;
};
