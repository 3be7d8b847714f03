import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOf } from '../../testing/members.ts';
import { HOST, openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { writePromotions } from '../promotions/index.ts';
import { member } from '../member/member.tables.ts';
import { notifyLive } from '#platform/live/live-events.ts';
import { NOTICES_TOPIC } from './live-notices.ts';
import { writeAnnouncements } from './announcements.writer.ts';
import type { AnnouncementDraft } from './announcements.writer.ts';
import { promotion } from '../promotions/promotions.tables.ts';
import { announcement, announcementRead } from './notices.tables.ts';

const DAY_MS = 24 * 3_600_000;

const ids = (list: { id: number }[]) => list.map(({ id }) => id);
const marks = (list: { read: boolean }[]) => list.map((item) => item.read);

describe('announcements', () => {
  let app: TestApp;
  const at = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS);
  const draft = (
    announcementId: number,
    part: Partial<AnnouncementDraft> = {},
  ): AnnouncementDraft => ({
    announcementId,
    type: 'PL',
    groupName: '',
    title: { bn: `খবর ${announcementId}`, en: `News ${announcementId}` },
    content: { bn: '<p>বাংলা</p>', en: '<p onclick="x()">English</p><script>x</script>' },
    url: '',
    images: [{ url: 'banners/a.webp', sequence: 1 }],
    startsAt: at(-announcementId),
    endsAt: null,
    ...part,
  });
  const read = async (types: string, more = '', token?: string) =>
    (await app.get(`/announcements?types=${types}&language=en${more}`, token ? { token } : {})).body
      .value;

  beforeAll(async () => {
    app = await openTestApp();
    await writeAnnouncements(app.db, 'first', [
      draft(1),
      draft(2),
      draft(3, { startsAt: at(1) }),
      draft(4, { endsAt: at(0) }),
      draft(5, { type: 'PU', groupName: 'm_home', endsAt: at(1) }),
      draft(6, { type: 'H' }),
    ]);
    await writePromotions(app.db, 'first', [
      {
        promotionId: 9,
        linkedPromotionId: 90,
        position: 0,
        title: { bn: 'অফার', en: 'Offer' },
        content: { bn: '<p>ক</p>', en: '<p>a</p>' },
        image: 'banners/p.webp',
        status: 'join',
        categoryIds: [1],
        noExpiry: true,
        imageRequired: true,
        remarkRequired: false,
        startsAt: at(-1),
        endsAt: null,
      },
    ]);
  });
  afterAll(() => app.close());

  it('API-48 ENTITY-38 ENTITY-41 come by type, newest first', async () => {
    const value = await read('B,PL,PU,PR,H');
    expect(ids(value.player)).toEqual([1, 2]);
    expect(ids(value.popup)).toEqual([5]);
    expect(ids(value.hot)).toEqual([6]);
    expect(ids(value.promotion)).toEqual([9]);
  });

  it('API-51 a notice is read by GET, without a session, and by no other method', async () => {
    const path = '/announcements?types=B,PL,PU&language=en';
    const { status, body } = await app.get(path);
    expect([status, body.value.player[0].title]).toEqual([200, 'News 1']);
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await app.ask(method, path, {})).status).toBeGreaterThanOrEqual(404);
  });

  it('API-49 only those that were asked for are answered', async () => {
    const narrow = await read('B,PL,PU');
    expect(narrow.hot).toEqual([]);
    expect(narrow.promotion).toEqual([]);
    expect(ids((await read('promotion')).promotion)).toEqual([9]);
  });

  it('ENTITY-28 those that have not begun or have ended are left out', async () => {
    expect(ids((await read('B,PL,PU')).player)).not.toContain(3);
    expect(ids((await read('B,PL,PU')).player)).not.toContain(4);
    app.clock.moveMs(DAY_MS);
    expect(ids((await read('B,PL,PU')).player)).toContain(3);
    expect(ids((await read('B,PL,PU')).popup)).toEqual([]);
    app.clock.moveMs(-DAY_MS);
  });

  it('SEC-05 their HTML was reduced to the allow-list when it was written', async () => {
    expect((await read('B,PL,PU')).player[0].content).toBe('<p>English</p>');
  });

  it('SEC-05 HTML that was written straight into the database is reduced when it is read', async () => {
    const hostile = '<p>ok</p><script>alert(1)</script><img src=x onerror="alert(1)">';
    const content = { bn: hostile, en: hostile };
    await app.db.update(announcement).set({ content });
    await app.db.update(promotion).set({ content });
    const value = await read('B,PL,PU,PR,H');
    expect([value.player[0].content, value.promotion[0].content]).toEqual([
      '<p>ok</p>',
      '<p>ok</p>',
    ]);
  });

  it('a group shows its own announcements and those for every group', async () => {
    expect(ids((await read('B,PL,PU', '&groupName=m_game')).popup)).toEqual([]);
    expect(ids((await read('B,PL,PU', '&groupName=m_game')).player)).toEqual([1, 2]);
    expect(ids((await read('B,PL,PU', '&groupName=m_home')).popup)).toEqual([5]);
  });

  it('NOTICE-16 a member sees which were read, a visitor does not', async () => {
    const token = await memberOf(app, 'pathok');
    const { memberId } = (await app.get('/member/info', { token })).body.value;
    await app.db
      .insert(announcementRead)
      .values({ siteId: 'first', memberId, announcementId: 2, readAt: app.clock.now() });
    expect(marks((await read('B,PL,PU', '', token)).player)).toEqual([false, true]);
    expect(marks((await read('B,PL,PU')).player)).toEqual([false, false]);
  });

  it('ENTITY-18 NOTICE-16 the unread count is the number of list items whose read flag is off', async () => {
    const token = await memberOf(app, 'gonona');
    const { memberId } = (await app.get('/member/info', { token })).body.value;
    const unread = async () => (await app.get('/announcements/unread', { token })).body;
    const flagged = async () =>
      marks((await read('B,PL,PU', '', token)).player).filter((isRead) => !isRead).length;
    expect(await unread()).toEqual({ value: 2 });
    expect(await flagged()).toBe(2);
    const readAt = app.clock.now();
    // One of the list, one that has ended, one of the popup: only the first counts.
    for (const announcementId of [1, 4, 5]) {
      const mark = { siteId: 'first', memberId, announcementId, readAt };
      await app.db.insert(announcementRead).values(mark);
    }
    expect(await unread()).toEqual({ value: 1 });
    expect(await flagged()).toBe(1);
    const visitor = await app.get('/announcements/unread');
    expect(visitor.body.code).toBe('session.missing');
  });

  it('ENTITY-28 an announcement says what it is about; one that was written without a kind is news', async () => {
    await writeAnnouncements(app.db, 'first', [draft(2, { kind: 'maintenance' })]);
    const { player } = await read('B,PL,PU');
    expect(player.map(({ kind }: { kind: string }) => kind)).toEqual(['news', 'maintenance']);
  });

  it('ENTITY-30 a promotion carries its conditions in the language asked for', async () => {
    const [offer] = (await read('promotion')).promotion;
    expect(offer).toMatchObject({
      title: 'Offer',
      linkedPromotionId: 90,
      noExpiry: 1,
      imageRequired: 'Y',
      remarkRequired: 'N',
      promoAnnouncementCategoryIds: [1],
    });
    expect(offer.endDate).toBeUndefined();
  });

  it('API-67 the popular announcements are those that the operator put first, for visitors too', async () => {
    const { body } = await app.get('/announcements/popular?language=en');
    expect(body.value).toMatchObject([{ id: 6, types: 'H', title: 'News 6', read: false }]);
    const refused = await app.get('/announcements/popular?language=en&types=H');
    expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const other = await app.get('/announcements/popular', { site: 'second' });
    expect(other.body.value).toEqual([]);
  });

  it('another site shows none of them', async () => {
    const { body } = await app.get('/announcements?types=B,PL,PU,PR,H', { site: 'second' });
    expect(body.value).toEqual({ promotion: [], banners: [], player: [], popup: [], hot: [] });
  });
});

describe('marking announcements as read', () => {
  let app: TestApp;
  let token = '';
  const mark = (announcementId: unknown, request: object = { token }) =>
    app.ask('POST', '/announcements/read', { body: { announcementId, read: true }, ...request });
  const marked = async (request: object = { token }) =>
    (await app.get('/announcements?types=B,PL,PU&language=en', request)).body.value.player.filter(
      ({ read }: { read: boolean }) => read,
    );
  const draft = (announcementId: number, days: number): AnnouncementDraft => ({
    announcementId,
    type: 'PL',
    groupName: '',
    title: { bn: 'ক', en: 'a' },
    content: { bn: '<p>ক</p>', en: '<p>a</p>' },
    url: '',
    images: [],
    startsAt: new Date(app.clock.now().getTime() + days * DAY_MS),
    endsAt: null,
  });

  beforeAll(async () => {
    app = await openTestApp();
    for (const site of ['first', 'second'] as const)
      await writeAnnouncements(app.db, site, [draft(1, -1), draft(2, -2), draft(3, 1)]);
    token = await memberOf(app, 'poruya');
  });
  afterAll(() => app.close());

  it('API-50 NOTICE-13 one is read by POST, for this member alone, and the answer is what is left', async () => {
    expect(await mark(1)).toMatchObject({ status: 200, body: { value: 1 } });
    expect(await mark(1), 'again').toMatchObject({ status: 200, body: { value: 1 } });
    expect(ids(await marked())).toEqual([1]);
    expect(await marked({ token: await memberOf(app, 'onnojon') })).toEqual([]);
    expect(await marked({})).toEqual([]);
  });

  it('API-50 several are read by one call, and those that do not run are left out', async () => {
    expect((await mark([1, 2, 3, 99])).body).toEqual({ value: 0 });
    expect(ids(await marked())).toEqual([1, 2]);
    const rows = await app.db.select().from(announcementRead);
    expect(rows.map(({ announcementId }) => announcementId).toSorted()).toEqual([1, 2]);
  });

  it('API-50 one that does not run is not found, and anything but an id is refused', async () => {
    for (const unknown of [3, 99, [99, 100]])
      expect(await mark(unknown)).toMatchObject({
        status: 404,
        body: { code: 'notices.not_found' },
      });
    for (const odd of ['1', 0, -1, 1.5, 2 ** 40, [], null, Array.from({ length: 201 }, () => 1)])
      expect(await mark(odd), String(odd)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      });
    const unread = { token, body: { announcementId: 1, read: false } };
    expect((await app.ask('POST', '/announcements/read', unread)).status).toBe(400);
  });

  it('NOTICE-14 a visitor, a session of another site and a default player cannot', async () => {
    expect((await mark(1, {})).body.code).toBe('session.missing');
    expect((await mark(1, { token, site: 'second' })).body.code).toBe('session.expired');
    const passing = await memberOf(app, 'durshok');
    await app.db.update(member).set({ type: 4 }).where(eq(member.account, 'durshok'));
    expect(await mark(1, { token: passing })).toMatchObject({
      status: 403,
      body: { code: 'session.role' },
    });
  });

  it('NOTICE-16 open pages of the member, and of nobody else, are told what is left', async () => {
    const reader = await memberOf(app, 'khola');
    const follow = async (own: string) => {
      const answer = await app.app.router.hono.request('/live/events', {
        headers: { host: HOST.first, authorization: `Bearer ${own}` },
      });
      return answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    };
    const until = async (
      stream: ReadableStreamDefaultReader<string> | undefined,
      text: string,
    ): Promise<string> => {
      let read = '';
      while (!read.includes(text)) read += (await stream?.read())?.value ?? 'the end';
      return read;
    };
    const [tab, device, stranger] = [
      await follow(reader),
      await follow(reader),
      await follow(token),
    ];
    for (const page of [tab, device]) await until(page, '"unread":2');
    await until(stranger, '"unread":0');
    await mark(2, { token: reader });
    for (const page of [tab, device]) expect(await until(page, '"unread":1')).toContain('notices');
    // A new announcement changes the version for everybody, and comes without anybody having asked.
    await writeAnnouncements(app.db, 'first', [draft(4, 0)]);
    await notifyLive(app.db, [{ siteId: 'first', topic: NOTICES_TOPIC }]);
    for (const page of [tab, device]) await until(page, '"unread":2');
    expect(await until(stranger, '"unread":1')).not.toContain('"unread":2');
    for (const page of [tab, device, stranger]) await page?.cancel();
  });
});
