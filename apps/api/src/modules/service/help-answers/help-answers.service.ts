import { createHash } from 'node:crypto';
import { AppError } from '@maidan/contract/errors';
import { lettersOf } from '@maidan/contract/letters';
import { throttleAddress } from '@maidan/deployment/counted-address';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import { cleanText } from '../feedback/feedback.service.ts';
import type { FeedbackAuthor } from '../feedback/feedback.service.ts';
import { serviceStore } from '../service.store.ts';
import { helpAnswersStore } from './help-answers.store.ts';

const HOUR_MS = 3_600_000;
/** Enough for a member who reads all of the help and changes their mind. */
const MEMBER_LIMIT = { most: 30, windowMs: HOUR_MS };
/** Many phones share the address of a mobile carrier. */
const ADDRESS_LIMIT = { most: 120, windowMs: HOUR_MS };

/** An answer to "Did it help?" as it was sent. */
export interface HelpAnswerDraft {
  readonly tag: string;
  readonly part: number;
  readonly version: string;
  readonly isHelpful: boolean;
  readonly words?: string | undefined;
  readonly language: string;
}

export interface HelpAnswersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly throttles: Throttles;
}

/** What readers say of the articles of the help centre. */
export function helpAnswersService({ db, clock, throttles }: HelpAnswersDeps) {
  return {
    /**
     * Stores whether an article helped, in place of what the same reader said of this version before, and answers when it
     * was received. Visitors are told apart by their address, so those of one network count once.
     * @throws AppError `service.article_not_found`, `service.feedback_length` or `request.too_many`
     */
    async receive(author: FeedbackAuthor, draft: HelpAnswerDraft): Promise<Date> {
      const { site, session, clientAddress } = author;
      const { siteId } = site;
      const { tag, part, version, isHelpful, language } = draft;
      const words = wordsOf(draft, site);
      await throttles.limitAddress(siteId, 'help-answer', clientAddress, ADDRESS_LIMIT);
      if (session) await throttles.limit(siteId, `help-answer:${session.memberId}`, MEMBER_LIMIT);
      const parts = await serviceStore(db, siteId).partsOf(tag, version);
      if (parts === undefined || part >= parts) throw new AppError('service.article_not_found');
      const answeredAt = clock.now();
      await helpAnswersStore(db, siteId).put({
        tag,
        part,
        version,
        reader: readerOf(author, [tag, part, version]),
        isHelpful,
        words,
        language,
        answeredAt,
      });
      return answeredAt;
    },
  };
}

export type HelpAnswersService = ReturnType<typeof helpAnswersService>;

function wordsOf({ words = '' }: HelpAnswerDraft, { settings }: SiteView): string | null {
  const text = cleanText(words);
  const { maxLength } = settings.feedback;
  if (lettersOf(text).length > maxLength)
    throw new AppError('service.feedback_length', { minLength: 0, maxLength });
  return text === '' ? null : text;
}

function readerOf({ session, clientAddress }: FeedbackAuthor, article: unknown[]): string {
  const reader = session ? ['member', session.memberId] : ['at', throttleAddress(clientAddress)];
  return createHash('sha256')
    .update(JSON.stringify([...reader, ...article]))
    .digest('base64url')
    .slice(0, 32);
}
