import type { House } from '../e2e/kit.ts';

/** What a newcomer's first page costs on the wire, in bytes as sent (compressed). */
export interface Weight {
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  readonly all: number;
}

/** Loads a page in a fresh browser with nothing kept and adds up what comes over the network until it is quiet. */
export async function weigh(house: House, path: string): Promise<Weight> {
  const context = await house.browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await page.goto(house.address + path, { waitUntil: 'networkidle' });
  await context.close();
  const of = (kind: string) => bytes.get(kind) ?? 0;
  const all = [...bytes.values()].reduce((sum, each) => sum + each, 0);
  return { scripts: of('Script'), styles: of('Stylesheet'), fonts: of('Font'), all };
}
