// The mail about a changed password in production, where the sandbox does not replace a mail provider.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/process/log.ts';
import { PASSWORD, sendSealed } from '../../../testing/members.ts';
import { SMTP_MAIL } from '../../../providers/messages/testing.ts';
import { memberWithEmail } from '../../../testing/passwords.ts';
import { outboxOf } from '../../../testing/phone.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';

const NEW_PASSWORD = 'notun-shopno-26';
const lines: string[] = [];
const carried: { host: string; to: string; subject: string }[] = [];
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({
    mayKeepMessages: () => false,
    log: createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
    carriers: {
      sendSms: async () => undefined,
      sendMail: async ({ host }, _senderName, { to, subject }) =>
        void carried.push({ host, to, subject }),
    },
  });
});
beforeEach(() => {
  lines.length = 0;
  carried.length = 0;
});
afterAll(() => app.close());

async function turn(path: string, value: unknown): Promise<void> {
  await changeSetting(app, { siteId: 'first', path, value });
  await app.app.directory.refresh();
}

/** Changes the password of a new member and waits for what follows. */
async function changed(username: string): Promise<string> {
  const email = `${username}@example.com`;
  const token = await memberWithEmail(app, username, email);
  const form = {
    oldPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmNewPassword: NEW_PASSWORD,
  };
  const answer = await sendSealed(app, 'POST', '/account/v2/password', form, { token });
  expect(answer.status).toBe(200);
  await app.services.background.idle();
  return email;
}

describe('the mail about a changed password', () => {
  it('PLAYMODE-02 is not sent where the site has no mail provider: nothing is kept, and the log says so', async () => {
    await turn('whitelabel.MAILVERF3', false);
    const email = await changed('mail_none');
    expect(await outboxOf(app)).toEqual([]);
    expect(carried).toEqual([]);
    const written = lines.join('');
    expect(written).toContain('no mail about a changed password: no mail provider');
    expect(written).not.toContain('background work failed');
    expect(written).not.toContain(email);
  });

  it.each([
    ['off', false],
    ['on', true],
  ])('is sent by the site’s mail provider while recovery by mail is %s', async (name, isOn) => {
    await turn('providers.mail', SMTP_MAIL);
    await turn('whitelabel.MAILVERF3', isOn);
    const to = await changed(`mail_${name}`);
    expect(carried).toEqual([{ host: 'mail.example', to, subject: expect.any(String) }]);
    expect(await outboxOf(app)).toEqual([]);
  });
});
