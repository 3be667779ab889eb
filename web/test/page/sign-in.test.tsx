// @vitest-environment happy-dom
import type { Me } from '@cabinet-wars/protocol/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { become, currentSession } from '../../src/online/session.ts';
import { change } from '../../src/settings.ts';
import { ConfirmPage, ResetPage } from '../../src/shell/account/link-pages.tsx';
import SignInPage from '../../src/shell/account/sign-in-page.tsx';
import { click, doing, fill, mount, textOf, the, until } from './dom.ts';
import { type Asked, requests } from './requests.ts';

/** As much of an account as a page that lets somebody in looks at. */
const anna = { name: 'Anna', hasPassword: true, hasPasskey: false } as Me;

let asked: Asked[];
beforeEach(() => {
  change({ language: 'en' });
  become({ is: 'stranger' });
  location.hash = '#/sign-in';
  asked = requests();
});
afterEach(() => void vi.unstubAllGlobals());

const field = (label: string) => {
  const { htmlFor } = the<HTMLLabelElement>('label', label);
  return document.getElementById(htmlFor) as HTMLInputElement;
};
const send = () => doing(() => the<HTMLFormElement>('form').requestSubmit());
/** What was asked of the server by a form, not by the page itself. */
const sent = () => asked.filter(({ method }) => method !== 'GET');

describe('signing in', () => {
  const signIn = async (name = 'Anna', password = 'a long enough password') => {
    await mount(<SignInPage />);
    await fill(field('Name'), name);
    await fill(field('Password'), password);
    await send();
  };

  it('sends name and password, and leads to the tables', async () => {
    await signIn();
    expect(sent()).toMatchObject([
      { method: 'POST', path: 'sessions', body: { name: 'Anna', password: 'a long enough password' } },
    ]);
    await sent()[0].answer(anna);
    expect(currentSession()).toEqual({ is: 'known', me: anna });
    expect(location.hash).toBe('#/');
  });

  it('leads on to where one was going', async () => {
    location.hash = `#/sign-in/${encodeURIComponent('#/join/a-word')}`;
    await signIn();
    await sent()[0].answer(anna);
    expect(location.hash).toBe('#/join/a-word');
  });

  it('says what an account is for, and how it goes without, to whoever wants a table with friends', async () => {
    location.hash = `#/sign-in/${encodeURIComponent('#/set/teaching')}`;
    await mount(<SignInPage />);
    expect(textOf('h1')).toBe('Create an account');
    expect(textOf('.why-account')).toContain('Those you invite come by a link, without one.');
    expect(document.querySelector<HTMLAnchorElement>('.why-account a')?.hash).toBe('#/new/teaching');
    await click(the('button', 'I have an account'));
    expect(textOf('h1')).toBe('Sign in');
  });

  it('says why not, and one can try again', async () => {
    await signIn('Anna', 'not this one');
    const button = the<HTMLButtonElement>('form button');
    expect(button.disabled).toBe(true);
    await sent()[0].answer({ reason: { why: 'wrong-credentials' } }, 401);
    await until(() => expect(textOf('.problem')).toBeTruthy());
    expect(button.disabled).toBe(false);
    expect(currentSession()).toEqual({ is: 'stranger' });
    expect(field('Password').value).toBe('not this one');
    await send();
    expect(textOf('.problem')).toBeNull();
    expect(sent()).toHaveLength(2);
  });

  it('says so where nobody answers', async () => {
    await signIn();
    await sent()[0].fail();
    await until(() => expect(textOf('.problem')).toBeTruthy());
    expect(location.hash).toBe('#/sign-in');
  });
});

describe('an account of one’s own', () => {
  const signUp = async (mode: 'open' | 'invitation' | 'closed') => {
    await mount(<SignInPage />);
    await click(the('button', 'I have no account'));
    await asked[0].answer({ mode });
  };

  it('is made with the language one reads, and no address where none is given', async () => {
    change({ language: 'it' });
    await mount(<SignInPage />);
    await click(the('button', 'Non ho un account'));
    await asked[0].answer({ mode: 'open' });
    const [name, password] = document.querySelectorAll('input');
    await fill(name, 'Zoë');
    await fill(password, 'a long enough password');
    await send();
    expect(sent()[0].body).toEqual({ name: 'Zoë', password: 'a long enough password', language: 'it' });
  });

  it('tells an address and an invitation where they are given', async () => {
    await signUp('invitation');
    await fill(field('Name'), 'Zoë');
    await fill(field('Password'), 'a long enough password');
    await fill(field('Mail address'), 'zoe@example.org');
    await fill(document.querySelectorAll('input')[3], 'word');
    await send();
    expect(sent()[0].body).toMatchObject({ email: 'zoe@example.org', invitation: 'word' });
    await sent()[0].answer(anna);
    expect(currentSession().is).toBe('known');
  });

  it('asks for no invitation where none is needed', async () => {
    await signUp('open');
    expect(document.querySelectorAll('input')).toHaveLength(3);
  });

  it('is not offered where nobody new is let in', async () => {
    await signUp('closed');
    expect(document.querySelector('form')).toBeNull();
    await click(the('button', 'I have an account'));
    expect(textOf('form button')).toBe('Sign in');
  });
});

describe('a forgotten password', () => {
  it('is answered alike whether or not an account has the address', async () => {
    await mount(<SignInPage />);
    await click(the('button', 'I have forgotten my password'));
    await fill(field('Mail address'), 'zoe@example.org');
    await send();
    expect(sent()[0]).toMatchObject({ path: 'password-resets', body: { email: 'zoe@example.org' } });
    await sent()[0].answer({ done: true });
    await until(() => expect(textOf('.note')).toContain('a letter with a link is on its way'));
  });

  it('no longer says that a letter is on its way when the next one was not sent', async () => {
    await mount(<SignInPage />);
    await click(the('button', 'I have forgotten my password'));
    await fill(field('Mail address'), 'zoe@example.org');
    await send();
    await sent()[0].answer({ done: true });
    await send();
    await sent()[1].fail();
    await until(() => expect(textOf('.problem')).toBeTruthy());
    expect(textOf('.note')).toBeNull();
  });

  it('is replaced by way of the letter’s link', async () => {
    await mount(<ResetPage word="a word/with signs" />);
    await fill(field('New password'), 'another long password');
    await send();
    expect(sent()[0]).toMatchObject({
      method: 'PUT',
      path: 'password-resets/a%20word%2Fwith%20signs',
      body: { password: 'another long password' },
    });
    await sent()[0].answer({ done: true });
    await until(() => expect(document.querySelector('form')).toBeNull());
    expect(the<HTMLAnchorElement>('main a', 'Sign in').getAttribute('href')).toBe('#/sign-in');
  });

  it('is not replaced by a link that has been used: the form stays', async () => {
    await mount(<ResetPage word="old" />);
    await fill(field('New password'), 'another long password');
    await send();
    await sent()[0].answer({ reason: { why: 'link-used' } }, 404);
    await until(() => expect(textOf('.problem')).toBeTruthy());
    expect(document.querySelector('form')).not.toBeNull();
  });
});

describe('the link that confirms an address', () => {
  it('is used once, by itself, and then it is asked anew who one is', async () => {
    await mount(<ConfirmPage word="w" />);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT email-confirmations/w']);
    await asked[0].answer({ done: true });
    await until(() => expect(textOf('.note')).toContain('this address is yours'));
    await until(() => expect(asked.at(-1)).toMatchObject({ method: 'GET', path: 'sessions' }));
    await asked.at(-1)!.answer({ me: anna });
    expect(currentSession()).toMatchObject({ is: 'known' });
  });

  it('thanks nobody where it is too old', async () => {
    await mount(<ConfirmPage word="w" />);
    await asked[0].answer({ reason: { why: 'link-used' } }, 404);
    await until(() => expect(textOf('.problem')).toBeTruthy());
    expect(textOf('.note')).toBeNull();
  });
});
