import { PICTURE_LIMITS, REMARKS_LENGTH } from '@maidan/contract/constants';
import type { MessageKey } from '@maidan/i18n';
import type { FailureData } from '#platform/api/loader-result.ts';

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
  /** Whether somebody can apply for it now. */
  readonly takesApplications: boolean;
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

/** A file that was not taken: by a rule of the page, or by the gateway with the code of a failure. */
export type RefusedFile = { readonly name: string } & (
  | { readonly reason: MessageKey }
  | { readonly code: string }
);

/** The code of an application that the gateway did not take without saying why (PROMO-21). */
export const NOT_TAKEN_CODE = 'promotions.not_taken';

/** What a form lacks that the promotion asks for. */
export type Missing = 'remarks' | 'pictures';

/** An application that was posted without script and not taken, with everything that is wrong with it. */
export interface RefusedApplication {
  readonly remarks: string;
  readonly missing: readonly Missing[];
  readonly refused: readonly RefusedFile[];
  /** How many pictures were sent; the browser does not keep them. */
  readonly pictures: number;
  readonly failure?: FailureData;
}

/** What the promotion asks for and the form does not have. */
export function missingIn(
  { remarkRequired, imageRequired }: Demands,
  remarks: string,
  pictures: number,
): Missing[] {
  return [
    ...(remarkRequired && remarks.trim() === '' ? (['remarks'] as const) : []),
    ...(imageRequired && pictures === 0 ? (['pictures'] as const) : []),
  ];
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
  demands: Demands,
  remarks: string,
  pictures: readonly PickedPicture[],
): boolean {
  const arrived = pictures.filter(({ pictureId }) => pictureId !== undefined).length;
  return missingIn(demands, remarks, arrived).length === 0;
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
