/** What both ends must know besides the messages. */
export { afterClosing, type Closing, closeCode, isClosing } from './close-codes.ts';
export { PASSWORD_LENGTH } from './password-length.ts';
export { type ServerReason, serverReasons } from './reasons.ts';
export { mayWhisper } from './whisper.ts';
