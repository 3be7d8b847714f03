import { useMatches } from 'react-router';
import type { LoaderResult } from '#platform/api/loader-result.ts';
import type { CategoryData, ListData } from './category-data.ts';

/** The data of the category list under a popup, or undefined when another screen is under it. */
export function useListUnderPopup(): ListData | undefined {
  const matches = useMatches();
  const loaded = matches[matches.length - 1]?.loaderData as
    | Partial<LoaderResult<CategoryData>>
    | undefined;
  return loaded && 'data' in loaded && loaded.data?.kind === 'list' ? loaded.data : undefined;
}
