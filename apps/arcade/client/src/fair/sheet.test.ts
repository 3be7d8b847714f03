// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameError } from '../errors.ts';
import { createFormat } from '../format.ts';
import type { EndedSeeds, SeededRound, Seeds, Server, State } from '../server.ts';
import { english } from '../words/en.ts';
import { createWords } from '../words/texts.ts';
import { beginSeeding, isClientSeed, randomClientSeed } from './client-seed.ts';
import type { Message } from '../lobby.ts';
import { showFairness } from './sheet.ts';
import { FAIR_TEXTS } from './words.ts';

const own = FAIR_TEXTS.en;

const seeds: Seeds = {
  pairNo: 3,
  hash: 'a'.repeat(64),
  clientSeed: 'shapla-bil-27',
  bets: 8,
  nonce: 9,
  nextHash: 'b'.repeat(64),
  isRoundOpen: false,
};
const ended: EndedSeeds = {
  pairNo: 3,
  hash: seeds.hash,
  serverSeed: 'c'.repeat(64),
  clientSeed: 'shapla-bil-27',
  bets: 8,
  startedAt: '2026-01-01T00:00:00.000Z',
  endedAt: '2026-01-02T00:00:00.000Z',
};
const round: SeededRound = {
  roundId: 'r-1',
  playId: 'play-0001',
  status: 'settled',
  stakeMinor: 5_000,
  choice: { bet: 'over' },
  outcome: { dice: [3, 5], sum: 8 },
  payoutMinor: 11_500,
  gameCode: 'table.river-dice',
  currency: 'BDT',
  nonce: 8,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** Opens the sheet over a server whose calls may be replaced. */
async function open(calls: Partial<Server> = {}, state: Partial<State> = {}, language = 'en') {
  const changes: [number, string][] = [];
  const server = {
    seeds: async () => seeds,
    changeSeeds: async (pairNo: number, clientSeed: string) => {
      changes.push([pairNo, clientSeed]);
      return { seeds: { ...seeds, pairNo: 4, clientSeed, bets: 0, nonce: 1 }, ended };
    },
    endedSeeds: async () => ({ pairs: [] }),
    seededRounds: async () => ({ pair: seeds, rounds: [round] }),
    ...calls,
  } as unknown as Server;
  showFairness({
    state: {
      gameCode: 'table.river-dice',
      title: 'River Dice',
      language,
      isSeeded: true,
      ...state,
    } as State,
    words: createWords(language),
    format: createFormat('BDT', language === 'bn' ? 'beng' : 'latn'),
    server,
    lobby: { tell: (message) => told.push(message), onHold: () => undefined },
  });
  const find = <Kind extends HTMLElement>(query: string) =>
    document.querySelector<Kind>(`.fairness ${query}`) as Kind;
  await vi.waitFor(() => expect(find('.go')).not.toBeNull());
  await vi.waitFor(() => expect(find('.fair__list li')).not.toBeNull());
  const input = find<HTMLInputElement>('input');
  return {
    changes,
    find,
    input,
    text: () => find('.fair').textContent,
    status: () => find('.fair__status').textContent,
    press: (name: string) => find(`[aria-label="${name}"]`).click(),
    type(value: string) {
      input.value = value;
      input.dispatchEvent(new Event('input'));
    },
  };
}

let copied: string[] = [];
let told: Message[] = [];
beforeEach(() => {
  copied = [];
  told = [];
  document.body.replaceChildren();
  document.execCommand = () => {
    copied.push(document.querySelector('textarea')?.value ?? '');
    return true;
  };
});
afterEach(() => vi.restoreAllMocks());

describe('the sheet of fairness', () => {
  it('shows both hashes, the own seed, the next number and the last rounds', async () => {
    const { text, input } = await open({}, {}, 'bn');
    for (const part of [seeds.hash, seeds.nextHash, 'ন্যায্যতা', 'পরের রাউন্ডের নম্বর (nonce)৯', 'রাউন্ড ৮'])
      expect(document.querySelector('.fairness')?.textContent).toContain(part);
    expect(text()).toContain('বেট ৳৫০, পাওয়া ৳১১৫');
    expect(text()).toContain('River Dice');
    expect(input.value).toBe('shapla-bil-27');
  });

  it('FAIR-21 changes the seeds to what was typed, and shows the old server seed to be copied', async () => {
    const { type, find, changes, press, status } = await open();
    type('  শাপলা  ');
    find('.go').click();
    await vi.waitFor(() => expect(find('.fair__shown')).not.toBeNull());
    expect(changes).toEqual([[3, 'শাপলা']]);
    expect(find('.fair__shown').textContent).toContain(ended.serverSeed);
    press('Copy: Server seed');
    expect(copied).toEqual([ended.serverSeed]);
    expect(status()).toBe(own.copied);
  });

  it('a second press while a change is on its way changes nothing', async () => {
    const { find, changes } = await open();
    find('.go').click();
    find('.go').click();
    await vi.waitFor(() => expect(find('.fair__shown')).not.toBeNull());
    expect(changes).toHaveLength(1);
  });

  it('proposes a random seed on request', async () => {
    const { press, input } = await open();
    press(own.random);
    expect(input.value).toMatch(/^[0-9a-f]{20}$/);
  });

  it.each(['', '   ', 'x'.repeat(65), 'a\u200Bb'])(
    'does not send "%s" as a seed',
    async (value) => {
      const { type, find, changes, input } = await open();
      type(value);
      find('.go').click();
      expect(changes).toEqual([]);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(find('#fair-hint').textContent).toBe(own.ownBad);
    },
  );

  it('FAIR-21 a round under way makes the change grey, with its reason, until it has ended', async () => {
    let isRoundOpen = true;
    const { find, changes } = await open({ seeds: async () => ({ ...seeds, isRoundOpen }) });
    expect(find('.go').getAttribute('aria-disabled')).toBe('true');
    expect(find('#fair-reason').textContent).toBe(own.blocked);
    isRoundOpen = false;
    find('.go').click();
    await vi.waitFor(() => expect(find('.go').getAttribute('aria-disabled')).toBeNull());
    expect(changes).toEqual([]);
  });

  it('says that a round began meanwhile, or that another window was faster, and shows its seeds', async () => {
    let code = 'round_open';
    let present = seeds;
    const { find, status, text } = await open({
      seeds: async () => present,
      changeSeeds: async () => {
        throw frameError(code);
      },
    });
    find('.go').click();
    await vi.waitFor(() => expect(status()).toBe(english['error.round_open']));
    code = 'seeds_changed';
    present = { ...seeds, pairNo: 4, hash: 'd'.repeat(64) };
    find('.go').click();
    await vi.waitFor(() => expect(status()).toBe(english['error.seeds_changed']));
    expect(text()).toContain(present.hash);
  });

  it('copies a round with all that a checker needs', async () => {
    const { press } = await open({
      seededRounds: async () => ({ pair: ended, rounds: [round] }),
    });
    press('Copy round 8 for a checker');
    const { serverSeed, clientSeed, hash } = ended;
    const { nonce, choice, outcome, gameCode } = round;
    expect(JSON.parse(copied[0] ?? '')).toMatchObject({
      serverSeed,
      clientSeed,
      hash,
      nonce,
      choice,
      outcome,
      gameCode,
    });
  });

  it('FAIR-24 asks the lobby to check a round, with all that its checker needs', async () => {
    const { press } = await open({
      seededRounds: async () => ({ pair: ended, rounds: [{ ...round, game: 'dice' }] }),
    });
    press('Check round 8');
    const [message] = told;
    expect(message?.type).toBe('check');
    const { serverSeed, clientSeed, hash } = ended;
    const { nonce, choice, outcome } = round;
    const asked = message?.type === 'check' ? message.round : '';
    expect(JSON.parse(asked)).toMatchObject({
      serverSeed,
      clientSeed,
      hash,
      nonce,
      choice,
      outcome,
      game: 'dice',
    });
  });

  it('says when copying did not work', async () => {
    document.execCommand = () => false;
    const { press, status } = await open();
    press('Copy round 8 for a checker');
    expect(status()).toBe(own.uncopied);
  });

  it('loads further rounds by pages, and the rounds of ended seeds when they are looked at', async () => {
    const asked: unknown[] = [];
    const { find, text } = await open({
      endedSeeds: async () => ({ pairs: [{ ...ended, pairNo: 2 }] }),
      seededRounds: async (pairNo, before) => {
        asked.push([pairNo, before]);
        const nonce = (before ?? 9) - 1;
        return {
          pair: seeds,
          rounds: [{ ...round, nonce }],
          ...(nonce > 7 ? { next: nonce } : {}),
        };
      },
    });
    await vi.waitFor(() => expect(find('.btn').hidden).toBe(false));
    find('.btn').click();
    await vi.waitFor(() => expect(text()).toContain('Round 7'));
    expect(find('.btn').hidden).toBe(true);
    const details = find<HTMLDetailsElement>('details');
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await vi.waitFor(() =>
      expect(asked).toEqual([
        [3, undefined],
        [3, 8],
        [2, undefined],
      ]),
    );
  });

  it('says of a game for everybody that its rounds do not come from the seeds', async () => {
    const { text } = await open({}, { isSeeded: false });
    expect(text()).toContain(own.apart);
    expect(text()).not.toContain(own.intro);
  });
});

describe('the words of the sheet', () => {
  const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();

  it('are in every language, with the same blanks and their own script', () => {
    for (const [key, text] of Object.entries(own)) {
      const { bn, hi } = FAIR_TEXTS;
      expect(blanks(bn[key as keyof typeof own]), key).toEqual(blanks(text));
      expect(blanks(hi[key as keyof typeof own]), key).toEqual(blanks(text));
      expect(bn[key as keyof typeof own], key).toMatch(/[ঀ-৿]/);
      expect(hi[key as keyof typeof own], key).toMatch(/[ऀ-ॿ]/);
      expect(hi[key as keyof typeof own], key).not.toMatch(/[ঀ-৿]/);
    }
  });
});

describe('the first client seed', () => {
  const { pairNo, hash } = seeds;
  const unset = { ...seeds, clientSeed: undefined } as unknown as typeof seeds;

  it('FAIR-21 is a random one of this browser, after the hash was received, and proposed once', async () => {
    const changeSeeds = vi.fn(async (_pairNo: number, clientSeed: string) => ({
      seeds: { ...seeds, pairNo, hash, clientSeed },
    }));
    const seeded = beginSeeding({ changeSeeds }, unset);
    await seeded();
    await seeded();
    expect(changeSeeds.mock.calls).toEqual([[pairNo, expect.stringMatching(/^[0-9a-f]{20}$/)]]);
    await beginSeeding({ changeSeeds }, seeds)();
    expect(changeSeeds).toHaveBeenCalledTimes(1);
  });

  it('is the one of another window that was faster; any other failure is told, and tried again', async () => {
    let code: string | undefined = 'network';
    const changeSeeds = vi.fn(async () => {
      if (code !== undefined) throw frameError(code);
      return { seeds };
    });
    const seeded = beginSeeding({ changeSeeds }, unset);
    await expect(seeded()).rejects.toMatchObject({ code: 'network' });
    code = undefined;
    await seeded();
    expect(changeSeeds).toHaveBeenCalledTimes(2);
    code = 'seeds_changed';
    await beginSeeding({ changeSeeds }, unset)();
  });

  it('is never the same one, and one that the server takes', () => {
    const some = Array.from({ length: 100 }, randomClientSeed);
    expect(new Set(some).size).toBe(100);
    expect(some.every(isClientSeed)).toBe(true);
  });
});
