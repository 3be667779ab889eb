import { describe, expect, it } from 'vitest';
import { connect, type Port, RemoteFault, serve } from '../src/rpc.ts';

class Clerk {
  add = (a: number, b: number): number => a + b;
  async later(text: string): Promise<string> {
    return `${text}!`;
  }
  fail(): never {
    throw new RangeError('too far');
  }
  hidden(): string {
    return 'secret';
  }
}

function office() {
  const { port1, port2 } = new MessageChannel();
  serve<Clerk>(port2 as unknown as Port, ['add', 'later', 'fail'], new Clerk());
  port1.start();
  port2.start();
  return port1 as unknown as Port;
}

describe('a call between threads', () => {
  it('brings back what the method returned', async () => {
    const clerk = connect<Clerk>(office(), ['add', 'later']);
    expect(await Promise.all([clerk.add(1, 2), clerk.later('so'), clerk.add(3, 4)])).toEqual([3, 'so!', 7]);
  });

  it('fails as the method failed', async () => {
    const clerk = connect<Clerk>(office(), ['fail']);
    const fault = await clerk.fail().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(RemoteFault);
    expect(fault).toMatchObject({ kind: 'RangeError', message: 'too far' });
  });

  it('reaches only what was meant to be reached', async () => {
    await expect(connect<Clerk>(office(), ['hidden']).hidden()).rejects.toThrow('no hidden here');
  });
});
