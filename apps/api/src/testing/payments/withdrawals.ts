// Members of tests who withdraw: an account of their own, a PIN, and requests of the real endpoint.
import { memberOf, PASSWORD, sendSealed } from '../members.ts';
import type { TestApp } from '../test-app.ts';

const PIN = '480917';

/** A member with a payout account in the own name, who can request withdrawals; made unless its session is given. */
export async function withdrawerOf(
  app: TestApp,
  account: string,
  {
    payeeName = 'Rafi Ahmed',
    accountNumber = 'SP33557730',
    token: known,
  }: { payeeName?: string; accountNumber?: string; token?: string } = {},
) {
  const token = known ?? (await memberOf(app, account));
  await app.ask('POST', '/member/payee-name', { token, body: { payeeName } });
  await sendSealed(app, 'POST', '/security/step-up', { password: PASSWORD }, { token });
  await sendSealed(app, 'PUT', '/security/withdrawal-pin', { pin: PIN }, { token });
  const draft = { channel: 'shapla', number: accountNumber, holderName: payeeName };
  const added = await sendSealed(app, 'POST', '/withdraw/accounts', draft, { token });
  const accountId = String(added.body.value.accountId);
  const member = await app.get('/member/info', { token });
  let requests = 0;
  return {
    token,
    accountId,
    memberId: String(member.body.value.memberId),
    /** Requests a withdrawal and answers its number. */
    async request(amountMinor: number): Promise<string> {
      requests += 1;
      const body = { accountId, amountMinor, currency: 'BDT', pin: PIN, language: 'en' };
      const headers = { 'idempotency-key': `withdrawal-${account}-${requests}` };
      const sent = await sendSealed(app, 'POST', '/withdraw/orders', body, { token, headers });
      if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
      return String(sent.body.value.number);
    },
    read: async (number: string) =>
      (await app.get(`/withdraw/orders/${number}`, { token })).body.value,
    balance: async () => (await app.get('/wallet/balance', { token })).body,
  };
}

/** A member of a test who withdraws. */
export type Withdrawer = Awaited<ReturnType<typeof withdrawerOf>>;
