// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFormat } from '../../../format.ts';
import type { Frame } from '../../../frame.ts';
import { showDrawProof } from '../draws/proof.ts';
import type { DrawsProof } from '../draws/drawn.ts';
import type { Chain } from './chain.ts';
import { createLinkVerdict, showProof } from './sheet.ts';

const sha256 = (value: string) => createHash('sha256').update(value).digest('hex');
/** Three values of a chain with its tip, the newest first. */
const THIRD = 'c'.repeat(64);
const SECOND = sha256(THIRD);
const FIRST = sha256(SECOND);
const CHAIN: Chain = {
  chainId: 4,
  length: 1_000,
  tip: sha256(FIRST),
  publishedAt: '2026-11-28T08:40:00.000Z',
  salt: 'sea',
};

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const format = createFormat('BDT', 'latn');
const frameOf = (server: object = {}) =>
  ({
    state: { language: 'en', room: 'pick-three' },
    format,
    server,
    lobby: { tell: vi.fn() },
    words: (key: string) => key,
    warnOf: vi.fn(),
  }) as unknown as Frame;
const endOf = (valueNo: number, value: string) => ({ chainId: 4, valueNo, value });
const text = () => document.querySelector('.proof')?.textContent ?? '';

describe('what is told of a value', () => {
  const ends = [endOf(3, THIRD), endOf(2, SECOND), endOf(1, FIRST)];
  const told = { ends, chains: [CHAIN] };
  const verdictOf = async (end: (typeof ends)[number], list = told) => {
    const verdict = createLinkVerdict(frameOf(), end, list);
    await vi.waitUntil(() => verdict.textContent !== 'checking');
    return verdict.textContent;
  };

  it('is whether it leads to the value before it, and the first one to the tip', async () => {
    for (const end of ends) expect(await verdictOf(end)).toBe('leads to the value before');
    const other = { ends, chains: [{ ...CHAIN, tip: THIRD }] };
    expect(await verdictOf(endOf(1, FIRST), other)).toBe('does not lead to the value before');
    expect(await verdictOf(endOf(3, FIRST))).toBe('does not lead to the value before');
  });

  it('is that it cannot be checked, where the value before is not told or nothing can be computed', async () => {
    const isUnknown = 'cannot be checked here';
    expect(await verdictOf(endOf(5, THIRD))).toBe(isUnknown);
    expect(await verdictOf({ ...endOf(2, SECOND), chainId: 5 })).toBe(isUnknown);
    vi.stubGlobal('crypto', {});
    expect(await verdictOf(endOf(2, SECOND))).toBe(isUnknown);
  });
});

describe('the sheet that proves rounds', () => {
  const sheet = { title: '', intro: '', formula: '', rounds: '', items: [], none: 'No round yet' };
  const show = (chain: Chain) =>
    showProof(
      frameOf(),
      () => Promise.resolve({ chains: [chain] }),
      () => sheet,
    );

  it.each([
    ['was drawn by the arcade', {}, 'drew it itself after it had stored the tip'],
    ['was announced', { announced: 'block 9', saltSource: 'x.example' }, 'Look it up: x.example'],
    ['is to come', { announced: 'block 9', salt: undefined }, 'Still to come. Announced: block 9'],
  ])('tells the tip of a chain, and where its salt %s', async (_how, fields, note) => {
    const { salt, ...chain } = { ...CHAIN, ...fields };
    await show(salt === undefined ? chain : { ...chain, salt });
    expect(text()).toContain('Tip of the chain of 1,000 values, published 2026-11-28 08:40 UTC');
    expect(text()).toContain(CHAIN.tip);
    expect(text()).toContain(note);
    expect(text()).toContain('No round yet');
  });

  it('does not open when the server cannot be asked', async () => {
    const frame = frameOf();
    const fault = new Error('network');
    await showProof(
      frame,
      () => Promise.reject(fault),
      () => sheet,
    );
    expect(frame.warnOf).toHaveBeenCalledWith(fault);
    expect(document.querySelector('.proof')).toBeNull();
  });

  const drawOf = (drawNo: number, value: string) => ({
    drawNo,
    drawsAt: CHAIN.publishedAt,
    balls: [1, 2, drawNo],
    ...endOf(drawNo, value),
    before: sha256(value),
  });
  /** Shows two draws, of which the second has a ticket; answers what is said of their values. */
  async function showDraws(second: string, first: string) {
    const ticket = { roundId: 'r', stakeMinor: 1_000, payoutMinor: 0, drawNo: 2 };
    const proof = {
      now: CHAIN.publishedAt,
      title: 'quick-three',
      chains: [CHAIN],
      results: [drawOf(2, second), drawOf(1, first)],
      tickets: [{ ...ticket, choice: { digits: [1, 2, 3] } }],
      next: { drawNo: 3, drawsAt: CHAIN.publishedAt, before: second },
    } as unknown as DrawsProof;
    const frame = frameOf({ drawsProof: () => Promise.resolve(proof) });
    await showDrawProof(frame, { numbers: String, ticket: () => '123' });
    const states = [...document.querySelectorAll('.proof__state')];
    await vi.waitUntil(() => states.every(({ textContent }) => textContent !== 'checking'));
    return { frame, states: states.map(({ textContent }) => textContent) };
  }

  it('FAIR-22 follows the value of each draw to the one before it', async () => {
    const { states } = await showDraws(SECOND, FIRST);
    expect(states).toEqual(['leads to the value before', 'leads to the value before']);
    document.body.replaceChildren();
    const changed = await showDraws(THIRD, FIRST);
    expect(changed.states).toEqual([
      'does not lead to the value before',
      'leads to the value before',
    ]);
  });

  it('hands a ticket to the checker with the seeds of its draw', async () => {
    const { frame } = await showDraws(SECOND, FIRST);
    document.querySelector<HTMLElement>('.proof .btn')?.click();
    const [[message]] = vi.mocked(frame.lobby.tell).mock.calls as unknown as [[{ round: string }]];
    expect(JSON.parse(message.round)).toMatchObject({
      game: 'pick-three',
      serverSeed: SECOND,
      hash: FIRST,
      salt: 'sea',
      nonce: 2,
    });
  });
});
