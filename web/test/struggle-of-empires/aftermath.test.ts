import { describe, expect, it } from 'vitest';
import { boardTexts } from '../../src/boards/struggle-of-empires/i18n/index.ts';
import { aftermathOf } from '../../src/boards/struggle-of-empires/read/aftermath.ts';
import type { Event } from '../../src/boards/struggle-of-empires/read/seen.ts';
