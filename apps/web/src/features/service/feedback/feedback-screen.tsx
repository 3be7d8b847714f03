import { redirect } from 'react-router';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { gatewayFailure, postedForm, toFailureData } from '#platform/api/posted-form.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackThanks } from './feedback-thanks.tsx';
import { feedbackOf, fits, pageOf } from './feedback.model.ts';
import type { RefusedFeedback } from './feedback.model.ts';
import type { Route } from './+types/feedback-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['service', 'errors'],
  titleKey: titleOf('feedback'),
  header: 'back',
  hasTabBar: false,
  parameters: ['about', 'sent'],
};

/** The site's bounds, the page that the reader came from, and whether something was just sent. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { minLength, maxLength } = context.get(requestScope).site.settings.feedback;
  const page = pageOf(url.searchParams.get('about'));
  return { bounds: { minLength, maxLength }, page, isSent: url.searchParams.has('sent') };
}

/** Sends feedback from a plain form and thanks for it; what is refused comes back as it was typed. */
export async function action({ context, request }: Route.ActionArgs): Promise<RefusedFeedback> {
  const scope = context.get(requestScope);
  const sent = feedbackOf(await postedForm(request, scope));
  if (!fits(sent.content, scope.site.settings.feedback)) return { sent, hasLengthFault: true };
  try {
    dataOf(await scope.api.PUT('/service/feedback', { body: { ...sent, language: scope.locale } }));
  } catch (error) {
    const failure = gatewayFailure(error, scope.log);
    if (failure.code === 'service.feedback_length') return { sent, hasLengthFault: true };
    return { sent, hasLengthFault: false, failure: toFailureData(failure) };
  }
  throw redirect('/help/feedback?sent=1', 303);
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function FeedbackScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { bounds, page, isSent } = loaderData;
  if (isSent && !actionData) return <FeedbackThanks />;
  return <FeedbackForm bounds={bounds} page={page} refused={actionData} />;
}
