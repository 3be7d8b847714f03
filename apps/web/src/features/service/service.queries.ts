import type { paths } from '@maidan/contract/types';
import type { Locale } from '@maidan/i18n';
import { browserApi, read } from '#platform/api/browser.ts';
import { STALE_MS } from '#platform/api/query.ts';
import { contactsOf } from './service.model.ts';

/** Reads of customer service; each key begins with the noun. */
export const serviceQueries = {
  /** The contacts of the popup, decoded. */
  contacts: (language: Locale) => ({
    queryKey: ['service', 'contacts', language],
    queryFn: async () => {
      const answer = browserApi.GET('/service/entries', { params: { query: { language } } });
      return contactsOf((await read(answer)).value);
    },
    staleTime: STALE_MS.content,
  }),

  /** The help centre in a language (CS-07). */
  help: (lang: Locale) => ({
    queryKey: ['service', 'help', lang],
    queryFn: () =>
      read(browserApi.GET('/service/help', { params: { query: { device: 'MOBILE', lang } } })),
    staleTime: STALE_MS.content,
  }),
};

/** What the reader wrote, as the gateway takes it. */
type SentFeedback = paths['/service/feedback']['put']['requestBody']['content']['application/json'];

type SentHelpAnswer =
  paths['/service/help/answer']['put']['requestBody']['content']['application/json'];

/** Says whether a help article helped (API-33). @throws ApiFailure such as `service.article_not_found` */
export async function answerHelp(answer: SentHelpAnswer, signal: AbortSignal): Promise<void> {
  await read(browserApi.PUT('/service/help/answer', { body: answer, signal }));
}

/** Sends feedback (API-33). @throws ApiFailure such as `service.feedback_length` or `request.too_many` */
export async function sendFeedback(feedback: SentFeedback, signal: AbortSignal): Promise<void> {
  await read(browserApi.PUT('/service/feedback', { body: feedback, signal }));
}
