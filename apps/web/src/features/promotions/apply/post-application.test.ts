import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { announcedOf, promotionOf } from '#platform/testing/member-builders.ts';
import { TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { action } from './apply-reward-screen.tsx';
import type { RefusedApplication } from './apply.model.ts';

const ADDRESS = 'https://lobby.example/m/applyReward?id=7';
const PICTURE = { value: { pictureId: 'picture-1', url: '/pictures/1', width: 9, height: 9 } };
const APPLICATION = {
  applicationId: 'a',
  promotionId: 70,
  title: 'Cricket boost',
  image: '',
  state: 'applying',
  remarks: '',
  pictures: [],
  appliedAt: '2026-11-20T00:00:00.000Z',
  mayApplyAgain: false,
};
const jpeg = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

function gateway(answers: Record<string, () => unknown> = {}) {
  const demands = { imageRequired: 'Y', remarkRequired: 'Y', linkedPromotionId: 70 } as const;
  return fakeGateway({
    'GET /announcements': () => ({ value: announcedOf({ promotion: [promotionOf(7, demands)] }) }),
    'POST /pictures': () => PICTURE,
    'POST /promotions/reward': () => ({ value: { success: true, application: APPLICATION } }),
    ...answers,
  });
}

async function post(
  remarks: string,
  files: readonly File[],
  { address = ADDRESS, formToken = 'form-token' } = {},
) {
  const body = new FormData();
  body.set('formToken', formToken);
  body.set('remarks', remarks);
  for (const file of files) body.append('picture', file);
  const { context } = await testScope({ session: TEST_SESSION });
  const request = new Request(address, { method: 'POST', body });
  return (await action({ context, request, url: new URL(address) } as never).catch(
    (thrown: unknown) => thrown,
  )) as RefusedApplication & Response;
}
const sentTo = (calls: readonly { name: string }[], name: string) =>
  calls.filter((call) => call.name === name);

afterEach(() => vi.unstubAllGlobals());

describe('an application without script', () => {
  test('PROMO-13 PROMO-14 its pictures go up, then it is sent, and success leads to the promotions', async () => {
    const { calls } = gateway();
    const answer = await post('Here\r\nand there', [jpeg('a.jpg'), jpeg('b.png', 'image/png')]);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/activity']);
    expect(sentTo(calls, 'POST /pictures')).toHaveLength(2);
    const [sent] = sentTo(calls, 'POST /promotions/reward') as unknown as { body: unknown }[];
    expect(sent?.body).toEqual({
      promotionId: 70,
      remarks: 'Here\nand there',
      pictures: ['picture-1', 'picture-1'],
    });
  });

  test('PROMO-22 PROMO-25 PROMO-26 every fault is told at once, and nothing is sent', async () => {
    const { calls } = gateway();
    const none = new File([], '', { type: 'application/octet-stream' });
    expect(await post(' ', [none])).toEqual({
      remarks: ' ',
      missing: ['remarks', 'pictures'],
      refused: [],
      pictures: 0,
    });
    const five = [...['1', '2', '3', '4'].map((name) => jpeg(name)), jpeg('5.gif', 'image/gif')];
    const answer = await post('ক'.repeat(141), five);
    expect(answer.refused).toEqual([
      { name: '4', reason: 'promotions.activity_apply_remark_limit4' },
      { name: '5.gif', reason: 'promotions.activity_image_type' },
    ]);
    expect(answer.remarks).toHaveLength(141);
    expect((await post('Here', [jpeg('1.gif', 'image/gif')])).refused).toHaveLength(1);
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  });

  test('PROMO-27 a picture that the gateway refuses is named, and no application is made', async () => {
    const { calls } = gateway({ 'POST /pictures': () => problem('pictures.unreadable', 422) });
    const answer = await post('Here', [jpeg('odd.jpg'), jpeg('other.jpg')]);
    expect(answer.refused).toEqual([
      { name: 'odd.jpg', code: 'pictures.unreadable' },
      { name: 'other.jpg', code: 'pictures.unreadable' },
    ]);
    expect(sentTo(calls, 'POST /promotions/reward')).toEqual([]);
  });

  test('PROMO-21 a refusal, an answer without success and an outage keep the form', async () => {
    for (const [answers, code] of [
      [{ 'POST /promotions/reward': () => problem('promotions.ended', 409) }, 'promotions.ended'],
      [
        {
          'POST /promotions/reward': () => ({
            value: { success: false, application: APPLICATION },
          }),
        },
        'promotions.not_taken',
      ],
      [{ 'POST /pictures': () => problem('server.unavailable', 503) }, 'server.unavailable'],
    ] as const) {
      gateway(answers);
      const answer = await post('Here', [jpeg('a.jpg')]);
      expect(answer).toMatchObject({ remarks: 'Here', pictures: 1, failure: { code } });
    }
  });

  test('PROMO-08 an id that is not in the list leads to the promotions; a forged form is refused', async () => {
    const { calls } = gateway();
    const other = await post('Here', [], { address: ADDRESS.replace('7', '8') });
    expect(other.headers.get('location')).toBe('/activity');
    const forged = (await post('Here', [], { formToken: 'forged' })) as unknown as {
      init: { status: number };
    };
    expect(forged.init.status).toBe(403);
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  });
});
