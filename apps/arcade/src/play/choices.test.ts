import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startArcade, type ArcadeFixture } from '../testing/arcade-fixture.ts';
import { VISIT_MS } from './choices.store.ts';

let arcade: ArcadeFixture;
beforeEach(async () => {
  arcade = await startArcade();
});
afterEach(() => arcade.close());

const SLOT = 'slot.golden-river';
const NOTHING = { stakes: {}, isSoundOn: false };

async function chosenOn(token: string): Promise<unknown> {
  return (await arcade.get(token, '/session')).body['chosen'];
}
const keep = (token: string, body: unknown) => arcade.post(token, '/choices', body);

describe('what a player chose', () => {
  it('VENDOR-06 a first opening has no stored stake, so the visit starts at the smallest', async () => {
    expect(await chosenOn(await arcade.enter(SLOT))).toEqual(NOTHING);
  });

  it('VENDOR-06 stake and sound survive a reload, which is a new launch', async () => {
    const before = await arcade.enter('crash.high-sky');
    const stakes = [
      { place: 0, stakeMinor: 7_500 },
      { place: 1, stakeMinor: 2_000 },
    ];
    expect((await keep(before, { stakes, isSoundOn: true })).status).toBe(200);
    const after = await arcade.enter('crash.high-sky');
    expect(await chosenOn(after)).toEqual({ stakes: { 0: 7_500, 1: 2_000 }, isSoundOn: true });
    arcade.restart();
    expect(await chosenOn(after)).toMatchObject({ isSoundOn: true });
  });

  it('VENDOR-06 a stake belongs to its title and visit, the sound to the player', async () => {
    const token = await arcade.enter(SLOT);
    await keep(token, { stakes: [{ place: 0, stakeMinor: 5_000 }], isSoundOn: true });
    expect(await chosenOn(await arcade.enter('table.european-wheel'))).toEqual({
      stakes: {},
      isSoundOn: true,
    });
    arcade.pass(VISIT_MS + 1_000);
    expect(await chosenOn(await arcade.enter(SLOT))).toEqual({ stakes: {}, isSoundOn: true });
    await keep(token, { stakes: [], isSoundOn: false });
    expect(await chosenOn(token)).toEqual(NOTHING);
  });

  it('VENDOR-06 every bet extends the visit, so that a long visit does not lose its stake', async () => {
    const token = await arcade.enter(SLOT);
    await keep(token, { stakes: [{ place: 0, stakeMinor: 5_000 }] });
    arcade.pass(VISIT_MS - 1_000);
    await arcade.post(token, '/play', {
      playId: 'play-0001',
      stakeMinor: 5_000,
      choice: { way: 'spin' },
    });
    arcade.pass(VISIT_MS - 1_000);
    expect(await chosenOn(token)).toMatchObject({ stakes: { 0: 5_000 } });
    arcade.app.purge();
    expect(await chosenOn(token)).toMatchObject({ stakes: { 0: 5_000 } });
  });

  it('VENDOR-06 free play stores choices as play with the wallet does', async () => {
    const token = await arcade.enter(SLOT, { freePlay: true });
    await keep(token, { stakes: [{ place: 0, stakeMinor: 2_000 }] });
    const again = await arcade.enter(SLOT, { freePlay: true });
    expect(await chosenOn(again)).toMatchObject({ stakes: { 0: 2_000 } });
  });

  it.each([
    ['below the minimum', [{ place: 0, stakeMinor: 100 }], 'invalid_stake'],
    ['above the maximum', [{ place: 0, stakeMinor: 99_999_900 }], 'invalid_stake'],
    ['between the steps', [{ place: 0, stakeMinor: 1_050 }], 'invalid_stake'],
    ['of a third bet', [{ place: 2, stakeMinor: 1_000 }], 'invalid_request'],
    ['that is a text', [{ place: 0, stakeMinor: '1000' }], 'invalid_request'],
  ])('VENDOR-06 a stake %s is not stored', async (_name, stakes, code) => {
    const token = await arcade.enter(SLOT);
    expect(await keep(token, { stakes })).toMatchObject({ status: 400, body: { code } });
    expect(await chosenOn(token)).toEqual(NOTHING);
  });

  it('VENDOR-06 nothing is stored without a session', async () => {
    expect(await keep('x'.repeat(43), { stakes: [], isSoundOn: true })).toMatchObject({
      status: 401,
    });
  });
});
