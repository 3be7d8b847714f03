import { AppError, consoleContract } from '@maidan/contract';
import { ableOn, bindConsole, isGrantable, recordAct } from '#modules/operators/index.ts';
import type { ConsoleRouter, TrailAct, TrailActor } from '#modules/operators/index.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { keysetPage, keysetRead } from '#platform/http/keyset-page.ts';
import type { Clock } from '#platform/process/clock.ts';
import { tagStore } from './tag.store.ts';
import type { TagName, TagRow } from './tag.tables.ts';
import { tagView } from './tag.view.ts';

const DONE = { value: true } as const;

/** What the tags of sites need. */
export interface TagsConsoleDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Who answers for a tag, on the wire. */
interface Owner {
  readonly kind: TagRow['ownerKind'];
  readonly id: string;
}

/** What may be changed of a tag. */
interface Change {
  readonly name?: TagName | undefined;
  readonly meaning?: string | undefined;
  readonly owner?: Owner | undefined;
}

/** Binds the list of a site's tags, and how they are made, changed and retired (OPS-46). */
export function bindTags(router: ConsoleRouter, deps: TagsConsoleDeps): void {
  const { db } = deps;
  bindConsole(router, consoleContract.listTags, async ({ params, query }) => {
    const store = tagStore(db, params.site);
    const rows = await store.list(keysetRead(query), query.state === 'retired');
    const { shown, next } = keysetPage(rows, query, ({ madeAt, tag }) => ({ at: madeAt, id: tag }));
    return { list: shown.map(tagView), ...next };
  });
  bindConsole(router, consoleContract.createTag, async ({ params, body, actor }) => {
    const { tag, reason, ...made } = body;
    await create(deps, params.site, { tag, ...made, by: { ...actor, reason } });
    return DONE;
  });
  bindConsole(router, consoleContract.changeTag, async ({ params, body, actor }) => {
    const { version, reason, ...asked } = body;
    const by = { ...actor, reason };
    await change(deps, params.site, { tag: params.tag, version, asked, by });
    return DONE;
  });
  bindConsole(router, consoleContract.retireTag, async ({ params, body, actor }) => {
    await retire(deps, params.site, { tag: params.tag, by: { ...actor, reason: body.reason } });
    return DONE;
  });
}

async function create(
  deps: TagsConsoleDeps,
  siteId: string,
  {
    tag,
    by,
    name,
    meaning,
    owner,
  }: Required<Change> & {
    tag: string;
    by: TrailActor;
    name: TagName;
    meaning: string;
    owner: Owner;
  },
): Promise<void> {
  const madeAt = deps.clock.now();
  const row = { tag, name, meaning, ownerKind: owner.kind, owner: owner.id };
  await deps.db
    .transaction(async (tx) => {
      await requireOwner(tx, siteId, owner, madeAt);
      await tagStore(tx, siteId).insert({ ...row, madeAt, changedAt: madeAt });
      await enter(tx, deps, { siteId, tag, before: {}, after: told(row), by });
    })
    .catch(asTaken);
}

async function change(
  deps: TagsConsoleDeps,
  siteId: string,
  { tag, version, asked, by }: { tag: string; version: number; asked: Change; by: TrailActor },
): Promise<void> {
  const { name, meaning, owner } = asked;
  const changedAt = deps.clock.now();
  await deps.db
    .transaction(async (tx) => {
      const row = await held(tx, siteId, tag);
      if (row.version !== version) throw new AppError('operators.changed_since');
      if (owner) await requireOwner(tx, siteId, owner, changedAt);
      const next = {
        name: name ?? row.name,
        meaning: meaning ?? row.meaning,
        ownerKind: owner?.kind ?? row.ownerKind,
        owner: owner?.id ?? row.owner,
      };
      const store = tagStore(tx, siteId);
      await store.change(tag, { ...next, version: version + 1, changedAt });
      await enter(tx, deps, { siteId, tag, before: told(row), after: told(next), by });
    })
    .catch(asTaken);
}

async function retire(
  deps: TagsConsoleDeps,
  siteId: string,
  { tag, by }: { tag: string; by: TrailActor },
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await held(tx, siteId, tag);
    const retired = { retiredAt: now, changedAt: now, version: row.version + 1 };
    await tagStore(tx, siteId).change(tag, retired);
    await enter(tx, deps, { siteId, tag, before: told(row), after: { state: 'retired' }, by });
  });
}

/** A tag that stands, locked until the transaction ends. @throws AppError operators.unknown_target, operators.tag_retired */
async function held(tx: Transaction, siteId: string, tag: string): Promise<TagRow> {
  const row = await tagStore(tx, siteId).hold(tag);
  if (!row) throw new AppError('operators.unknown_target');
  if (row.retiredAt !== null) throw new AppError('operators.tag_retired');
  return row;
}

/** @throws AppError operators.tag_owner_unknown for a role that nobody can hold, and for whoever does not work on the site */
async function requireOwner(
  tx: Transaction,
  siteId: string,
  { kind, id }: Owner,
  now: Date,
): Promise<void> {
  const isKnown =
    kind === 'role'
      ? await isGrantable(tx, id)
      : (await ableOn(tx, siteId, now)).some(({ operatorId }) => operatorId === id);
  if (!isKnown) throw new AppError('operators.tag_owner_unknown');
}

function asTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError('operators.tag_taken') : error;
}

function told({ name, meaning, ownerKind, owner }: Omit<TagRow, keyof StoredOnly>) {
  return { bn: name.bn, en: name.en, meaning, owner: `${ownerKind}:${owner}` };
}

type StoredOnly = Pick<TagRow, 'siteId' | 'tag' | 'version' | 'madeAt' | 'changedAt' | 'retiredAt'>;

function enter(
  tx: Transaction,
  { clock }: TagsConsoleDeps,
  { tag, ...act }: Pick<TrailAct, 'siteId' | 'before' | 'after'> & { tag: string; by: TrailActor },
): Promise<void> {
  const target = `tag:${tag}`;
  return recordAct(tx, clock, { ...act, via: 'console', permission: 'tags.change', target });
}
