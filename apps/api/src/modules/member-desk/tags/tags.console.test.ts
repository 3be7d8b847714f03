import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstBrokenEntry } from '#modules/operators/index.ts';
import { openedEntries } from '../../../testing/console/trail.ts';
import { openSafety } from '#modules/safety/safety.fixture.ts';
import type { Safety } from '#modules/safety/safety.fixture.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';

const OWNER = { kind: 'role', id: 'member_care' };
let safety: Safety;
let manager: TestOperator;
let care: TestOperator;
let elsewhere: TestOperator;
const members: string[] = [];
let made = 0;
let tag: string;

beforeAll(async () => {
  safety = await openSafety();
  const { operatorOf } = operatorsOf(safety.app);
  manager = await operatorOf('site_manager');
  care = await operatorOf('member_care');
  elsewhere = await operatorOf('site_manager', 'second', 'elsewhere@example.com');
  for (let at = 0; at < 5; at += 1) {
    const player = await safety.player(`tagged_${at}`);
    members.push(String((await player.ask('GET', '/member/info')).body.value.memberId));
  }
}, 120_000);
afterAll(async () => {
  expect(await firstBrokenEntry(safety.app.db, 'first')).toBeUndefined();
  await safety.close();
});
beforeEach(() => {
  made += 1;
  tag = `tag-${made}`;
});

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const nameOf = (of: string) => ({ bn: `ট্যাগ ${of}`, en: `Tag ${of}` });
const create = (more: object = {}, who = manager) =>
  who.ask('POST', '/sites/first/tags', {
    tag,
    name: nameOf(tag),
    meaning: 'Look twice.',
    owner: OWNER,
    reason: 'asked for',
    ...more,
  });
const change = (more: object) =>
  manager.ask('POST', `/sites/first/tags/${tag}`, { version: 1, reason: 'clearer', ...more });
const retire = () =>
  manager.ask('POST', `/sites/first/tags/${tag}/retirement`, { reason: 'not used' });
const [give, remove] = [
  (memberId = members[0]) =>
    care.ask('POST', `/sites/first/members/${memberId}/tags`, { tag, reason: 'called' }),
  (memberId = members[0]) =>
    care.ask('POST', `/sites/first/members/${memberId}/tags/${tag}/removal`, { reason: 'done' }),
];
const tagsOn = async (memberId = members[0]) => {
  const page = await care.ask('GET', `/sites/first/members/${memberId}`);
  return page.body.value.tags as { tag: string; [field: string]: unknown }[];
};
const listed = async (query: string, who = care) =>
  (await who.ask('GET', `/sites/first/tags?${query}`)).body;
const find = async (text: string, more: object = {}, site = 'first') => {
  const who = site === 'first' ? care : elsewhere;
  return (await who.ask('POST', `/sites/${site}/members/search`, { text, by: 'tag', ...more }))
    .body;
};
const idsOf = ({ list }: { list: { memberId: string }[] }) => list.map(({ memberId }) => memberId);

describe('the tags of a site', () => {
  it('OPS-46 are made with name, meaning and an owner who is there, by whoever may', async () => {
    expect((await create({}, care)).body.params).toMatchObject({ permission: 'tags.change' });
    expect(outcome(await create({}, elsewhere))).toEqual([404, 'operators.unknown_target']);
    for (const owner of [
      { kind: 'role', id: 'nobody' },
      { kind: 'operator', id: 'nobody' },
      { kind: 'operator', id: elsewhere.operatorId },
    ])
      expect(outcome(await create({ owner }))).toEqual([422, 'operators.tag_owner_unknown']);
    expect((await create({ tag: 'Not an id' })).body.code).toBe('request.invalid');
    const owner = { kind: 'operator', id: care.operatorId };
    expect((await create({ owner })).status).toBe(200);
    expect(outcome(await create({ name: nameOf('another') }))).toEqual([
      409,
      'operators.tag_taken',
    ]);
    const named = { tag: `${tag}-b`, name: { bn: 'অন্য', en: nameOf(tag).en.toUpperCase() } };
    expect(outcome(await create(named))).toEqual([409, 'operators.tag_taken']);
    const { list } = await listed('limit=1');
    expect(list).toMatchObject([{ tag, name: nameOf(tag), meaning: 'Look twice.', owner }]);
    const [entry] = await openedEntries(safety.app.db, 'first', 1);
    expect(entry).toMatchObject({
      permission: 'tags.change',
      target: `tag:${tag}`,
      operatorId: manager.operatorId,
      role: 'site_manager',
      reason: 'asked for',
      after: { en: nameOf(tag).en, owner: `operator:${care.operatorId}` },
    });
  });

  it('OPS-46 are changed from the version that was read, and retired for good', async () => {
    await create();
    expect((await change({})).body.code).toBe('request.invalid');
    expect((await change({ meaning: 'Look three times.' })).status).toBe(200);
    expect(outcome(await change({ meaning: 'Look away.' }))).toEqual([
      409,
      'operators.changed_since',
    ]);
    const [entry] = await openedEntries(safety.app.db, 'first', 1);
    expect(entry).toMatchObject({
      before: { meaning: 'Look twice.', owner: 'role:member_care' },
      after: { meaning: 'Look three times.', owner: 'role:member_care' },
      operatorId: manager.operatorId,
      reason: 'clearer',
    });
    const nobody = { version: 2, owner: { kind: 'role', id: 'nobody' } };
    expect(outcome(await change(nobody))).toEqual([422, 'operators.tag_owner_unknown']);
    const owner = { kind: 'operator', id: care.operatorId };
    expect((await change({ version: 2, owner })).status).toBe(200);
    expect((await listed('limit=1')).list[0]).toMatchObject({ owner, version: 3 });
    await give();
    expect((await retire()).status).toBe(200);
    const retiredAt = safety.clock.now().toISOString();
    const [over] = await openedEntries(safety.app.db, 'first', 1);
    expect(over).toMatchObject({
      permission: 'tags.change',
      after: { state: 'retired' },
      operatorId: manager.operatorId,
      reason: 'not used',
    });
    for (const again of [await retire(), await change({ version: 4, meaning: 'x' }), await give()])
      expect(outcome(again)).toEqual([409, 'operators.tag_retired']);
    expect(await tagsOn()).toEqual([]);
    expect((await find(tag)).list).toEqual([]);
    expect((await listed('state=retired')).list[0]).toMatchObject({ tag, version: 4, retiredAt });
    // The name is free again, the id is not.
    expect(outcome(await create())).toEqual([409, 'operators.tag_taken']);
    expect((await create({ tag: `${tag}-b` })).status).toBe(200);
  });

  it('OPS-46 are listed newest first, page by page, each once', async () => {
    const all = (await listed('limit=100')).list.map((row: { tag: string }) => row.tag);
    for (const letter of ['a', 'b', 'c']) {
      const name = nameOf(`${tag}${letter}`);
      await create({ tag: `${tag}-${letter}`, name });
      if (letter === 'a') safety.clock.moveMs(1000);
    }
    const paged: string[] = [];
    let cursor = '';
    do {
      const { list, next } = await listed(`limit=2${cursor}`);
      paged.push(...list.map((row: { tag: string }) => row.tag));
      cursor = next === undefined ? '' : `&cursor=${next}`;
    } while (cursor !== '');
    expect(paged).toEqual([`${tag}-c`, `${tag}-b`, `${tag}-a`, ...all]);
  });
});

describe('a tag of a member', () => {
  it('OPS-46 is given and taken by an act with an entry, once', async () => {
    await create();
    const manned = await manager.ask('GET', `/sites/first/members/${members[0]}`);
    expect(manned.body.value.tags).toEqual([]);
    expect((await give()).status).toBe(200);
    expect(outcome(await give())).toEqual([409, 'operators.tag_held']);
    const [given] = await openedEntries(safety.app.db, 'first', 1);
    expect(given).toMatchObject({
      permission: 'members.tag',
      target: `member:${members[0]}`,
      before: {},
      after: { tag },
      reason: 'called',
      operatorId: care.operatorId,
    });
    expect(await tagsOn()).toMatchObject([
      { tag, name: nameOf(tag), meaning: 'Look twice.', givenBy: care.operatorId },
    ]);
    expect(await tagsOn(members[1])).toEqual([]);
    expect((await remove()).status).toBe(200);
    expect(outcome(await remove())).toEqual([409, 'operators.tag_not_held']);
    const [taken] = await openedEntries(safety.app.db, 'first', 1);
    expect(taken).toMatchObject({ before: { tag }, after: {}, reason: 'done' });
    expect(await tagsOn()).toEqual([]);
    expect(outcome(await give('nobody'))).toEqual([404, 'operators.unknown_target']);
    tag = 'no-such-tag';
    for (const none of [await retire(), await change({ meaning: 'x' })])
      expect(outcome(none)).toEqual([404, 'operators.unknown_target']);
    expect(outcome(await give())).toEqual([404, 'operators.unknown_target']);
  });

  it('OPS-41 finds its members by id or name, page by page, and those of no other tag or site', async () => {
    await create();
    for (const memberId of members) await give(memberId);
    await remove(members[4]);
    const tagged = members.slice(0, 4).toSorted();
    for (const text of [tag, tag.toUpperCase(), nameOf(tag).bn, nameOf(tag).en.toLowerCase()])
      expect(idsOf(await find(text))).toEqual(tagged);
    const first = await find(tag, { limit: 3 });
    expect(first.list[0]).toMatchObject({ by: 'tag' });
    const second = await find(tag, { limit: 3, cursor: first.next });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(tagged);
    expect(second).not.toHaveProperty('next');
    expect((await find('no such tag')).list).toEqual([]);
    expect((await find(tag, {}, 'second')).list).toEqual([]);
    const untold = await care.ask('POST', '/sites/first/members/search', { text: tag });
    expect(untold.body.list).toEqual([]);
  });
});
