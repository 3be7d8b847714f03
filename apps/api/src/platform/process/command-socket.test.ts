import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askRunningApi, listenForCommands, socketPath } from './command-socket.ts';

describe('the command socket', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'maidan-socket-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gives no answer where no api runs, even beside a socket file that a killed one left', async () => {
    const request = { command: 'x', args: {} };
    expect(await askRunningApi(folder, request)).toBeUndefined();
    writeFileSync(socketPath(folder), '');
    expect(await askRunningApi(folder, request)).toBeUndefined();
  });

  it('passes a command and its answer, and only its owner may use it', async () => {
    const socket = await listenForCommands(folder, async ({ command, args }) => ({
      command,
      ...args,
    }));
    expect(statSync(socketPath(folder)).mode & 0o777).toBe(0o600);
    const answer = await askRunningApi(folder, { command: 'echo', args: { a: 'খেলা ঘর' } });
    expect(answer?.result).toEqual({ command: 'echo', a: 'খেলা ঘর' });
    await socket.close();
  });

  it('a command that fails says why', async () => {
    const socket = await listenForCommands(folder, async () => {
      throw new Error('There is no site x.');
    });
    const asked = askRunningApi(folder, { command: 'x', args: {} });
    await expect(asked).rejects.toThrow('There is no site x.');
    await socket.close();
  });

  it('is found for a folder with a long name too', () => {
    expect(Buffer.byteLength(socketPath(`/data/${'long'.repeat(40)}`))).toBeLessThan(104);
  });
});
