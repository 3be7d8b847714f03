import type { HeldTag } from './tag.store.ts';
import type { TagRow } from './tag.tables.ts';

/** A tag of a site as operators see it. */
export function tagView({ tag, name, meaning, ownerKind, owner, version, ...row }: TagRow) {
  return {
    tag,
    name,
    meaning,
    owner: { kind: ownerKind, id: owner },
    version,
    madeAt: row.madeAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    ...(row.retiredAt === null ? {} : { retiredAt: row.retiredAt.toISOString() }),
  };
}

/** A tag as the page of its member shows it. */
export function heldTagView({ givenAt, ...tag }: HeldTag) {
  return { ...tag, givenAt: givenAt.toISOString() };
}
