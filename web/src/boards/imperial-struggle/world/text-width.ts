import { useEffect, useState } from 'react';

const known = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** How wide a text is in a font, at one pixel. Measured once; where there is nothing to measure with, guessed. */
export function textWidth(text: string, font: string): number {
  const key = `${font} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    if (canvas === undefined) canvas = globalThis.document?.createElement('canvas').getContext('2d') ?? null;
    if (canvas !== null) canvas.font = font.replace('1px', '100px');
    width = canvas === null ? text.length * 0.52 : canvas.measureText(text).width / 100;
    known.set(key, width);
  }
  return width;
}

/** Whether the fonts are there: what was measured before has to be measured again. */
export function useFonts(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isHere = true;
    void Promise.all([document.fonts.load(NAME_FONT), document.fonts.load(BOLD_FONT)]).then(() => {
      known.clear();
      if (isHere) setReady(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isReady;
}

export const NAME_FONT = '500 1px "Alegreya Sans"';
export const BOLD_FONT = '700 1px "Alegreya Sans"';
