const TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 65_535;

let lastText = '';
let lastFrame = frameOf('');

/**
 * A text as a WebSocket frame (RFC 6455, 5.2), header and payload in one buffer. The last one is kept: whoever sees the same
 * is sent the same text, and its bytes are then made once for all of them.
 */
export function textFrame(text: string): Buffer {
  if (text !== lastText) {
    lastFrame = frameOf(text);
    lastText = text;
  }
  return lastFrame;
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
  frame.write(text, start);
  return frame;
}
