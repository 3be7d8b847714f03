import type { ScreenRecord } from './screen-record.ts';

/** The screens of help, fairness and contact; part of the table of all screens. */
export const SERVICE_SCREENS = {
  help: {
    paths: ['help'],
    file: 'service/help/help-screen.tsx',
    guard: 'anyone',
    titleKey: 'service.title.help',
  },
  fairness: {
    paths: ['fairness'],
    file: 'fairness/fairness-screen.tsx',
    guard: 'anyone',
    titleKey: 'fairness.title',
  },
  checker: {
    paths: ['fairness/check'],
    file: 'fairness/checker-screen.tsx',
    guard: 'anyone',
    titleKey: 'fairness.check.title',
  },
  returns: {
    paths: ['fairness/returns'],
    file: 'fairness/returns-screen.tsx',
    guard: 'anyone',
    titleKey: 'fairness.returns.title',
  },
  feedback: {
    paths: ['help/feedback'],
    file: 'service/feedback/feedback-screen.tsx',
    guard: 'anyone',
    titleKey: 'service.feedback.title',
  },
  chat: {
    paths: ['chat'],
    file: 'service/chat/chat-screen.tsx',
    guard: 'formal',
    capability: 'chat',
    titleKey: 'service.chat.title',
  },
} as const satisfies Readonly<Record<string, ScreenRecord>>;
