import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register, registration } from '../../../testing/members.ts';
import { captchaStandIn, readableRandom } from '../../../testing/passwords.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestAnswer, TestApp } from '../../../testing/test-app.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';

const random = readableRandom();
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ random });
  await changeSetting(app, { siteId: 'first', path: 'register.captcha.enabled', value: true });
  await app.app.directory.refresh();
});
afterAll(() => app.close());

/** The picture's code, taken from the error that carries the picture. */
const codeOf = ({ body }: TestAnswer) => ({
  captchaId: body.value.captchaId as string,
  captcha: random.newest(6, 10).join(''),
});

describe('registration on a site that asks for the code of a picture', () => {
  it('REG-12 REG-22 a proof of work sent with the form does not replace the picture', async () => {
    const refused = await register(app, registration('chobi11'));
    expect([refused.status, refused.body.code]).toEqual([400, 'auth.human_check_failed']);
    expect(refused.body.value.image).toMatch(/^data:image\/png;base64,/);
  });

  it('REG-22 the right code is accepted with and without a proof of work beside it', async () => {
    const first = await register(app, { ...registration('chobi12'), humanCheck: '' });
    expect(first.body.code).toBe('auth.captcha_required');
    const bare = { ...registration('chobi12'), humanCheck: '', ...codeOf(first) };
    expect((await register(app, bare)).status).toBe(200);
    const second = await register(app, { ...registration('chobi13'), humanCheck: '' });
    const proven = { ...registration('chobi13'), ...codeOf(second) };
    expect((await register(app, proven)).status).toBe(200);
  });

  it('REG-22 a wrong code is refused whatever proof is beside it, and brings a new picture', async () => {
    const first = await register(app, { ...registration('chobi14'), humanCheck: '' });
    const { captchaId } = codeOf(first);
    const humanCheck = await captchaStandIn(app);
    const form = { ...registration('chobi14'), humanCheck, captchaId, captcha: 'x' };
    const wrong = await register(app, form);
    expect(wrong.body.code).toBe('auth.captcha_wrong');
    expect(wrong.body.value.captchaId).not.toBe(captchaId);
  });

  it('a visitor who cannot read it sends the dearer proof of work instead', async () => {
    const humanCheck = await captchaStandIn(app);
    const answer = await register(app, { ...registration('chobi15'), humanCheck });
    expect(answer.status).toBe(200);
  });

  it('a site that does not ask for a picture accepts a proof of work as before', async () => {
    const answer = await register(app, registration('chobi16'), { site: 'second' });
    expect(answer.status).toBe(200);
  });
});
