import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Mailer {
  /** Resolves when the mail server has taken it. */
  send(mail: SendMailOptions & { readonly messageId: string }): Promise<void>;
  close(): void;
}

/** The mail server, or a folder where letters can be read: a club that tries things out needs no mail. */
export function makeMailer({ smtpUrl, mailFrom, letters }: Config): Mailer {
  if (smtpUrl === null) return intoFolder(letters, mailFrom);
  const transport = createTransport(smtpUrl, { from: mailFrom });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

function intoFolder(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${mail.messageId.replace(/[^\w-]/g, '_')}.eml`), message, {
        mode: 0o600,
      });
    },
    close: () => {},
  };
}
