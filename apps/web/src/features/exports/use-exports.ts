import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ExportFile } from '@maidan/contract/types';
import { queryClient } from '#platform/api/query.ts';
import { followLive } from '#platform/live/live.ts';
import { exportsQuery } from './exports.queries.ts';

/** The newest file of a kind, as it is now; undefined until it is known, or when there is none. */
export function useNewestExport(kind: ExportFile['kind']) {
  const { data, error, refetch } = useQuery(exportsQuery(), queryClient());
  useEffect(
    () =>
      followLive('jobs', () => {
        void queryClient().invalidateQueries({ queryKey: exportsQuery().queryKey });
      }),
    [],
  );
  return {
    newest: data?.find((file) => file.kind === kind),
    isKnown: data !== undefined,
    error,
    refetch: () => void refetch(),
  };
}

/** Shows a file that was just ordered before it is asked for. */
export function noteOrdered(file: ExportFile): void {
  const { queryKey } = exportsQuery();
  queryClient().setQueryData<readonly ExportFile[]>(queryKey, (known = []) => [file, ...known]);
}
