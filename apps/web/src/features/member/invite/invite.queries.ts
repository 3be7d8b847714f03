import type { paths } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';

/** The member's own code, and a page of those who registered with it. */
export type InvitePage =
  paths['/member/invite']['get']['responses'][200]['content']['application/json']['value'];

/** Reads a page of those who registered with the member's code. @throws ApiFailure */
export async function readInvited(pageNum: number): Promise<InvitePage> {
  const query = { pageNum };
  return (await read(browserApi.GET('/member/invite', { params: { query } }))).value;
}
