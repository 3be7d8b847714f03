import { GAME_TYPES, MEMBER_TYPE } from '@maidan/contract/constants';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member } from '../../member/member.tables.ts';
import { memberStore } from '../../member/index.ts';
import { login, memberOf, PASSWORD } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { giveFirstRates, setSiteRates } from './rates.service.ts';
import { ratesFrom } from './rates.rules.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};

/** Head > middle > leaf, rival > foreign. */
async function join(account: string, parent?: string, type: number = MEMBER_TYPE.agent) {
  tokens[account] = await memberOf(app, account);
  ids[account] = (await memberStore(app.db, 'first').findByAccount(account))?.memberId ?? '';
  await app.db
    .update(member)
    .set({ type, invitedByMemberId: parent === undefined ? null : (ids[parent] ?? null) })
    .where(and(eq(member.siteId, 'first'), eq(member.memberId, ids[account])));
}

/** A day later everybody signs in again, because sessions do not last that long. */
async function nextDay(): Promise<void> {
  app.clock.moveMs(DAY_MS);
  for (const username of Object.keys(tokens)) {
    const answer = await login(app, { username, password: PASSWORD });
    tokens[username] = answer.body.value.token as string;
  }
}

const all = (basisPoints: number) => ratesFrom(() => basisPoints);
const read = async (as: string, path = '') =>
  app.get(`/agent/rates${path}`, { token: tokens[as] ?? '' });
const give = (as: string, to: string, rates: object) =>
  app.ask('PUT', `/agent/rates/${ids[to] ?? to}`, { token: tokens[as] ?? '', body: { rates } });

beforeAll(async () => {
  app = await openTestApp();
  await join('head_agent');
  await join('middle_agent', 'head_agent');
  await join('leaf_player', 'middle_agent', MEMBER_TYPE.player);
  await join('rival_agent');
  await join('foreign_one', 'rival_agent');
  await app.db.transaction((tx) =>
    setSiteRates(tx, 'first', {
      memberId: ids['head_agent'] ?? '',
      rates: all(80),
      fromDay: '2026-11-01',
      setAt: app.clock.now(),
    }),
  );
});
afterAll(() => app.close());

describe('the rates of agents', () => {
  it('AGENTX-04 gives rates from the next day on, shows what stays, and keeps the history', async () => {
    expect((await read('head_agent')).body.value.own).toEqual({
      rates: all(80),
      since: '2026-11-01',
    });
    const given = { ...all(30), RNG: 45 };
    const answer = await give('head_agent', 'middle_agent', given);
    expect(answer.body.value).toMatchObject({
      account: 'middle_agent',
      rates: all(0),
      next: { rates: given, fromDay: '2026-11-21' },
      most: all(80),
    });
    await nextDay();
    const [line] = (await read('head_agent')).body.value.lines;
    expect(line).toMatchObject({ rates: given, kept: { ...all(50), RNG: 35 } });
    expect((await read('middle_agent')).body.value.own).toEqual({
      rates: given,
      since: '2026-11-21',
      givenBy: 'head_agent',
    });
    await give('head_agent', 'middle_agent', all(20));
    await give('head_agent', 'middle_agent', all(40));
    const { history } = (await read('head_agent', `/${ids['middle_agent']}`)).body.value;
    expect(history).toEqual([
      { rates: all(40), fromDay: '2026-11-22' },
      { rates: given, fromDay: '2026-11-21' },
    ]);
    await nextDay();
  });

  it('AGENTX-04 refuses rates above one’s own, whatever the game type', async () => {
    for (const gameType of GAME_TYPES) {
      const answer = await give('middle_agent', 'leaf_player', { ...all(40), [gameType]: 41 });
      expect(answer.body).toMatchObject({
        code: 'agent.rate_too_high',
        params: { gameType, mostBasisPoints: 40 },
      });
    }
    expect((await read('middle_agent', `/${ids['leaf_player']}`)).body.value.history).toEqual([]);
  });

  it('AGENTX-04 gives to nobody but the direct downline: not to oneself, upwards, further down, or elsewhere', async () => {
    for (const [as, to] of [
      ['middle_agent', 'middle_agent'],
      ['middle_agent', 'head_agent'],
      ['head_agent', 'leaf_player'],
      ['head_agent', 'foreign_one'],
      ['head_agent', 'nobody'],
    ] as const) {
      const answer = await give(as, to, all(1));
      expect([answer.status, answer.body.code], `${as} to ${to}`).toEqual([
        404,
        'agent.member_not_found',
      ]);
      const found = await read(as, `/${ids[to] ?? to}`);
      expect(found.body.code, `${as} reads ${to}`).toBe('agent.member_not_found');
    }
  });

  it('AGENTX-04 an agent who invited itself round in a circle cannot raise its rate by that', async () => {
    await join('ring_one');
    await join('ring_two', 'ring_one');
    await app.db
      .update(member)
      .set({ invitedByMemberId: ids['ring_two'] ?? null })
      .where(eq(member.memberId, ids['ring_one'] ?? ''));
    expect((await give('ring_one', 'ring_two', all(1))).body.code).toBe('agent.rate_too_high');
    expect((await give('ring_two', 'ring_one', all(1))).body.code).toBe('agent.rate_too_high');
  });

  it('AGENTX-04 a lowered rate bounds everybody below from the day on which it counts', async () => {
    await give('middle_agent', 'leaf_player', all(40));
    await nextDay();
    await give('head_agent', 'middle_agent', all(10));
    const rateOf = async () => {
      const { rates } = (await read('middle_agent', `/${ids['leaf_player']}`)).body.value;
      return rates.RNG as number;
    };
    expect(await rateOf()).toBe(40);
    await nextDay();
    expect(await rateOf()).toBe(10);
  });

  it('refuses a player, and rates that are not whole, negative or incomplete', async () => {
    expect((await read('leaf_player')).body.code).toBe('session.role');
    expect((await give('leaf_player', 'leaf_player', all(0))).body.code).toBe('session.role');
    const { RNG: _, ...incomplete } = all(1);
    for (const rates of [
      { ...all(1), RNG: 0.5 },
      { ...all(1), RNG: -1 },
      { ...all(1), RNG: '1' },
      incomplete,
    ]) {
      expect((await give('head_agent', 'middle_agent', rates)).body.code).toBe('request.invalid');
    }
  });

  it('AGENTX-04 bounds the first rates of a new member, which count from its first day', async () => {
    await join('new_player', 'head_agent', MEMBER_TYPE.player);
    const site = app.app.directory.findById('first');
    const first = (basisPoints: number) =>
      app.db.transaction((tx) =>
        giveFirstRates(
          tx,
          site,
          {
            agentMemberId: ids['head_agent'] ?? '',
            memberId: ids['new_player'] ?? '',
            rates: all(basisPoints),
          },
          app.clock.now(),
        ),
      );
    await expect(first(81)).rejects.toMatchObject({ code: 'agent.rate_too_high' });
    await first(80);
    const players = (await read('head_agent', '?kind=players')).body.value.lines;
    expect(players).toMatchObject([{ account: 'new_player', rates: all(80), kept: all(0) }]);
  });
});
