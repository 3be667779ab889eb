import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';

describe('the configuration', () => {
  it('needs nothing to be said', () => {
    const read = readConfig({});
    expect(read).toMatchObject({ ok: true, config: { port: 1756, host: '127.0.0.1', databaseUrl: null } });
  });

  it('takes what the environment says, and empty words as nothing said', () => {
    const read = readConfig({
      PORT: '8080',
      DATA: '/var/lib/games',
      DATABASE_URL: '',
      PUBLIC_URL: 'https://play.example/',
    });
    expect(read).toMatchObject({
      ok: true,
      config: {
        port: 8080,
        file: '/var/lib/games/cabinet-wars.db',
        databaseUrl: null,
        publicUrl: 'https://play.example',
      },
    });
  });

  it('sends no mail with links that lead nowhere', () => {
    const mail = { SMTP_URL: 'smtp://mail.example' };
    expect(readConfig(mail)).toEqual({
      ok: false,
      problems: ['PUBLIC_URL: is needed with SMTP_URL: links in mails begin with it'],
    });
    expect(readConfig({ ...mail, PUBLIC_URL: 'https://play.example' }).ok).toBe(true);
  });

  it('is refused with everything that is wrong in it, a line each', () => {
    const read = readConfig({ PORT: 'http', DATABASE_URL: 'mysql://x/y', LOG_LEVEL: 'loud', METRICS_TOKEN: 'short' });
    if (read.ok) throw new Error('it was taken');
    expect(read.problems).toHaveLength(4);
    expect(read.problems.join('\n')).toMatch(
      /PORT: is a number from 0 to 65535\nDATABASE_URL: begins with postgres: or postgresql:/,
    );
  });
});
