import { serviceContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { HelpAnswersService } from '../help-answers/help-answers.service.ts';
import type { FeedbackService } from './feedback.service.ts';

export function bindFeedbackRoutes(
  router: Router,
  { feedback, helpAnswers }: { feedback: FeedbackService; helpAnswers: HelpAnswersService },
): void {
  bind(router, serviceContract.sendFeedback, async (context) => {
    const receivedAt = await feedback.receive(context, context.body);
    return { value: { receivedAt: receivedAt.toISOString() } };
  });

  bind(router, serviceContract.answerHelp, async (context) => {
    const receivedAt = await helpAnswers.receive(context, context.body);
    return { value: { receivedAt: receivedAt.toISOString() } };
  });
}
