/** Where something is, as a phrase: `in India`. The game itself is fetched only when played, so its names are not at hand. */
const phrases: Readonly<Record<string, readonly [en: string, it: string]>> = {
  'north-america': ['in North America', 'in Nord America'],
  caribbean: ['in the Caribbean', 'nei Caraibi'],
  'south-america': ['in South America', 'in Sud America'],
  africa: ['in Africa', 'in Africa'],
  india: ['in India', 'in India'],
  'east-indies': ['in the East Indies', 'nelle Indie orientali'],
  baltic: ['in the Baltic', 'nel Baltico'],
  'german-states': ['in the German States', 'negli Stati tedeschi'],
  'central-europe': ['in Central Europe', 'in Europa centrale'],
  mediterranean: ['in the Mediterranean', 'nel Mediterraneo'],
  'ottoman-empire': ['in the Ottoman Empire', 'nell’Impero ottomano'],
  home: ['at home', 'in patria'],
};

export type Places = (id: unknown) => string;

export const placesIn =
  (language: 'en' | 'it'): Places =>
  (id) =>
    phrases[String(id)]?.[language === 'en' ? 0 : 1] ?? String(id);
