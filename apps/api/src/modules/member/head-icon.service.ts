import { AppError } from '@maidan/contract/errors';
import type { FieldFailure } from '@maidan/contract/rules';
import type { Database, Queryable } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { memberInfo } from './member.service.ts';
import { holdMember } from './member.standing.ts';
import { memberStore } from './member.store.ts';

/** The failure for a picture that is not one of the choices. */
const NO_CHOICE: FieldFailure = { kind: 'pattern', patternId: 'any', minLength: 1, maxLength: 200 };

/** Before the id of a picture of the member's own, in the place of the path of a choice. */
const OWN = 'picture:';

/** Pictures of members, as this module uses them. */
export interface OwnPictures {
  /** Takes pictures in the taker's transaction; answers whether all of them could be taken. */
  take(
    tx: Queryable,
    owner: { siteId: string; memberId: string },
    pictureIds: readonly string[],
  ): Promise<boolean>;
  /** Views of pictures by id, each with a fresh link. */
  views(
    siteId: string,
    pictureIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly url: string }>>;
  /** Deletes a picture of the member. */
  remove(
    tx: Queryable,
    owner: { siteId: string; memberId: string },
    pictureId: string,
  ): Promise<void>;
}

/** The picture of a member: one of the site's choices, or one that the member sent (MEMBER-13). */
export function headIconService({ db, pictures }: { db: Database; pictures: OwnPictures }) {
  /** What is shown of a picture: the path of a choice, or a link to one of the member's own. */
  async function shownIcon(siteId: string, headIcon: string) {
    const own = ownPictureOf(headIcon);
    if (own === undefined) return { headIcon };
    const picture = (await pictures.views(siteId, [own])).get(own);
    return { headIcon: '', ...(picture ? { pictureUrl: picture.url } : {}) };
  }
  async function ownerOf(siteId: string, memberId: string) {
    const owner = await memberStore(db, siteId).findById(memberId);
    if (!owner) throw new AppError('session.expired');
    return owner;
  }
  return {
    /** The member as it is sent (ENTITY-02). @throws AppError `session.expired` without such a member */
    async info({ siteId }: SiteView, memberId: string) {
      const owner = await ownerOf(siteId, memberId);
      const { headIcon, ...picture } = await shownIcon(siteId, owner.headIcon);
      return { ...memberInfo({ ...owner, headIcon }), ...picture };
    },

    /** The member's picture and the choices (API-34). @throws AppError `session.expired` without such a member */
    async readHeadIcon({ siteId, settings }: SiteView, memberId: string) {
      const { headIcon } = await ownerOf(siteId, memberId);
      return { ...(await shownIcon(siteId, headIcon)), choices: settings.headIcons };
    },

    /**
     * Chooses a picture (API-70), one of the choices or one that the member sent. A picture of the member's own that is
     * replaced is deleted.
     * @throws AppError `member.fields_invalid` for one that is not offered, `pictures.not_found` for one that is not the
     * member's or was used before
     */
    async chooseHeadIcon(site: SiteView, memberId: string, chosen: ChosenIcon) {
      const { siteId, settings } = site;
      const { pictureId } = chosen;
      if (pictureId === undefined && !settings.headIcons.includes(chosen.headIcon))
        throw new AppError('member.fields_invalid', { fields: { headIcon: [NO_CHOICE] } });
      const headIcon = pictureId === undefined ? chosen.headIcon : `${OWN}${pictureId}`;
      await db.transaction(async (tx) => {
        const owner = await holdMember(tx, siteId, memberId);
        if (!owner) throw new AppError('session.expired');
        if (
          pictureId !== undefined &&
          !(await pictures.take(tx, { siteId, memberId }, [pictureId]))
        )
          throw new AppError('pictures.not_found');
        const former = ownPictureOf(owner.headIcon);
        await memberStore(tx, siteId).setShown(memberId, { headIcon });
        if (former !== undefined) await pictures.remove(tx, { siteId, memberId }, former);
      });
      return { ...(await shownIcon(siteId, headIcon)), choices: settings.headIcons };
    },
  };
}

export type HeadIconService = ReturnType<typeof headIconService>;

/** A picture as it is chosen: the path of a choice, or the id of one that the member sent. */
export interface ChosenIcon {
  readonly headIcon: string;
  readonly pictureId?: string | undefined;
}

function ownPictureOf(headIcon: string): string | undefined {
  return headIcon.startsWith(OWN) ? headIcon.slice(OWN.length) : undefined;
}
