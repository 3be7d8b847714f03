import type { paths } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';

/** The member's picture and the pictures to choose from. */
export type HeadIcon =
  paths['/member/head-icon']['get']['responses'][200]['content']['application/json']['value'];

/** Reads the member's picture and the choices. */
export const headIconQuery = () => ({
  queryKey: ['member', 'headIcon'],
  queryFn: async () => (await read(browserApi.GET('/member/head-icon'))).value,
  staleTime: 0,
});

/** Chooses one of the drawn pictures, or one that was sent before. @throws ApiFailure */
export async function chooseHeadIcon(
  chosen: { headIcon: string } | { pictureId: string },
  signal: AbortSignal,
): Promise<HeadIcon> {
  const body = { headIcon: '', ...chosen };
  const answer = await read(
    browserApi.POST('/member/head-icon', {
      body,
      bodySerializer: (fields) => new URLSearchParams({ ...fields }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      signal,
    }),
  );
  return answer.value;
}
