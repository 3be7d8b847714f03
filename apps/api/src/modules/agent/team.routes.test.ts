import { MEMBER_TYPE } from '@maidan/contract/constants';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member } from '../member/member.tables.ts';
import { memberStore } from '../member/index.ts';
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
  const invitedByMemberId = parent === undefined ? null : (ids[parent] ?? null);
  await set(account, { type, invitedByMemberId });
}

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

  it('ends where the inviters go round in a circle', async () => {
    await join('ring_one');
    await join('ring_two', 'ring_one');
    await set('ring_one', { invitedByMemberId: ids['ring_two'] ?? null });
    const answer = await read('head_agent', `?memberId=${ids['ring_one']}`);
    expect(answer.body.code).toBe('agent.member_not_found');
    const own = await read('ring_one', `?memberId=${ids['ring_two']}`);
    expect(accountsOf(own.body.value.path)).toEqual(['ring_two']);
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
        ...pattern,
        memberId: account,
        account,
        accountKey: account,
        mobileKey: null,
        inviteCode: account,
        invitedByMemberId: ids['wide_agent'] ?? null,
      })),
    );
    const first = (await read('wide_agent')).body.value;
    expect(first.members).toHaveLength(50);
    const second = (await read('wide_agent', `?after=${first.next}`)).body.value;
    expect(second.next).toBeUndefined();
    expect(accountsOf([...first.members, ...second.members])).toEqual(made);
  });
});
