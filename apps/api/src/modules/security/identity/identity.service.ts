import { PICTURE_LIMITS } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import type { Database } from '#platform/database/connection.ts';
import type { PictureView, PicturesService } from '#platform/pictures/pictures.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { identityStore } from './identity.store.ts';
import type { IdentityRow } from './identity.store.ts';

/** A member on a site. */
interface Whose {
  readonly siteId: string;
  readonly memberId: string;
}

export interface IdentityDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly pictures: Pick<PicturesService, 'loose' | 'take' | 'views'>;
}

/**
 * The identity documents of members (MEMBERX-03, SHELL-97): pictures that were written anew without metadata, and that only
 * links which expire lead to.
 */
export function identityService({ db, clock, random, pictures }: IdentityDeps) {
  async function read({ siteId, memberId }: Whose) {
    const row = await identityStore(db, siteId).newest(memberId);
    if (!row) return { state: 'none' as const, pictures: [] };
    const views = await pictures.views(siteId, row.pictureIds);
    return viewOf(row, views);
  }

  /** @throws AppError `security.documents_invalid` with params.fields */
  async function check({ siteId, memberId }: Whose, pictureIds: readonly string[]): Promise<void> {
    const ids = new Set(pictureIds);
    const loose = await pictures.loose(siteId, memberId, pictureIds);
    const faults = [
      ...(pictureIds.length === 0 ? ['required'] : []),
      ...(pictureIds.length > PICTURE_LIMITS.most ? ['too_many'] : []),
      ...(ids.size < pictureIds.length || loose.size < ids.size ? ['not_found'] : []),
    ];
    if (faults.length > 0) throw invalid(faults);
  }

  return {
    /** The newest documents of the member, with fresh links. */
    read,

    /** The state alone, for the list of what secures an account. */
    stateOf: async ({ siteId, memberId }: Whose) =>
      (await identityStore(db, siteId).newest(memberId))?.state ?? ('none' as const),

    /**
     * Takes pictures of the member as documents that wait. A picture that belongs to somebody else, or to something else
     * already, is not found.
     * @throws AppError `security.documents_invalid`, `security.documents_pending` or `security.documents_approved`
     */
    async send(whose: Whose, pictureIds: readonly string[]) {
      const { siteId, memberId } = whose;
      refuseStanding(await identityStore(db, siteId).newest(memberId));
      await check(whose, pictureIds);
      const row = { documentId: random.id(), memberId, pictureIds: [...pictureIds] };
      const isStored = await db.transaction(async (tx) => {
        const isNew = await identityStore(tx, siteId).insert({ ...row, sentAt: clock.now() });
        if (isNew && !(await pictures.take(tx, whose, pictureIds))) throw invalid(['not_found']);
        return isNew;
      });
      // Other documents of the member were first; both came after the look above.
      if (!isStored) refuseStanding(await identityStore(db, siteId).newest(memberId));
      return read(whose);
    },
  };
}

export type IdentityService = ReturnType<typeof identityService>;

function refuseStanding(newest: IdentityRow | undefined): void {
  if (newest?.state === 'pending') throw new AppError('security.documents_pending');
  if (newest?.state === 'approved') throw new AppError('security.documents_approved');
}

function invalid(faults: readonly string[]): AppError {
  return new AppError('security.documents_invalid', { fields: { pictures: faults } });
}

function viewOf(row: IdentityRow, views: ReadonlyMap<string, PictureView>) {
  const { state, pictureIds, sentAt, decidedAt, reason } = row;
  return {
    state,
    pictures: pictureIds.flatMap((pictureId) => views.get(pictureId) ?? []),
    sentAt: sentAt.toISOString(),
    ...(decidedAt ? { decidedAt: decidedAt.toISOString() } : {}),
    ...(reason === null ? {} : { reason }),
  };
}
