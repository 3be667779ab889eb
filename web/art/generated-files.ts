import { icons } from './icons/files.ts';
import { imperialStruggle } from './imperial-struggle/files.ts';
import { masthead } from './masthead/files.ts';
import { sevenYearsWorldWar } from './seven-years-world-war/files.ts';
import { struggleOfEmpires } from './struggle-of-empires/files.ts';

/** Every file the art builds, by its path under `web/`. */
export const generatedFiles = (): Readonly<Record<string, string>> => ({
  ...icons(),
  ...masthead(),
  ...struggleOfEmpires(),
  ...imperialStruggle(),
  ...sevenYearsWorldWar(),
});
