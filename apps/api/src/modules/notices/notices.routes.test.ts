import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOf } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { writePromotions } from '../promotions/index.ts';
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

  it('another site shows none of them', async () => {
    const { body } = await app.get('/announcements?types=B,PL,PU,PR,H', { site: 'second' });
    expect(body.value).toEqual({ promotion: [], banners: [], player: [], popup: [], hot: [] });
  });
});
