import type { paths } from '@maidan/contract/types';
import type { Locale } from '@maidan/i18n';
import { browserApi, read } from '#platform/api/browser.ts';

/** A page of messages as the gateway answers it. */
export type InboxPage =
  paths['/member/inbox']['get']['responses']['200']['content']['application/json']['value'];

/** A message of the site to the member. */
export type InboxMessage = InboxPage['messages'][number];

/** What is to be marked as read: some messages, or all that were sent until a moment. */
export type ReadMark = { readonly messageIds: string[] } | { readonly sentUntil: string };

/** Reads a page of messages, newest first. @throws ApiFailure */
export async function readInbox(pageNum: number, language: Locale): Promise<InboxPage> {
  const query = { pageNum, language };
  return (await read(browserApi.GET('/member/inbox', { params: { query } }))).value;
}

/** Marks messages as read; answers how many are unread now. @throws ApiFailure */
export async function markRead(body: ReadMark): Promise<number> {
  return (await read(browserApi.POST('/member/inbox/read', { body }))).value;
}
