import { createHash } from 'node:crypto';
import { CONTRACT_KINDS, MEMBER_TYPE } from '@maidan/contract/constants';
import type { ContractKind } from '@maidan/contract/constants';
import type { ContractTerms } from '@maidan/contract/types';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member } from '../member/member.tables.ts';
import { accountKeyOf } from '../member/index.ts';
import { memberOf } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { agentContract } from './agent.tables.ts';
import { offerContract } from './index.ts';

const TERMS: ContractTerms = {
  base: 'valid_bets',
  period: 'day',
  currency: 'BDT',
  tiers: [
    { fromMinor: 5_000_000, amountMinor: 60_000 },
    { fromMinor: 12_345_678_900, amountMinor: 120_005 },
  ],
  minActiveMembers: 5,
  deductions: [],
  carriesLoss: false,
  validFrom: '2026-11-22',
};
const SHARE: ContractTerms = {
  ...TERMS,
  base: 'net_result',
  period: 'month',
  tiers: [{ fromMinor: 1, rateBasisPoints: 1250 }],
  minActiveMembers: 0,
  deductions: ['bonus', 'vendor_fee'],
  carriesLoss: true,
};
const DEVICE = { 'user-agent': 'Test phone' };

let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function idOf(account: string): Promise<string> {
  const rows = await app.db
    .select()
    .from(member)
    .where(and(eq(member.siteId, 'first'), eq(member.accountKey, accountKeyOf(account))));
  return rows[0]?.memberId ?? '';
}

/** An agent with a session, and the head agent who offers contracts to it. */
async function team(type: number = MEMBER_TYPE.agent) {
  made += 1;
  const account = `agent_${made}`;
  const token = await memberOf(app, account);
  await memberOf(app, `head_${made}`);
  const memberId = await idOf(account);
  const headId = await idOf(`head_${made}`);
  await app.db.update(member).set({ type }).where(eq(member.memberId, memberId));
  const offer = (contractId: string, kind: ContractKind = 'salary', terms = TERMS) =>
    app.db.transaction((tx) =>
      offerContract(
        tx,
        'first',
        { contractId, kind, terms, offeredByMemberId: headId, memberId },
        app.clock.now(),
      ),
    );
  const read = (kind = 'salary', query = 'language=en') =>
    app.get(`/agent/contracts/${kind}?${query}`, { token });
  const request = async (kind: ContractKind) =>
    (await app.get(`/agent/contracts/${kind}/request`, { token })).body.value;
  const answer = (body: object, kind = 'salary') =>
    app.ask('POST', `/agent/contracts/${kind}/answer`, {
      token,
      headers: DEVICE,
      body: { language: 'en', answer: 'accept', ...body },
    });
  return { account, head: `head_${made}`, token, offer, read, request, answer };
}

const stored = async (contractId: string) =>
  (await app.db.select().from(agentContract).where(eq(agentContract.contractId, contractId)))[0];

describe('contract requests', () => {
  it('AGENTX-01 lists what waits for an agent, and refuses a player', async () => {
    const { token, offer, answer, read } = await team();
    const list = () => app.get('/agent/contracts', { token });
    expect((await list()).body.value.waiting).toEqual([]);
    for (const kind of ['hourly', 'salary'] as const) await offer(`list-${kind}`, kind);
    const offeredAt = app.clock.now().toISOString();
    expect((await list()).body.value.waiting).toEqual([
      { contractId: 'list-salary', kind: 'salary', offeredAt },
      { contractId: 'list-hourly', kind: 'hourly', offeredAt },
    ]);
    const { textHash } = (await read()).body.value;
    await answer({ contractId: 'list-salary', textHash });
    expect((await list()).body.value.waiting).toHaveLength(1);
    const other = await team(MEMBER_TYPE.agentWithoutContracts);
    await other.offer('list-none');
    const none = await app.get('/agent/contracts', { token: other.token });
    expect(none.body.value.waiting).toEqual([]);
    const player = await team(MEMBER_TYPE.player);
    expect((await app.get('/agent/contracts', { token: player.token })).body.code).toBe(
      'session.role',
    );
  });

  it('API-24 API-60 API-61 each kind answers with its own waiting contract only', async () => {
    const { offer, request } = await team();
    const empty = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
    for (const kind of CONTRACT_KINDS) expect(await request(kind)).toEqual(empty);
    for (const kind of CONTRACT_KINDS) await offer(`req-${kind}`, kind);
    expect(await request('salary')).toEqual({ ...empty, dailysalreqtype: 'req-salary' });
    expect(await request('dividend')).toEqual({ ...empty, divtypecompperiodreq: 'req-dividend' });
    expect(await request('hourly')).toEqual({ ...empty, contracthoursalreq: 'req-hourly' });
  });

  it('AGENT-11 a contract that was answered is no longer pending', async () => {
    const { offer, read, request, answer } = await team();
    await offer('done-1');
    const { contractId, textHash } = (await read()).body.value;
    await answer({ contractId, textHash });
    expect((await request('salary')).dailysalreqtype).toBe('');
  });

  it.each([4, 40, 41, 42])(
    'AGENT-07 a member of type %i is prompted for nothing and has no contracts',
    async (type) => {
      const { offer, read, request, answer } = await team(type);
      await offer(`type-${type}`);
      expect((await request('salary')).dailysalreqtype).toBe('');
      const code = type === MEMBER_TYPE.trial ? 'session.formal_account_required' : 'session.role';
      expect((await read()).body.code).toBe(code);
      const refused = await answer({ contractId: `type-${type}`, textHash: '0'.repeat(64) });
      expect(refused.body.code).toBe(code);
      expect((await stored(`type-${type}`))?.state).toBe('offered');
    },
  );

  it.each([0, 1, 2])('AGENT-07 a member of type %i is prompted', async (type) => {
    const { offer, request } = await team(type);
    await offer(`prompted-${type}`);
    expect((await request('salary')).dailysalreqtype).toBe(`prompted-${type}`);
  });
});

describe('reading a contract', () => {
  it('AGENTX-05 answers the terms as data and the exact text in words, with its hash', async () => {
    const { offer, read, account, head } = await team();
    await offer('read-1');
    const { value } = (await read()).body;
    expect(value).toMatchObject({
      contractId: 'read-1',
      kind: 'salary',
      state: 'offered',
      offeredBy: head,
      terms: TERMS,
      textLanguage: 'en',
      offeredAt: app.clock.now().toISOString(),
      history: [{ contractId: 'read-1', state: 'offered', at: app.clock.now().toISOString() }],
    });
    expect(value.text.split('\n')).toEqual([
      `The agent ${head} offers ${account} a daily salary contract.`,
      "The base is the sum of the valid bets of the member's whole team.",
      'It is counted and paid once for every day.',
      'Nothing is taken off the base.',
      'From ৳50,000 on, ৳600 is paid.',
      'From ৳12,34,56,789 on, ৳1,200.05 is paid.',
      'Of these steps only the highest one that is reached counts, and it counts for the whole base.',
      'It is paid only when at least 5 members of the team placed a bet in the period.',
      'When the base is below zero nothing is paid, and nothing is carried to the next period.',
      'Once accepted, the contract holds from 2026/11/22 until it is ended or a new one of its kind is accepted.',
    ]);
    expect(value.textHash).toBe(createHash('sha256').update(value.text).digest('hex'));
  });

  it('AGENTX-05 each language and kind of digits has its own text and its own hash', async () => {
    const { offer, read } = await team();
    await offer('read-2', 'dividend', SHARE);
    const bengali = (await read('dividend', 'language=bn')).body.value;
    expect(bengali.textLanguage).toBe('bn');
    expect(bengali.text).toContain('ভিত্তি ৳০.০১ বা তার বেশি হলে ভিত্তির ১২.৫% দেওয়া হয়।');
    expect(bengali.text).toContain('২০২৬/১১/২২');
    const latin = (await read('dividend', 'language=bn&digits=latn')).body.value;
    expect(latin.text).toContain('ভিত্তি ৳0.01 বা তার বেশি হলে ভিত্তির 12.5% দেওয়া হয়।');
    expect(latin.text).not.toMatch(/[০-৯]/);
    const english = (await read('dividend')).body.value;
    expect(english.text).toContain('Bonuses given to the team are taken off the base first.');
    expect(english.text).toContain('the shortfall lowers the base of the next period.');
    expect(english.text).not.toContain('Of these steps');
    expect(english.text).not.toContain('placed a bet');
    expect(new Set([bengali, latin, english].map(({ textHash }) => textHash)).size).toBe(3);
  });

  it('AGENTX-05 only the receiver sees it: not the agent who offers it, a stranger, or another site', async () => {
    const { offer } = await team();
    await offer('read-3');
    const stranger = await team();
    expect((await stranger.read()).body.code).toBe('agent.contract_not_found');
    expect((await stranger.request('salary')).dailysalreqtype).toBe('');
    const elsewhere = await memberOf(app, 'agent_elsewhere', 'second');
    const answer = await app.get('/agent/contracts/salary', { token: elsewhere, site: 'second' });
    expect(answer.body.code).toBe('agent.contract_not_found');
  });

  it('AGENTX-05 a kind that was never offered is not found, and an unknown kind is refused', async () => {
    const { offer, read } = await team();
    await offer('read-4');
    expect((await read('hourly')).body.code).toBe('agent.contract_not_found');
    expect((await read('weekly')).body.code).toBe('request.invalid');
  });
});

describe('answering a contract', () => {
  it('AGENT-12 AGENTX-05 accepting stores time, device and the hash of the exact text', async () => {
    const { offer, read, answer } = await team();
    await offer('ans-1');
    const { contractId, textHash, text } = (await read()).body.value;
    app.clock.moveMs(60_000);
    const { status, body } = await answer({ contractId, textHash });
    expect(status).toBe(200);
    expect(body.value).toMatchObject({ state: 'accepted', text, textHash });
    expect(body.value.answeredAt).toBe(app.clock.now().toISOString());
    expect(body.value.history.map(({ state }: { state: string }) => state)).toEqual([
      'accepted',
      'offered',
    ]);
    expect(await stored('ans-1')).toMatchObject({
      state: 'accepted',
      answeredAt: app.clock.now(),
      answeredDevice: 'Test phone',
      answeredText: text,
      textLanguage: 'en',
      textHash,
    });
  });

  it('AGENTX-05 refusing stores the same, and an answered text is shown in the words that were answered', async () => {
    const { offer, read, answer } = await team();
    await offer('ans-2');
    const { contractId, textHash, text } = (await read()).body.value;
    await answer({ contractId, textHash, answer: 'refuse' });
    expect(await stored('ans-2')).toMatchObject({ state: 'refused', textHash });
    expect((await read('salary', 'language=bn')).body.value).toMatchObject({
      state: 'refused',
      text,
      textHash,
      textLanguage: 'en',
    });
  });

  it('AGENTX-05 repeating the answer changes nothing; a different answer is a conflict that shows the stored one', async () => {
    const { offer, read, answer } = await team();
    await offer('ans-3');
    const { contractId, textHash } = (await read()).body.value;
    const first = await answer({ contractId, textHash });
    app.clock.moveMs(1000);
    const again = await answer({ contractId, textHash });
    expect(again.body).toEqual(first.body);
    const second = await answer({ contractId, textHash, answer: 'refuse' });
    expect([second.status, second.body.code]).toEqual([409, 'agent.contract_answered']);
    expect(second.body.value).toMatchObject({ contractId, state: 'accepted' });
  });

  it('AGENTX-05 when an acceptance and a refusal arrive at once, one of them counts', async () => {
    const { offer, read, answer } = await team();
    await offer('ans-4');
    const { contractId, textHash } = (await read()).body.value;
    const answers = await Promise.all([
      answer({ contractId, textHash }),
      answer({ contractId, textHash, answer: 'refuse' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { history } = (await read()).body.value;
    expect(history).toHaveLength(2);
  });

  it('AGENTX-05 an offer that was replaced cannot be answered; the reply shows the new one', async () => {
    const { offer, read, request, answer } = await team();
    await offer('ans-5');
    const { contractId, textHash } = (await read()).body.value;
    app.clock.moveMs(1000);
    await offer('ans-5b', 'salary', { ...TERMS, minActiveMembers: 50 });
    const late = await answer({ contractId, textHash });
    expect([late.status, late.body.code]).toEqual([409, 'agent.contract_changed']);
    expect(late.body.value).toMatchObject({ contractId: 'ans-5b', state: 'offered' });
    expect((await stored('ans-5'))?.state).toBe('ended');
    expect((await request('salary')).dailysalreqtype).toBe('ans-5b');
  });

  it('AGENTX-05 a hash of other words than those of the offer is refused', async () => {
    const { offer, read, answer } = await team();
    await offer('ans-6');
    const { contractId, textHash } = (await read()).body.value;
    const other = await answer({ contractId, textHash, language: 'bn' });
    expect(other.body.code).toBe('agent.contract_changed');
    expect((await stored('ans-6'))?.state).toBe('offered');
  });

  it('AGENTX-05 accepting a new contract ends the one in force; refusing it leaves that in force', async () => {
    const { offer, read, answer } = await team();
    const take = async (contractId: string, given: string) => {
      app.clock.moveMs(1000);
      await offer(contractId);
      const { textHash } = (await read()).body.value;
      app.clock.moveMs(1000);
      return answer({ contractId, textHash, answer: given });
    };
    await take('old', 'accept');
    const refused = await take('unwanted', 'refuse');
    expect(refused.body.value).toMatchObject({ contractId: 'old', state: 'accepted' });
    const accepted = await take('new', 'accept');
    expect(accepted.body.value).toMatchObject({ contractId: 'new', state: 'accepted' });
    expect((await stored('old'))?.state).toBe('ended');
    const { history } = (await read()).body.value;
    expect(history.map((event: { contractId: string; state: string }) => event.state)).toEqual([
      'accepted',
      'ended',
      'offered',
      'refused',
      'offered',
      'accepted',
      'offered',
    ]);
  });

  it('AGENTX-05 a member cannot answer an offer to somebody else', async () => {
    const { offer, read } = await team();
    await offer('ans-7');
    const { contractId, textHash } = (await read()).body.value;
    const stranger = await team();
    const without = await stranger.answer({ contractId, textHash });
    expect(without.body.code).toBe('agent.contract_not_found');
    await stranger.offer('ans-8');
    const withOwn = await stranger.answer({ contractId, textHash });
    expect(withOwn.body.code).toBe('agent.contract_changed');
    expect(withOwn.body.value.contractId).toBe('ans-8');
    expect((await stored('ans-7'))?.state).toBe('offered');
  });
});
