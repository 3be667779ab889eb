import { useState } from 'react';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { faultText } from '../../online/fault-text.ts';
import { proveAgain, wantsProof } from '../../online/prove-again.ts';

export interface Doing {
  /** Whether something asked of the server is still under way. */
  readonly busy: boolean;
  /** Why the last thing did not come about; null if it did. */
  readonly problem: string | null;
  /** Asks the server for something; false, and the reason kept, where it says no. */
  run(does: () => Promise<unknown>): Promise<boolean>;
}

export function useDoing(): Doing {
  const texts = useOnlineTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (does: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await does().catch(async (fault) => {
        if (!wantsProof(fault) || !(await proveAgain())) throw fault;
        await does();
      });
      return true;
    } catch (fault) {
      setProblem(faultText(fault, texts));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
