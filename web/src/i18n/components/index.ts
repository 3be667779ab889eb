import { inLanguage, type Translations } from '@cabinet-wars/kernel';
import { useSettings } from '../../settings.ts';
import { de } from './de.ts';
import { type ComponentTexts, en } from './en.ts';
import { it } from './it.ts';

export type { ComponentTexts };

const tables: Translations<ComponentTexts> = { en, it, de };

export const useComponentTexts = (): ComponentTexts => inLanguage(tables, useSettings().language);
