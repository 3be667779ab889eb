/** What both ends must know besides the messages. */
export { ACT_KEY, LONGEST_FIELD_NAME, LONGEST_FIELD_TEXT, MOST_CHOICES } from './act-limits.ts';
export { afterClosing, type Closing, closeCode, isClosing } from './close-codes.ts';
export { PASSWORD_LENGTH } from './password-length.ts';
export { type ServerReason, serverReasons } from './reasons.ts';
export { mayWhisper } from './whisper.ts';
