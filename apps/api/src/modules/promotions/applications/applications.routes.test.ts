import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstBrokenEntry, newestEntries } from '#modules/operators/index.ts';
import { memberOf } from '../../../testing/members.ts';
import { HOST, openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { writePromotions } from '../index.ts';
import type { PromotionDraft } from '../index.ts';
import { decideApplication } from './decide.ts';

const DAY_MS = 24 * 3_600_000;
const REMARKS = 'রসিদের ছবি দিলাম।';

let app: TestApp;
let keys = 0;

async function picture(token: string): Promise<string> {
  const channels = 3;
  const bytes = await sharp({
    create: { width: 40, height: 60, channels, background: 'red' },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('picture', new File([new Uint8Array(bytes)], 'bill.png', { type: 'image/png' }));
  const request = new Response(form);
  const answer = await app.ask('POST', '/pictures', {
    token,
    rawBody: new Uint8Array(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  return answer.body.value.pictureId as string;
}

const apply = (
  token: string,
  body: { promotionId?: number; remarks?: string; pictures?: string[] },
  key = `application-${(keys += 1)}`,
) =>
  app.ask('POST', '/promotions/reward', {
    token,
    body: { promotionId: 90, remarks: REMARKS, pictures: [], ...body },
    headers: { 'idempotency-key': key },
  });
const deciding = () => app.services.fourEyes;
/** What is given where it is issued. */
const amountOf = (state: string) => (state === 'issued' ? { amountMinor: 5_000 } : {});
const listed = async (token: string, query = '') =>
  (await app.get(`/promotions/applications?language=en${query}`, { token })).body;

/** The member's stream of events; `until` reads it up to a text. */
async function follow(token: string) {
  const headers = { host: HOST.first, authorization: `Bearer ${token}` };
  const { body } = await app.app.router.hono.request('/live/events', { headers });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    stop: () => reader?.cancel(),
    async until(text: string) {
      let read = '';
      while (!read.includes(text)) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error(`The stream ended without ${text}: ${read}`);
        read += value;
      }
    },
  };
}

/** Lets another request run to its end before the query of this number, counted from now. */
function beforeQuery<Answer>(number: number, request: () => Promise<Answer>) {
  const { $client } = app.db as unknown as { $client: { query: (...args: never[]) => unknown } };
  const query = $client.query.bind($client);
  const cut: { twin?: Promise<Answer>; stop: () => void } = {
    stop: () => ($client.query = query),
  };
  let count = 0;
  $client.query = async (...args) => {
    if (!cut.twin && (count += 1) === number) await (cut.twin = request());
    return query(...args);
  };
  return cut;
}

const at = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS);
const draft = (promotionId: number, part: Partial<PromotionDraft> = {}): PromotionDraft => ({
  promotionId,
  linkedPromotionId: promotionId * 10,
  position: promotionId,
  title: { bn: `অফার ${promotionId}`, en: `Offer ${promotionId}` },
  content: { bn: '', en: '' },
  image: 'banners/p.webp',
  status: 'join',
  categoryIds: [],
  noExpiry: false,
  imageRequired: false,
  remarkRequired: false,
  startsAt: at(-1),
  endsAt: null,
  ...part,
});

beforeAll(async () => {
  app = await openTestApp();
  await writePromotions(app.db, 'first', [
    draft(9, { imageRequired: true, remarkRequired: true }),
    draft(1),
    draft(2, { startsAt: at(1) }),
    draft(3, { endsAt: at(0) }),
    draft(4, { endsAt: at(5) }),
    draft(5, { status: 'close' }),
    draft(6, { act: 'apply' }),
    ...Array.from({ length: 30 }, (_, number) => draft(100 + number)),
  ]);
});
afterAll(() => app.close());

describe('applying for a reward', () => {
  it('API-53 ENTITY-31 PROMO-13 an application keeps remarks and pictures, and names the promotion by its linked id', async () => {
    const token = await memberOf(app, 'abedonkari');
    const id = await picture(token);
    const answer = await apply(token, { pictures: [id] });
    expect(answer.body.value).toMatchObject({
      success: true,
      application: { promotionId: 90, state: 'applying', remarks: REMARKS, mayApplyAgain: false },
    });
    const list = await listed(token);
    expect(list).toMatchObject({ totalCount: 1, counts: { open: 1, closed: 0 } });
    expect(list.content[0]).toMatchObject({ title: 'Offer 9', pictures: [{ pictureId: id }] });
    expect((await app.get(list.content[0].pictures[0].url)).status).toBe(200);
  });

  it('API-53 an application that is sent twice is one, also when both arrive at once', async () => {
    const token = await memberOf(app, 'duibar');
    const [first, second] = await Promise.all([
      apply(token, { promotionId: 10 }, 'the-same-key'),
      apply(token, { promotionId: 10 }, 'the-same-key'),
    ]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect((await apply(token, { promotionId: 10 }, 'the-same-key')).body).toEqual(first.body);
    const changed = await apply(token, { promotionId: 10, remarks: 'other' }, 'the-same-key');
    expect(changed.body.code).toBe('request.conflict');
    const again = await apply(token, { promotionId: 10 });
    expect(again.body.code).toBe('promotions.application_open');
    const many = await Promise.all([1, 2, 3].map(() => apply(token, { promotionId: 40 })));
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await listed(token)).totalCount).toBe(2);
  });

  it('API-53 an application whose twin is stored at any moment of it answers the same', async () => {
    const token = await memberOf(app, 'jomoj');
    let number = 0;
    for (let isCut = true; isCut;) {
      number += 1;
      const body = { promotionId: (100 + number) * 10, pictures: [await picture(token)] };
      const send = () => apply(token, body, `the-twins-key-${number}`);
      const cut = beforeQuery(number, send);
      const { status, body: answer } = await send();
      cut.stop();
      isCut = cut.twin !== undefined;
      const other = isCut ? (await cut.twin)?.body : answer;
      expect([number, status, answer]).toEqual([number, 200, other]);
    }
    expect(number).toBeGreaterThan(5);
  });

  it('API-53 a promotion that is unknown, has not begun, has ended or was closed is refused by name', async () => {
    const token = await memberOf(app, 'bhuloffer');
    const codeOf = async (promotionId: number) => (await apply(token, { promotionId })).body.code;
    const codes = [await codeOf(77), await codeOf(20), await codeOf(30), await codeOf(50)];
    expect(codes).toEqual([
      'promotions.not_found',
      'promotions.not_begun',
      'promotions.ended',
      'promotions.ended',
    ]);
  });

  it('PROMO-15 PROMO-25 PROMO-26 the server enforces the rules too, and answers every fault at once', async () => {
    const token = await memberOf(app, 'bhulghor');
    const fields = async (body: Parameters<typeof apply>[1]) =>
      (await apply(token, body)).body.params?.fields;
    expect(await fields({ remarks: '  ' })).toEqual({
      remarks: ['required'],
      pictures: ['required'],
    });
    const four = await Promise.all([1, 2, 3, 4].map(() => picture(token)));
    expect(await fields({ remarks: 'ক'.repeat(141), pictures: four })).toEqual({
      remarks: ['too_long'],
      pictures: ['too_many'],
    });
    const [one = ''] = four;
    expect(await fields({ pictures: [one, one] })).toEqual({ pictures: ['not_found'] });
    // A letter with its signs counts once, as a reader counts it.
    expect((await apply(token, { remarks: 'ক্ষী'.repeat(140), pictures: [one] })).status).toBe(200);
  });

  it("API-53 nobody uses, sees or decides with another's pictures and applications", async () => {
    const token = await memberOf(app, 'malik');
    const id = await picture(token);
    const other = await memberOf(app, 'porjon');
    const stolen = await apply(other, { pictures: [id] });
    expect(stolen.body.params.fields).toEqual({ pictures: ['not_found'] });
    expect((await apply(token, { pictures: [id] })).status).toBe(200);
    expect((await listed(other)).content).toEqual([]);
    expect((await app.get('/promotions/applications')).body.code).toBe('session.missing');
    const neighbour = await memberOf(app, 'malik', 'second');
    const asked = { token: neighbour, site: 'second' } as const;
    expect((await app.get('/promotions/applications', asked)).body.totalCount).toBe(0);
    const decided = decideApplication(deciding(), {
      siteId: 'second',
      applicationId: (await listed(token)).content[0].applicationId,
      state: 'issued',
      reason: undefined,
    });
    await expect(decided).rejects.toThrow('has no application');
  });
});

describe('the list of applications', () => {
  it('MONEY-15 comes by pages, newest first, without a gap or a duplicate', async () => {
    const token = await memberOf(app, 'pata');
    for (const promotionId of [10, 40, 60]) {
      app.clock.moveMs(1000);
      await apply(token, { promotionId });
    }
    const page = async (no: number) => {
      const { content, ...rest } = await listed(token, `&pageSize=2&pageNo=${no}`);
      return { ...rest, ids: content.map((one: { promotionId: number }) => one.promotionId) };
    };
    const all = { counts: { open: 3, closed: 0 }, totalPages: 2, totalCount: 3 };
    expect(await page(1)).toEqual({ ...all, pageNum: 1, ids: [60, 40] });
    expect(await page(2)).toEqual({ ...all, pageNum: 2, ids: [10] });
    expect(await page(3)).toEqual({ ...all, pageNum: 3, ids: [] });
    for (const query of ['pageNo=0', 'pageSize=0', 'pageSize=9999', 'show=some', 'pageNo=x'])
      expect((await listed(token, `&${query}`)).code, query).toBe('request.invalid');
  });
});

describe('the decision on an application', () => {
  it('MONEY-15 PROMO-30 the member sees each state with its time and reason, and may apply again after a rejection', async () => {
    const token = await memberOf(app, 'shiddhanto');
    const { memberId } = (await app.get('/member/info', { token })).body.value;
    const states = async () => (await app.services.applications.states('first', memberId)).get(10);
    const newest = async () => (await listed(token)).content[0];
    const decide = (applicationId: string, state: string, reason?: string) =>
      decideApplication(deciding(), {
        siteId: 'first',
        applicationId,
        state,
        reason,
        ...amountOf(state),
      });
    await apply(token, { promotionId: 10 });
    const { applicationId } = await newest();
    await decide(applicationId, 'process');
    expect(await newest()).toMatchObject({ state: 'process', reviewedAt: expect.any(String) });
    await expect(decide(applicationId, 'rejected')).rejects.toThrow('--reason');
    await expect(decide(applicationId, 'issued', 'why')).rejects.toThrow('Only a rejection');
    await expect(decide(applicationId, 'given')).rejects.toThrow('A state is one of');
    app.clock.moveMs(1000);
    await decide(applicationId, 'rejected', 'ছবিতে তারিখ নেই');
    expect(await newest()).toMatchObject({
      state: 'rejected',
      reason: 'ছবিতে তারিখ নেই',
      mayApplyAgain: true,
    });
    await expect(decide(applicationId, 'issued')).rejects.toThrow('decided before');
    app.clock.moveMs(1000);
    await apply(token, { promotionId: 10 });
    expect(await states()).toBe('applying');
    const second = await newest();
    await decide(second.applicationId, 'issued');
    expect(await states()).toBe('issued');
    expect((await apply(token, { promotionId: 10 })).body.code).toBe('promotions.reward_issued');
    expect(await listed(token, '&show=closed')).toMatchObject({
      totalCount: 2,
      counts: { open: 0, closed: 2 },
    });
    expect((await listed(token, '&show=open')).content).toEqual([]);
  });

  it('PROMO-30 the promotions and their number follow: taken, refused and offered again, given', async () => {
    const token = await memberOf(app, 'shonkha');
    const page = await follow(token);
    const { memberId } = (await app.get('/member/info', { token })).body.value;
    const offer = async () => {
      const { body } = await app.get('/announcements?types=promotion', { token });
      const { status, act } = body.value.promotion.find((item: { id: number }) => item.id === 6);
      return { status, act };
    };
    const openTo = () => app.services.promotions.openTo('first', memberId);
    const before = await openTo();
    expect(await offer()).toEqual({ status: 'join', act: 'apply' });
    const decide = async (state: string, reason?: string) => {
      const { applicationId } = (await listed(token)).content[0];
      const request = { siteId: 'first', applicationId, state, reason, ...amountOf(state) };
      await decideApplication(deciding(), request);
    };
    await apply(token, { promotionId: 60 });
    expect(await offer()).toEqual({ status: 'applying', act: undefined });
    expect(await openTo()).toBe(before - 1);
    await page.until(`"open":${before - 1}`);
    await decide('rejected', 'ছবি নেই');
    expect(await offer()).toEqual({ status: 'rejected', act: 'apply' });
    await page.until(`"open":${before}`);
    app.clock.moveMs(1000);
    await apply(token, { promotionId: 60 });
    await decide('issued');
    expect(await offer()).toEqual({ status: 'issued', act: undefined });
    expect(await openTo()).toBe(before - 1);
    await page.stop();
  });

  it('OPS-13 a decision enters the audit trail once, and a refused one leaves nothing', async () => {
    const token = await memberOf(app, 'nothi');
    await apply(token, { promotionId: 10 });
    const { applicationId } = (await listed(token)).content[0];
    const decide = (state: string, reason?: string) =>
      decideApplication(deciding(), {
        siteId: 'first',
        applicationId,
        state,
        reason,
        ...amountOf(state),
      });
    const mine = async () =>
      (await newestEntries(app.db, 'first', 100))
        .filter(({ target }) => target === `application:${applicationId}`)
        .map(({ via, permission, before, after }) => ({ via, permission, before, after }));
    const act = { via: 'command', permission: 'applications.decide' };
    await expect(decide('rejected')).rejects.toThrow('--reason');
    expect(await mine()).toEqual([]);
    await decide('process');
    const many = await Promise.allSettled([decide('issued'), decide('issued')]);
    expect(many.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(decide('rejected', 'late')).rejects.toThrow('decided before');
    expect(await mine()).toEqual([
      {
        ...act,
        before: { state: 'process' },
        after: { state: 'issued', amountMinor: '5000', bonusId: expect.any(String) },
      },
      { ...act, before: { state: 'applying' }, after: { state: 'process' } },
    ]);
    expect(await firstBrokenEntry(app.db, 'first')).toBeUndefined();
  });

  it('OPS-14 a decision whose entry cannot be written does not happen', async () => {
    const token = await memberOf(app, 'nothihara');
    await apply(token, { promotionId: 10 });
    const { applicationId } = (await listed(token)).content[0];
    const request = {
      siteId: 'first',
      applicationId,
      state: 'issued',
      reason: undefined,
      ...amountOf('issued'),
    };
    const decide = () => decideApplication(deciding(), request);
    await app.db.execute(sql`ALTER TABLE audit_entry RENAME TO audit_entry_away`);
    await expect(decide()).rejects.toThrow();
    await app.db.execute(sql`ALTER TABLE audit_entry_away RENAME TO audit_entry`);
    expect((await listed(token)).content[0].state).toBe('applying');
    await decide();
    expect((await listed(token)).content[0].state).toBe('issued');
  });
});
