import type { Identify } from '../src/who.ts';

/** Whoever says who they are is believed. For servers on trial: accounts are tried by themselves. */
export const believe: Identify = async ({ headers }) => {
  const user = /^Bearer (\w+)$/.exec(headers.authorization ?? '')?.[1];
  return user === undefined ? null : { user, name: user, role: 'player', isBot: false, via: 'token' };
};
