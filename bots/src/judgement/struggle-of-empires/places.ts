import type { Translated, Translations } from '@cabinet-wars/kernel';

/** Where something is, as a phrase: `in India`. The game itself is fetched only when played, so its names are not at hand. */
const phrases: Readonly<Record<string, Translations<string>>> = {
  'north-america': { en: 'in North America', it: 'in Nord America' },
  caribbean: { en: 'in the Caribbean', it: 'nei Caraibi' },
  'south-america': { en: 'in South America', it: 'in Sud America' },
  africa: { en: 'in Africa', it: 'in Africa' },
  india: { en: 'in India', it: 'in India' },
  'east-indies': { en: 'in the East Indies', it: 'nelle Indie dell’Est' },
  baltic: { en: 'in the Baltic', it: 'nel Baltico' },
  'german-states': { en: 'in the German States', it: 'negli Stati tedeschi' },
  'central-europe': { en: 'in Central Europe', it: 'in Europa centrale' },
  mediterranean: { en: 'in the Mediterranean', it: 'nel Mediterraneo' },
  'ottoman-empire': { en: 'in the Ottoman Empire', it: 'nell’Impero ottomano' },
  home: { en: 'at home', it: 'in patria' },
};

export type Places = (id: unknown) => string;

export const placesIn =
  (language: Translated): Places =>
  (id) =>
    phrases[String(id)]?.[language] ?? String(id);
