import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startArcade, type ArcadeFixture } from '../testing/arcade-fixture.ts';
import { runChainsCommand } from './chains-command.ts';

let arcade: ArcadeFixture;
let printed: string[];
beforeEach(async () => {
  arcade = await startArcade();
  arcade.stopClock();
  printed = [];
});
afterEach(() => arcade.close());

const run = (...words: string[]) =>
  runChainsCommand(words, {
    database: arcade.database(),
    clock: arcade.now,
    print: (line) => void printed.push(line),
    length: 2_000,
  });

describe('the command for chains', () => {
  it('FAIR-22 publishes tips before their salt exists, and the next flight plays the salted chain', async () => {
    const token = await arcade.enter('crash.kh-uran');
    await arcade.untilBoarding(token);
    expect(await run('salt', '--value', '00'.repeat(32), '--source', 'x')).toBe(false);
    expect(await run('prepare', '--announce', 'the hash of block 900,000')).toBe(true);
    const tipOf = (title: string) =>
      /tip ([0-9a-f]{64})$/.exec(printed.find((line) => line.includes(`${title}:`)) ?? '')?.[1];
    const tip = tipOf('crash.kh-uran');
    expect(tipOf('draw.daily-draw')).toMatch(/^[0-9a-f]{64}$/);
    arcade.pass(60_000);
    expect(await run('salt', '--value', '00aa'.repeat(16), '--source', 'block.example')).toBe(true);
    const stream = await arcade.listen(token);
    arcade.fly(20_000);
    const { body } = await arcade.get(token, '/flights/proof');
    expect(body['chains']).toContainEqual(
      expect.objectContaining({ tip, salt: '00aa'.repeat(16), saltSource: 'block.example' }),
    );
    await stream.close();
  });

  it.each([
    [['prepare']],
    [['salt', '--value', 'short', '--source', 'x']],
    [['salt', '--value', '00'.repeat(32)]],
    [['other']],
    [['prepare', '--unknown', 'x']],
    [[]],
  ])('refuses %j and says how it is used', async (words) => {
    expect(await run(...words)).toBe(false);
    expect(printed.join('\n')).toContain('chains.ts FOLDER prepare');
  });
});
