import type { Pace } from '@cabinet-wars/protocol/messages';
import { useTexts } from '../../i18n/index.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { useProgramTexts } from '../../i18n/programs/index.ts';
import { TextField } from '../online/parts.tsx';
import { Choose, Stepper, Switch } from '../parts/fields.tsx';
import { firstPace, PaceFields } from './pace-fields.tsx';

const accesses = ['public', 'link', 'private'] as const;
const kinds = ['none', 'live', 'days'] as const;

/** Under which name a table is found, and by whom. */
export interface Company {
  readonly name: string;
  readonly access: (typeof accesses)[number];
  readonly spectators: boolean;
  /** Seconds those who watch lag behind. */
  readonly delay: number;
  /** Whether bots of the house may sit down by themselves. */
  readonly welcomesBots: boolean;
}
export const usualCompany: Company = { name: '', access: 'public', spectators: true, delay: 0, welcomesBots: false };

interface Props {
  readonly company: Company;
  readonly pace: Pace;
  onCompany(company: Company): void;
  onPace(pace: Pace): void;
}

/** Who may come or watch, and how long those who play may think. */
export function CompanyFields({ company, pace, onCompany, onPace }: Props) {
  const texts = useOnlineTexts();
  const shell = useTexts();
  const words = useProgramTexts();
  const { name, access, spectators, delay, welcomesBots } = company;
  const set = (more: Partial<Company>) => onCompany({ ...company, ...more });
  return (
    <>
      <TextField label={shell.tableName} value={name} onText={(text) => set({ name: text })} maxLength={60} />
      <Choose<Company['access']>
        name={texts.access}
        value={access}
        values={accesses}
        say={(each) => texts.accesses[each]}
        onChange={(each) =>
          set({ access: each, spectators: each !== 'private', welcomesBots: welcomesBots && each === 'public' })
        }
      />
      {access === 'public' && (
        <Switch
          name={words.welcome}
          hint={words.welcomeHint}
          value={welcomesBots}
          onChange={(on) => set({ welcomesBots: on })}
        />
      )}
      <Choose<Pace['kind']>
        name={texts.pace}
        value={pace.kind}
        values={kinds}
        say={(each) => texts.paces[each]}
        onChange={(kind) => onPace(firstPace[kind])}
      />
      <PaceFields pace={pace} onChange={onPace} />
      <Switch
        name={access === 'private' ? texts.watchedByLink : texts.spectators}
        value={spectators}
        onChange={(on) => set({ spectators: on })}
      />
      {spectators && (
        <Stepper name={texts.delay} value={delay} from={0} to={3600} onChange={(n) => set({ delay: n })} />
      )}
    </>
  );
}
