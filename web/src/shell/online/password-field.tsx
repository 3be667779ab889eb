import { PASSWORD_LENGTH } from '@cabinet-wars/protocol/messages';
import type { ReactNode } from 'react';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { TextField } from './parts.tsx';

interface Props {
  readonly label?: string;
  readonly value: string;
  onText(text: string): void;
}

/** The password one has. */
export function CurrentPassword({ label, value, onText }: Props): ReactNode {
  const texts = useOnlineTexts();
  return (
    <TextField
      label={label ?? texts.password}
      type="password"
      value={value}
      onText={onText}
      autoComplete="current-password"
      required
    />
  );
}

/** A password that is chosen now. */
export function NewPassword({ label, value, onText }: Props): ReactNode {
  const texts = useOnlineTexts();
  return (
    <TextField
      label={label ?? texts.password}
      hint={texts.passwordHint}
      type="password"
      value={value}
      onText={onText}
      autoComplete="new-password"
      minLength={PASSWORD_LENGTH.least}
      maxLength={PASSWORD_LENGTH.most}
      required
    />
  );
}
