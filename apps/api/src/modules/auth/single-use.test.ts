import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/process/log.ts';
import { withUsedCode } from './single-use.ts';

function watched(giveBack: () => Promise<void> = async () => undefined) {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  let given = 0;
  const used = { giveBack: () => ((given += 1), giveBack()) };
  return { log, lines, used, timesGiven: () => given };
}

describe('a code that was used up', () => {
  it('stays used when the work succeeds', async () => {
    const { log, used, timesGiven } = watched();
    expect(await withUsedCode(log, used, async () => 'made')).toBe('made');
    expect(timesGiven()).toBe(0);
  });

  it('is given back when the work fails, and the failure is thrown on', async () => {
    const { log, used, lines, timesGiven } = watched();
    const failing = withUsedCode(log, used, () => Promise.reject(new Error('taken')));
    await expect(failing).rejects.toThrow('taken');
    expect(timesGiven()).toBe(1);
    expect(lines).toEqual([]);
  });

  it('that cannot be given back is logged, and the failure of the work is thrown on', async () => {
    const { log, used, lines } = watched(() => Promise.reject(new Error('no answer')));
    const failing = withUsedCode(log, used, () => Promise.reject(new Error('taken')));
    await expect(failing).rejects.toThrow('taken');
    expect(lines.join('')).toContain('could not be given back');
  });
});
