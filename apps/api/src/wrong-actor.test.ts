// What belongs to one member is seen and changed by nobody else: no visitor, no other member, nobody on another site.
import { ENDPOINTS } from '@maidan/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAnnouncements } from './modules/notices/index.ts';
import { writePromotions } from './modules/promotions/index.ts';
import { changeSetting } from './testing/site/change-setting.ts';
import { seedGames, testGame } from './testing/catalogue.ts';
import { memberOf } from './testing/members.ts';
import { openTestApp } from './testing/test-app.ts';
import type { TestAnswer, TestApp } from './testing/test-app.ts';
import { promotionDraft } from './testing/site/promotions.ts';

const DAY_MS = 24 * 3_600_000;
const SITES = ['first', 'second'] as const;
const REMARKS = 'আমার গোপন মন্তব্য';
const CHAT = 'আমার গোপন বার্তা';
const KEY = 'the-key-of-the-owner';
const GAME = { vendor: 'JL', nodeId: 1 };

/** Reads whose answers are random or a stream. */
const NO_SNAPSHOT = /^\/(?:account|live\/events|pictures|exports\/\{exportId\}\/file)/;
/** What some reads are asked. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/agent/settlements': ['kind=salary'],
  '/deposit/bonuses': ['amountMinor=50000'],
  '/announcements': ['types=promotion', 'types=B,PL,PU'],
  '/lobby/banners': ['groupName=m_home'],
  '/lotteries/numero': ['vassalage=JL&gameCode=x'],
  '/lotteries/vn/numero': ['vassalage=JL&gameCode=x'],
  '/matches': ['category=SPORTS'],
  '/matches/results': ['category=SPORTS'],
  '/service/live/anchors': ['kind=hot'],
  '/safety/play': ['from=2026-11-20T09:00:00.000Z'],
};
const PARTS: Readonly<Record<string, string>> = { kind: 'salary', vassalage: 'JL' };
/** The address of every call that reads. */
const READS = ENDPOINTS.map(({ route }) => route)
  .filter(({ method, path }) => method === 'get' && !NO_SNAPSHOT.test(path))
  .flatMap(({ path }) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => PARTS[name] ?? '1');
    return (QUERIES[path] ?? ['']).map((query) => (query === '' ? filled : `${filled}?${query}`));
  });

interface Actor {
  readonly site: (typeof SITES)[number];
  readonly token?: string;
}

let app: TestApp;
let owner: Actor;
/** The picture that the owner's application has, the one of the owner's message, and one that nothing took. */
let pictures: string[];
const strangers: Record<string, Actor> = {};
const before: Record<string, unknown> = {};
let ownerBefore: Readonly<Record<string, unknown>>;

/** Everything that an actor can read. */
async function seenBy(actor: Actor): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  for (const address of READS) {
    const { status, body } = await app.get(address, actor);
    expect([400, 500], address).not.toContain(status);
    const { requestId: _, ...rest } = body as Record<string, unknown>;
    seen[address] = rest;
  }
  return seen;
}

const act = (
  actor: Actor,
  method: string,
  path: string,
  body: unknown,
  key = KEY,
): Promise<TestAnswer> =>
  app.ask(method, path, { ...actor, body, headers: { 'idempotency-key': key } });

async function sendPicture(actor: Actor): Promise<string> {
  const create = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  form.set('picture', new File([new Uint8Array(bytes)], 'bill.png'));
  const whole = new Response(form);
  const answer = await app.ask('POST', '/pictures', {
    ...actor,
    rawBody: new Uint8Array(await whole.arrayBuffer()),
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
  });
  return answer.body.value.pictureId as string;
}

/** One of everything that a member can do here, with one's own things or another's. */
const deeds = ([applied = '', said = '', loose = '']: readonly string[]): readonly [
  string,
  string,
  unknown,
][] => [
  ['POST', '/promotions/join', { promotionId: 2 }],
  ['POST', '/promotions/reward', { promotionId: 10, remarks: REMARKS, pictures: [applied] }],
  ['POST', '/promotions/reward', { promotionId: 10, remarks: REMARKS, pictures: [loose] }],
  [
    'POST',
    '/service/chat/messages',
    { messageId: 'of-the-owner', body: CHAT, picture: { pictureId: said, name: 'a.png' } },
  ],
  ['POST', '/service/chat/read', { upTo: 1 }],
  ['POST', '/announcements/read', { announcementId: 1, read: true }],
  ['POST', '/favourites', GAME],
  ['DELETE', '/favourites', GAME],
  ['POST', '/games/launch', { category: 'SLOT', vassalage: 'JL', nodeId: 1 }],
  ['PUT', '/service/feedback', { content: `${REMARKS} ${CHAT}`, topic: 'looks' }],
  ['POST', '/member/nickname', { nickname: 'Porer Nam' }],
];

async function seed(siteId: (typeof SITES)[number]): Promise<void> {
  const startsAt = new Date(app.clock.now().getTime() - DAY_MS);
  await writePromotions(app.db, siteId, [
    promotionDraft(1, { linkedPromotionId: 10, act: 'apply', startsAt }),
    promotionDraft(2, { linkedPromotionId: 20, startsAt }),
  ]);
  await writeAnnouncements(app.db, siteId, [
    {
      announcementId: 1,
      type: 'PL',
      groupName: '',
      title: { bn: 'খবর', en: 'News' },
      content: { bn: '', en: '' },
      url: '',
      images: [],
      startsAt,
      endsAt: null,
    },
  ]);
  await seedGames(app, [testGame({ nodeId: 1 })], siteId);
  const change = { siteId, path: 'whitelabel.CBS3', value: true };
  await changeSetting({ db: app.db, clock: app.clock }, change);
}

beforeAll(async () => {
  app = await openTestApp();
  for (const siteId of SITES) await seed(siteId);
  await app.app.directory.refresh();
  owner = { site: 'first', token: await memberOf(app, 'malik') };
  Object.assign(strangers, {
    'a visitor': { site: 'first' },
    'another member': { site: 'first', token: await memberOf(app, 'porjon') },
    'the same name on another site': {
      site: 'second',
      token: await memberOf(app, 'malik', 'second'),
    },
    'the session on another site': { ...owner, site: 'second' },
  });
  for (const [name, actor] of Object.entries(strangers)) before[name] = await seenBy(actor);
  ownerBefore = await seenBy(owner);
  pictures = [await sendPicture(owner), await sendPicture(owner), await sendPicture(owner)];
  for (const [index, [method, path, body]] of deeds(pictures).entries()) {
    if (method === 'DELETE' || index === 2) continue;
    expect((await act(owner, method, path, body)).status, path).toBe(200);
  }
});
afterAll(() => app.close());

describe('what belongs to a member', () => {
  it('is seen by the member', async () => {
    const now = await seenBy(owner);
    const changed = READS.filter(
      (address) => JSON.stringify(now[address]) !== JSON.stringify(ownerBefore[address]),
    );
    expect(changed.toSorted()).toEqual([
      '/announcements/unread',
      '/announcements?types=B,PL,PU',
      '/announcements?types=promotion',
      '/favourites',
      '/favourites/ids',
      '/games/recent',
      '/member/info',
      '/promotions/applications',
      '/service/chat/messages',
    ]);
    expect(JSON.stringify(now)).toContain(REMARKS);
    expect(JSON.stringify(now)).toContain(CHAT);
  });

  it.each([
    'a visitor',
    'another member',
    'the same name on another site',
    'the session on another site',
  ])('API-53 FAV-07 is seen by no call of %s', async (name) => {
    const actor = strangers[name];
    if (!actor) throw new Error(`There is no ${name}.`);
    expect(await seenBy(actor)).toEqual(before[name]);
  });

  it.each([
    'a visitor',
    'another member',
    'the same name on another site',
    'the session on another site',
  ])('API-53 FAV-07 is changed and repeated by no deed of %s, who names it', async (name) => {
    const actor = strangers[name];
    if (!actor) throw new Error(`There is no ${name}.`);
    const own = await seenBy(owner);
    for (const [method, path, body] of deeds(pictures)) {
      const answer = await act(actor, method, path, body);
      expect(answer.status, path).toBeLessThan(500);
      for (const pictureId of pictures)
        expect(JSON.stringify(answer.body), path).not.toContain(pictureId);
    }
    expect(await seenBy(owner)).toEqual(own);
  });
});
