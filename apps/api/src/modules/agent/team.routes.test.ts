import { MEMBER_TYPE } from '@maidan/contract/constants';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member } from '../member/member.tables.ts';
import { memberStore, moveInTeam } from '../member/index.ts';
import { memberOf } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const CHILDREN = 52;
let app: TestApp;
/** Id and session of each member that signs in: head > middle > leaf, rival > foreign. */
const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};

async function join(account: string, parent?: string, type: number = MEMBER_TYPE.agent) {
  tokens[account] = await memberOf(app, account);
  const found = await memberStore(app.db, 'first').findByAccount(account);
  ids[account] = found?.memberId ?? '';
  await set(account, { type });
  if (parent !== undefined) await move(account, parent);
}

const move = (account: string, parent: string | undefined) =>
  app.db.transaction((tx) =>
    moveInTeam(tx, 'first', {
      memberId: ids[account] ?? '',
      toMemberId: parent === undefined ? undefined : ids[parent],
    }),
  );

const set = (account: string, values: Partial<typeof member.$inferInsert>) =>
  app.db
    .update(member)
    .set(values)
    .where(and(eq(member.siteId, 'first'), eq(member.memberId, ids[account] ?? '')));

const read = (as: string, query = '') =>
  app.get(`/agent/team${query}`, { token: tokens[as] ?? '' });
const accountsOf = (rows: readonly { account: string }[]) => rows.map(({ account }) => account);

beforeAll(async () => {
  app = await openTestApp();
  await join('head_agent');
  await join('middle_agent', 'head_agent');
  await join('leaf_player', 'middle_agent', MEMBER_TYPE.player);
  await join('rival_agent');
  await join('foreign_one', 'rival_agent', MEMBER_TYPE.player);
  await memberOf(app, 'middle_agent', 'second');
});
afterAll(() => app.close());

describe('the team of an agent', () => {
  it('AGENTX-02 shows the direct downline, and opens each branch with its path', async () => {
    const own = (await read('head_agent')).body.value;
    expect(own).toMatchObject({
      path: [],
      members: [
        {
          memberId: ids['middle_agent'],
          account: 'middle_agent',
          isAgent: true,
          isActive: true,
          level: 1,
          directCount: 1,
        },
      ],
    });
    expect(own.next).toBeUndefined();
    const below = (await read('head_agent', `?memberId=${ids['middle_agent']}`)).body.value;
    expect(accountsOf(below.path)).toEqual(['middle_agent']);
    expect(below.members).toMatchObject([
      { account: 'leaf_player', isAgent: false, level: 2, directCount: 0 },
    ]);
    const leaf = (await read('head_agent', '?account=LEAF_player')).body.value;
    expect(accountsOf(leaf.path)).toEqual(['middle_agent', 'leaf_player']);
    expect(leaf.members).toEqual([]);
  });

  it('AGENTX-02 answers a foreign member, an agent above and oneself as an unknown one', async () => {
    for (const [as, name] of [
      ['head_agent', 'foreign_one'],
      ['head_agent', 'rival_agent'],
      ['middle_agent', 'head_agent'],
      ['head_agent', 'head_agent'],
      ['rival_agent', 'leaf_player'],
    ] as const) {
      for (const query of [`?memberId=${ids[name]}`, `?account=${name}`]) {
        const answer = await read(as, query);
        expect([answer.status, answer.body.code], `${as} ${query}`).toEqual([
          404,
          'agent.member_not_found',
        ]);
      }
    }
    const page = (memberId = '') =>
      app.get(`/agent/team/members/${memberId}`, { token: tokens['head_agent'] ?? '' });
    expect((await page(ids['leaf_player'])).body.value).toMatchObject({
      path: [{ account: 'middle_agent' }, { account: 'leaf_player' }],
      member: { account: 'leaf_player', level: 2 },
      figures: { members: 1, currency: 'BDT' },
    });
    for (const name of ['foreign_one', 'rival_agent', 'head_agent']) {
      const said = (await page(ids[name])).body;
      expect({ ...said, requestId: '' }).toEqual({ ...(await page('nobody')).body, requestId: '' });
      expect(said.code).toBe('agent.member_not_found');
    }
    const unknown = await read('head_agent', '?memberId=nobody');
    const foreign = await read('head_agent', `?memberId=${ids['foreign_one']}`);
    const { requestId: _, ...said } = foreign.body;
    expect(unknown.body).toMatchObject(said);
  });

  it('refuses a player, and a parameter that it does not know', async () => {
    expect((await read('leaf_player')).body.code).toBe('session.role');
    expect((await read('head_agent', '?parent=x')).body.code).toBe('request.invalid');
  });

  it('says when a member may not play any more', async () => {
    await set('leaf_player', { status: 'blocked' });
    const [leaf] = (await read('middle_agent')).body.value.members;
    expect(leaf).toMatchObject({ account: 'leaf_player', isActive: false });
  });

  it('AGENTX-02 a member cannot be moved below itself, nor below its own team', async () => {
    await join('ring_one');
    await join('ring_two', 'ring_one');
    await join('ring_three', 'ring_two');
    for (const place of ['ring_one', 'ring_two', 'ring_three'])
      await expect(move('ring_one', place)).rejects.toThrow('below the own team');
    const own = await read('ring_one', `?memberId=${ids['ring_three']}`);
    expect(accountsOf(own.body.value.path)).toEqual(['ring_two', 'ring_three']);
  });

  it('AGENTX-02 lists the whole team by level, and searches it by a part of the account', async () => {
    const list = async (as: string, query = '') =>
      (await app.get(`/agent/team/list${query}`, { token: tokens[as] ?? '' })).body.value;
    const all = await list('head_agent');
    expect(all.levels).toEqual([
      { level: 1, members: 1 },
      { level: 2, members: 1 },
    ]);
    expect(all.members).toMatchObject([
      { account: 'leaf_player', level: 2, isAgent: false },
      { account: 'middle_agent', level: 1, isAgent: true, figures: { members: 2 } },
    ]);
    expect(accountsOf((await list('head_agent', '?level=2')).members)).toEqual(['leaf_player']);
    expect(accountsOf((await list('head_agent', '?search=DLE_A')).members)).toEqual([
      'middle_agent',
    ]);
    // Signs that mean something in a pattern are looked for as they are.
    expect((await list('head_agent', '?search=%25')).members).toEqual([]);
    expect((await list('head_agent', '?search=foreign')).members).toEqual([]);
    expect((await list('middle_agent')).levels).toEqual([{ level: 1, members: 1 }]);
    const bad = await app.get('/agent/team/list?order=newest&after=x', {
      token: tokens['head_agent'] ?? '',
    });
    expect(bad.body.code).toBe('request.invalid');
  });

  it('AGENTX-02 a whole branch moves with its head', async () => {
    await join('new_home');
    await join('moved_agent', 'head_agent');
    await join('moved_player', 'moved_agent', MEMBER_TYPE.player);
    await move('moved_agent', 'new_home');
    const levels = async (as: string) =>
      (await app.get('/agent/team/list', { token: tokens[as] ?? '' })).body.value.levels;
    expect(await levels('head_agent')).toEqual([
      { level: 1, members: 1 },
      { level: 2, members: 1 },
    ]);
    expect(await levels('new_home')).toEqual([
      { level: 1, members: 1 },
      { level: 2, members: 1 },
    ]);
    expect(await levels('moved_agent')).toEqual([{ level: 1, members: 1 }]);
    const gone = await read('head_agent', `?memberId=${ids['moved_player']}`);
    expect(gone.body.code).toBe('agent.member_not_found');
    await move('moved_agent', undefined);
    expect(await levels('new_home')).toEqual([]);
  });

  it('AGENTX-02 turns pages by account without a gap or a repeated member', async () => {
    await join('wide_agent');
    const [pattern] = await app.db
      .select()
      .from(member)
      .where(eq(member.memberId, ids['leaf_player'] ?? ''));
    if (!pattern) throw new Error('The pattern of the members is missing.');
    const made = Array.from({ length: CHILDREN }, (_, index) => `wide_${100 + index}`);
    await app.db.insert(member).values(
      made.map((account) => ({
        // In the place of registrations, which take long.
        ...pattern,
        memberId: account,
        account,
        accountKey: account,
        mobileKey: null,
        inviteCode: account,
        invitedByMemberId: null,
      })),
    );
    for (const account of made) ids[account] = account;
    for (const account of made) await move(account, 'wide_agent');
    const first = (await read('wide_agent')).body.value;
    expect(first.members).toHaveLength(50);
    const second = (await read('wide_agent', `?after=${first.next}`)).body.value;
    expect(second.next).toBeUndefined();
    expect(accountsOf([...first.members, ...second.members])).toEqual(made);
    for (const order of ['account', 'newest']) {
      const page = async (after: string) =>
        (
          await app.get(`/agent/team/list?order=${order}&after=${encodeURIComponent(after)}`, {
            token: tokens['wide_agent'] ?? '',
          })
        ).body.value;
      const one = await page('');
      const two = await page(one.next);
      expect(one.members).toHaveLength(50);
      expect(two.next).toBeUndefined();
      expect(accountsOf([...one.members, ...two.members]).toSorted()).toEqual(made);
    }
  });
});
