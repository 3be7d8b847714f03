import { PICTURE_LIMITS, REMARKS_LENGTH } from '@maidan/contract/constants';
import type { MessageKey } from '@maidan/i18n';

/** What a promotion asks of an application (PROMO-09, PROMO-10). */
export interface Demands {
  readonly remarkRequired: boolean;
  readonly imageRequired: boolean;
}

/** A promotion as the page for applying shows it. */
export interface ApplyPromotion extends Demands {
  readonly id: number;
  readonly linkedPromotionId: number;
  readonly title: string;
  readonly image: string;
  readonly startDate: string;
  readonly endDate?: string;
  readonly isLongTerm: boolean;
}

/** A picture of the form: on its way, arrived, or failed. */
export interface PickedPicture {
  readonly key: number;
  readonly file: File;
  readonly previewUrl: string;
  readonly percent: number;
  readonly pictureId?: string;
  /** Why it failed, as a code of a failure. */
  readonly fault?: string;
  /** The browser cannot show it. */
  readonly isBroken?: true;
}

/** Whether sending the same file again may help; the gateway refuses a wrong one each time. */
export function maySendAgain(fault: string): boolean {
  return !fault.startsWith('pictures.');
}

/** A file that was not added. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: MessageKey;
}

const TYPES: readonly string[] = ['image/jpeg', 'image/png'];
const NAMES = /\.(?:jpe?g|png)$/i;

/**
 * Splits chosen files into those that are added and those that are not, each with its reason (PROMO-22, PROMO-24,
 * PROMO-25).
 */
export function sortFiles(
  files: readonly File[],
  held: number,
): { readonly added: readonly File[]; readonly refused: readonly RefusedFile[] } {
  const added: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const reason = reasonOf(file, held + added.length);
    if (reason) refused.push({ name: file.name, reason });
    else added.push(file);
  }
  return { added, refused };
}

function reasonOf(file: File, held: number): MessageKey | undefined {
  const isRight = file.type === '' ? NAMES.test(file.name) : TYPES.includes(file.type);
  if (!isRight) return 'promotions.activity_image_type';
  if (file.size > PICTURE_LIMITS.bytes) return 'promotions.activity_apply_remark_limit3';
  return held >= PICTURE_LIMITS.most ? 'promotions.activity_apply_remark_limit4' : undefined;
}

/** Whether the form can be sent: it has what the promotion asks for (PROMO-15 to PROMO-18). */
export function isComplete(
  { remarkRequired, imageRequired }: Demands,
  remarks: string,
  pictures: readonly PickedPicture[],
): boolean {
  const hasRemarks = remarks.trim() !== '';
  const hasPicture = pictures.some(({ pictureId }) => pictureId !== undefined);
  return (!remarkRequired || hasRemarks) && (!imageRequired || hasPicture);
}

type Segmenter = new (
  locale: string,
  options: { granularity: 'grapheme' },
) => { segment(text: string): Iterable<unknown> };

/**
 * How many characters a reader counts. A browser without `Intl.Segmenter` counts every letter without its signs, which is
 * more where letters join; the gateway decides.
 */
export function lengthOf(text: string): number {
  const { Segmenter: Graphemes } = Intl as { Segmenter?: Segmenter };
  if (!Graphemes) return [...text.replaceAll(/\p{M}/gu, '')].length;
  return [...new Graphemes('bn', { granularity: 'grapheme' }).segment(text)].length;
}

/** How many characters there are too many (PROMO-26). */
export function excessOf(remarks: string): number {
  return Math.max(0, lengthOf(remarks) - REMARKS_LENGTH);
}
