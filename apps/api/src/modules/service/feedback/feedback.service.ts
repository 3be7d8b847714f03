import { createHash } from 'node:crypto';
import { AppError } from '@maidan/contract/errors';
import { lettersOf } from '@maidan/contract/letters';
import type { FeedbackTopic } from '@maidan/contract/constants';
import { throttleAddress } from '@maidan/deployment/counted-address';
import type { Database } from '#platform/database/connection.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import { feedbackStore } from './feedback.store.ts';

const HOUR_MS = 3_600_000;
/** Enough for a person who has several things to say. */
const MEMBER_LIMIT = { most: 10, windowMs: HOUR_MS };
/** Many phones share the address of a mobile carrier. */
const ADDRESS_LIMIT = { most: 60, windowMs: HOUR_MS };

/** Feedback as it was sent. */
export interface FeedbackDraft {
  readonly content: string;
  readonly topic: FeedbackTopic;
  readonly page?: string | undefined;
  readonly language: string;
}

/** Who writes: a member, or a visitor without a session. */
export interface FeedbackAuthor {
  readonly site: SiteView;
  readonly session: SessionView | undefined;
  readonly clientAddress: string;
}

export interface FeedbackDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly throttles: Throttles;
}

/** What members and visitors write to the operator. */
export function feedbackService({ db, clock, throttles }: FeedbackDeps) {
  return {
    /**
     * Stores feedback whose length the site allows (CS-12, CS-13), and answers when it was received. The same text by
     * the same author on the same day is stored once, so that a call may be repeated.
     * @throws AppError `service.feedback_length` or `request.too_many`
     */
    async receive(author: FeedbackAuthor, draft: FeedbackDraft): Promise<Date> {
      const { site, session, clientAddress } = author;
      const content = cleanText(draft.content);
      const { minLength, maxLength } = site.settings.feedback;
      const length = lettersOf(content).length;
      if (length < minLength || length > maxLength)
        throw new AppError('service.feedback_length', { minLength, maxLength });
      await throttles.limitAddress(site.siteId, 'feedback', clientAddress, ADDRESS_LIMIT);
      if (session) await throttles.limit(site.siteId, `feedback:${session.memberId}`, MEMBER_LIMIT);
      const createdAt = clock.now();
      await feedbackStore(db, site.siteId).insert({
        feedbackId: idOf(author, createdAt, [draft.topic, draft.page ?? '', content]),
        memberId: session?.memberId ?? null,
        topic: draft.topic,
        content,
        page: draft.page ?? null,
        language: draft.language,
        createdAt,
      });
      return createdAt;
    },
  };
}

export type FeedbackService = ReturnType<typeof feedbackService>;

/** The text as it is stored and counted: without blanks around it, and with one sort of line break. */
export function cleanText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim().normalize('NFC');
}

/** The id of one text by one author on one day; neither can be read back from it. */
function idOf({ session, clientAddress }: FeedbackAuthor, at: Date, text: string[]): string {
  const author = session ? ['member', session.memberId] : ['at', throttleAddress(clientAddress)];
  const parts = JSON.stringify([...author, at.toISOString().slice(0, 10), ...text]);
  return createHash('sha256').update(parts).digest('base64url').slice(0, 32);
}
