import { FEEDBACK_TOPICS } from '@maidan/contract/constants';
import type { FeedbackTopic } from '@maidan/contract/constants';
import { lettersOf } from '@maidan/contract/letters';
import type { FailureData } from '#platform/api/loader-result.ts';

/** How long feedback may be, in letters as people see them. */
export interface FeedbackBounds {
  readonly minLength: number;
  readonly maxLength: number;
}

/** Feedback as the gateway takes it; without a page when the reader does not send it. */
export interface Feedback {
  readonly content: string;
  readonly topic: FeedbackTopic;
  readonly page?: string;
}

/** Feedback that was posted without script and not taken. */
export interface RefusedFeedback {
  readonly sent: Feedback;
  readonly hasLengthFault: boolean;
  readonly failure?: FailureData;
}

/** A page of the site as feedback may name it: its path, without parameters. */
const PAGE = /^\/m(\/[A-Za-z0-9_.~-]+)*\/?$/;

/** The page that an address says the feedback is about, if it is one of the site. */
export function pageOf(about: string | null): string | undefined {
  return about !== null && about.length <= 200 && PAGE.test(about) ? about : undefined;
}

/** How long a text is, as the gateway counts it (CS-13). */
export function lengthOf(text: string): number {
  return lettersOf(text.replaceAll(/\r\n?/g, '\n').trim()).length;
}

/** Whether the site takes a text of this length (CS-12). */
export function fits(text: string, { minLength, maxLength }: FeedbackBounds): boolean {
  const length = lengthOf(text);
  return length >= minLength && length <= maxLength;
}

/** Reads the fields of the form; an unknown topic is none in particular. */
export function feedbackOf(fields: Readonly<Record<string, string>>): Feedback {
  const { content = '', topic, page } = fields;
  const named = pageOf(page ?? null);
  return {
    content,
    topic: FEEDBACK_TOPICS.find((known) => known === topic) ?? 'other',
    ...(named === undefined ? {} : { page: named }),
  };
}
