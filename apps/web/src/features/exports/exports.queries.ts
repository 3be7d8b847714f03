import type { ExportFile } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';

/** Whether a file is still to be made. */
export function isUnderWay({ state }: Pick<ExportFile, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

/** The member's files; the stream of events says when to ask again. */
export const exportsQuery = () => ({
  queryKey: ['exports'],
  queryFn: async (): Promise<readonly ExportFile[]> =>
    (await read(browserApi.GET('/exports'))).list,
  staleTime: 0,
});
