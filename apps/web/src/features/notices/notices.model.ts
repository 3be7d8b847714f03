import { NOTICE_KINDS } from '@maidan/contract/constants';
import type { NoticeKind } from '@maidan/contract/constants';
import type { Announcement } from '@maidan/contract/types';

/** An announcement as the list and its detail show it. */
export interface NoticeView {
  readonly id: number;
  readonly title: string;
  /** UTC, ISO 8601. */
  readonly startDate: string;
  /** Cleaned HTML. */
  readonly content: string;
  readonly kind: NoticeKind;
  /** Whether the member has read it, as the gateway knows; false for a visitor. */
  readonly isRead: boolean;
}

/** What the screens show of an announcement. */
export function toNoticeView(announcement: Announcement): NoticeView {
  const { id, title, startDate, content, read: isRead } = announcement;
  return { id, title, startDate, content, kind: kindOf(announcement), isRead };
}

/** A back end may leave the kind out, or know one that this front end does not. */
function kindOf({ kind }: Announcement): NoticeKind {
  return NOTICE_KINDS.find((known) => known === kind) ?? 'news';
}

/** An announcement as the popup of home shows it. */
export interface AnnouncementView extends NoticeView {
  /** Path below the image host; empty without a picture. */
  readonly picture: string;
  /** In-app path, external https address, or empty. */
  readonly url: string;
}

/** What the popup shows of an announcement; of its pictures the first in order. */
export function toAnnouncementView(announcement: Announcement): AnnouncementView {
  const [first] = [...announcement.announcementImages].sort((a, b) => a.sequence - b.sequence);
  return { ...toNoticeView(announcement), picture: first?.url ?? '', url: announcement.url };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The text of HTML without its elements (NOTICE-06), with a space between paragraphs. It may be shown only as text,
 * never as HTML.
 */
export function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name) return ENTITIES[name.toLowerCase()] ?? whole;
        const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      },
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** The position in the list, counted from zero, that `?i=` names; undefined when it names none (SHELL-28). */
export function placeOf(params: URLSearchParams, count: number): number | undefined {
  const text = params.get('i') ?? '';
  const place = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  return place >= 0 && place < count ? place : undefined;
}

/** The announcement with a numeric id in the loaded list (NOTICE-11). */
export function noticeById(
  notices: readonly NoticeView[],
  idText: string | null,
): NoticeView | undefined {
  return /^\d{1,10}$/.test(idText ?? '')
    ? notices.find(({ id }) => id === Number(idText))
    : undefined;
}
