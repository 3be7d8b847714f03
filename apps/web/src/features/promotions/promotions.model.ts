import type { Banner, Promotion } from '@maidan/contract/types';
import type { MessageKey } from '@maidan/i18n';
import type { TagTone } from '#ui/feedback/tag.tsx';

/** Texts over a promotion's picture. */
interface PictureTexts {
  readonly kicker?: string;
  readonly headline?: string;
}

/** A promotion as the list and its detail show it. */
export interface PromotionView extends PictureTexts {
  readonly id: number;
  readonly title: string;
  /** Path below the image host. */
  readonly image: string;
  /** UTC, ISO 8601. */
  readonly startDate: string;
  readonly endDate?: string;
  readonly isLongTerm: boolean;
  readonly status: string;
  /** Cleaned HTML. */
  readonly content: string;
  readonly kind?: string | undefined;
  readonly summary?: string | undefined;
  readonly terms?: Promotion['terms'] | undefined;
  readonly workedExample?: Promotion['workedExample'] | undefined;
  readonly act?: Promotion['act'] | undefined;
  readonly actPath?: string | undefined;
}

/** A picture of the group that leads to something else than a promotion of the list. */
export interface LoosePicture extends PictureTexts {
  readonly id: string;
  readonly image: string;
  readonly href: string;
}

/** What the promotion screens show. */
export interface PromotionList {
  readonly promotions: readonly PromotionView[];
  readonly pictures: readonly LoosePicture[];
}

/** Id of the promotion that an address leads to (SHELL-24, SHELL-25). */
function promotionIdOf(linkage: string): number | undefined {
  const id = /^\/m\/activity(?:Detail)?\?(?:.*&)?id=(\d{1,10})(?:&|$)/.exec(linkage)?.[1];
  return id === undefined ? undefined : Number(id);
}

/**
 * Joins the promotions with the pictures of group m_promotion (PROMO-01): those with a picture come first, in its
 * order, then the others with their own picture. A picture that leads to no promotion of the list stays by itself.
 */
export function joinPictures(
  promotions: readonly Promotion[],
  banners: readonly Banner[],
): PromotionList {
  const views = new Map(promotions.map((promotion) => [promotion.id, toView(promotion)]));
  const joined: PromotionView[] = [];
  const pictures: LoosePicture[] = [];
  for (const banner of banners) {
    const id = promotionIdOf(banner.linkage);
    const view = id === undefined ? undefined : views.get(id);
    const texts = { ...(banner.kicker ? { kicker: banner.kicker } : {}), headline: banner.title };
    if (!view)
      pictures.push({ id: banner.bannerId, image: banner.url, href: banner.linkage, ...texts });
    else if (views.delete(view.id)) joined.push({ ...view, image: banner.url, ...texts });
  }
  return { promotions: [...joined, ...views.values()], pictures };
}

function toView({
  linkedPromotionId: _linked,
  promoAnnouncementCategoryIds: _categories,
  imageRequired: _image,
  remarkRequired: _remark,
  noExpiry,
  ...shown
}: Promotion): PromotionView {
  return { ...shown, isLongTerm: noExpiry === 1 };
}

/** The promotion with a numeric id. */
export function promotionById(
  { promotions }: PromotionList,
  idText: string | null,
): PromotionView | undefined {
  return /^\d{1,10}$/.test(idText ?? '')
    ? promotions.find(({ id }) => id === Number(idText))
    : undefined;
}

const STATUSES: Readonly<Record<string, { readonly key: MessageKey; readonly tone: TagTone }>> = {
  join: { key: 'promotions.status.join', tone: 'accent' },
  claim: { key: 'promotions.status.claim', tone: 'accent' },
  applying: { key: 'promotions.status.applying', tone: 'warning' },
  close: { key: 'promotions.status.close', tone: 'neutral' },
  rejected: { key: 'promotions.status.rejected', tone: 'danger' },
  issued: { key: 'promotions.status.issued', tone: 'success' },
  claimed: { key: 'promotions.status.claimed', tone: 'success' },
  process: { key: 'promotions.status.process', tone: 'info' },
  signed: { key: 'promotions.status.signed', tone: 'info' },
};

/** Label and colour of a status; undefined for an unknown one, which then shows nothing. */
export function statusLook(status: string): { key: MessageKey; tone: TagTone } | undefined {
  return STATUSES[status];
}
