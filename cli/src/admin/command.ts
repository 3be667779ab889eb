import { type Command, dispatch } from '../host/index.ts';

const help = `keep the peace: the first moderator, people, bots, tables, who may sign up, and a log of it all
npm exec -- cabinet-wars admin moderator | people | bots | tables | registration | log …

The database is the one the server's environment names: DATABASE_URL, or the file in DATA (data). A server may run meanwhile;
with a file of its own it hears of changes within half a minute. Each has --help.`;

export const command: Command = {
  help,
  dispatches: true,
  run: (args) =>
    dispatch(
      'cabinet-wars admin',
      {
        moderator: () => import('./moderator.ts'),
        people: () => import('./people.ts'),
        bots: () => import('./bots.ts'),
        tables: () => import('./tables.ts'),
        registration: () => import('./registration.ts'),
        log: () => import('./log.ts'),
      },
      args,
    ),
};
