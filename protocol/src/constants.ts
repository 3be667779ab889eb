/** What both ends of a socket must know besides the messages. */
export { afterClosing, type Closing, closeCode, isClosing } from './close-codes.ts';
export { type ServerReason, serverReasons } from './reasons.ts';
export { mayWhisper } from './whisper.ts';
