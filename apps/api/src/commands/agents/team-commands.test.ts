import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { memberOf } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { memberStore } from '../../modules/member/index.ts';
import { member } from '../../modules/member/member.tables.ts';
import { runMoveCommand, runRatesCommand } from './team-commands.ts';

let app: TestApp;
const token: Record<string, string> = {};

beforeAll(async () => {
  app = await openTestApp();
  for (const name of ['matabbar', 'sardar', 'khelowar']) {
    token[name] = await memberOf(app, name);
    if (name === 'khelowar') continue;
    const type = MEMBER_TYPE.headAgent;
    await app.db.update(member).set({ type }).where(eq(member.account, name));
  }
});
afterAll(() => app.close());

const deps = () => ({ database: app.database, clock: app.clock });
const rates = (account: string, text: string) =>
  runRatesCommand(deps(), { site: 'first', account, rates: text });
const move = (account: string, below?: string) =>
  runMoveCommand(deps(), { site: 'first', account, ...(below === undefined ? {} : { below }) });

describe('the rates that a site gives', () => {
  it('AGENTX-04 a head agent gets its first rates by command, and reads them', async () => {
    expect(await rates('matabbar', 'RNG=80, live=60')).toMatchObject({ account: 'matabbar' });
    const answer = await app.get('/agent/rates', { token: token['matabbar'] ?? '' });
    expect(answer.body.value.own.rates).toMatchObject({ RNG: 80, LIVE: 60, FISH: 0 });
  });

  it.each([
    ['khelowar', 'RNG=80', 'khelowar is no agent.'],
    ['nobody', 'RNG=80', 'The site first has no account nobody.'],
    ['matabbar', 'RNG=10001', '"RNG=10001" is no rate'],
    ['matabbar', 'CHESS=1', '"CHESS=1" is no rate'],
    ['matabbar', 'RNG=1e2', '"RNG=1e2" is no rate'],
  ])('refuses %s with %s', async (account, text, problem) => {
    await expect(rates(account, text)).rejects.toThrow(problem);
  });
});

describe('moving a member', () => {
  const aboveOf = async (account: string) =>
    (await memberStore(app.db, 'first').findByAccount(account))?.invitedByMemberId ?? null;

  it('puts it below an agent with its own team, and takes it out again', async () => {
    expect(await move('khelowar', 'sardar')).toEqual({ account: 'khelowar', below: 'sardar' });
    expect(await move('sardar', 'matabbar')).toEqual({ account: 'sardar', below: 'matabbar' });
    const sardar = await memberStore(app.db, 'first').findByAccount('sardar');
    expect(await aboveOf('khelowar')).toBe(sardar?.memberId);
    await expect(move('matabbar', 'sardar')).rejects.toThrow('below the own team');
    await expect(rates('sardar', 'RNG=1')).rejects.toThrow('has an agent above');
    expect(await move('khelowar')).toEqual({ account: 'khelowar', below: null });
    expect(await aboveOf('khelowar')).toBeNull();
  });

  it('refuses a place below a player', async () => {
    await expect(move('sardar', 'khelowar')).rejects.toThrow('khelowar is no agent.');
  });
});
