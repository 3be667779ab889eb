import type { Page } from 'playwright-core';

/** A picture made smaller: so many pixels wide, and as WebP, which takes half of what a JPEG does. */
export async function asWebp(page: Page, picture: Buffer, width: number, quality: number): Promise<Buffer> {
  const url = `data:image/*;base64,${picture.toString('base64')}`;
  const encoded = await page.evaluate(
    async (wanted) => {
      const image = new Image();
      image.src = wanted.url;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = wanted.width;
      canvas.height = Math.round((wanted.width * image.naturalHeight) / image.naturalWidth);
      const brush = canvas.getContext('2d')!;
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', wanted.quality);
    },
    { url, width, quality },
  );
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}
