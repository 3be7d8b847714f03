import { and, eq } from 'drizzle-orm';
import { accountKeyOf, memberStore } from '../modules/member/index.ts';
import { member } from '../modules/member/member.tables.ts';
import { systemRandom } from '../platform/secrets/random.ts';
import type { Random } from '../platform/secrets/random.ts';
import { memberOf, solve } from './members.ts';
import { outboxOf } from './phone.ts';
import type { HOST, TestAnswer, TestApp } from './test-app.ts';

type Options = { site?: keyof typeof HOST; address?: string; headers?: Record<string, string> };

/** Registers a member with an e-mail address and answers the token of its session. */
export async function memberWithEmail(
  app: TestApp,
  username: string,
  email: string,
  site: keyof typeof HOST = 'first',
): Promise<string> {
  const token = await memberOf(app, username, site);
  await app.db
    .update(member)
    .set({ profile: { email } })
    .where(and(eq(member.siteId, site), eq(member.accountKey, accountKeyOf(username))));
  return token;
}

/** Blocks a member. */
export async function block(app: TestApp, username: string): Promise<void> {
  const store = memberStore(app.db, 'first');
  const row = await store.findByAccount(username);
  await store.setStatus(row?.memberId ?? '', 'blocked');
}

/** Asks for a recovery mail, form-encoded as a form without script does, and waits until it is sent. */
export async function recover(
  app: TestApp,
  fields: Record<string, string>,
  options: Options = {},
): Promise<TestAnswer> {
  const { headers, ...rest } = options;
  const answer = await app.ask('POST', '/account/password/recover', {
    ...rest,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    rawBody: new URLSearchParams(fields).toString(),
  });
  await app.services.background.idle();
  return answer;
}

/** Mails to an address in the sandbox of a site, newest first. */
export async function mailsTo(app: TestApp, email: string, site: keyof typeof HOST = 'first') {
  return (await outboxOf(app, site)).filter(({ recipient }) => recipient === email);
}

/** The token of the newest recovery mail to an address. */
export async function tokenFor(app: TestApp, email: string): Promise<string> {
  const mails = await mailsTo(app, email);
  const mail = mails.find(({ purpose }) => purpose === 'recovery');
  const token = /\?token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
  if (!token) throw new Error(`No recovery mail was sent to ${email}`);
  return token;
}

/** A solved proof of work of the kind that replaces a captcha. */
export async function captchaStandIn(app: TestApp, options: Options = {}): Promise<string> {
  return solve((await app.get('/account/human-check?kind=captcha', options)).body);
}

/** Randomness that records what was drawn below a bound, so that a test can read a captcha. */
export function readableRandom(): Random & { newest(count: number, bound: number): number[] } {
  const drawn: { value: number; bound: number }[] = [];
  return {
    ...systemRandom,
    integer(min, max) {
      const value = systemRandom.integer(min, max);
      if (min === 0) drawn.push({ value, bound: max });
      return value;
    },
    newest: (count, bound) =>
      drawn
        .filter((draw) => draw.bound === bound)
        .slice(-count)
        .map(({ value }) => value),
  };
}
