import { useEffect, useState } from 'react';
import type { Locale } from '@maidan/i18n';
import { queryClient } from '#platform/api/query.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { serviceQueries } from '../service.queries.ts';
import { searchedLanguages } from './help.model.ts';
import type { HelpAnswers } from './search/help-search.ts';

/** After this pause, in milliseconds, what was typed is searched. */
const PAUSE_MS = 150;

type Search = (query: string) => HelpAnswers;

/** What is typed into the search of the help centre, and the answers to it. */
export interface TypedSearch {
  readonly text: string;
  /** Absent as long as the page itself shows what belongs to the text. */
  readonly answers: HelpAnswers | undefined;
  /** Why nothing could be searched; sending the form still works once the reason is gone. */
  readonly failure: unknown;
  type(text: string): void;
}

/**
 * Searches on the device while somebody types. Search and texts are loaded with the first letter. With data saver on
 * nothing is loaded: the form is sent instead.
 */
export function useTypedSearch(query: string): TypedSearch {
  const [text, setText] = useState(query);
  const [found, setFound] = useState<HelpAnswers>();
  const [failure, setFailure] = useState<unknown>();
  const load = useSearchLoader();
  const words = text.trim();
  const isOfPage = words === '' || words === query;

  useEffect(() => {
    if (isOfPage || document.documentElement.dataset['saver'] === '1') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      load().then(
        (search) => {
          if (!isCurrent) return;
          setFailure(undefined);
          setFound(search(words));
        },
        (error: unknown) => isCurrent && setFailure(error),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, isOfPage, load]);

  return {
    text,
    answers: isOfPage ? undefined : found,
    failure: isOfPage ? undefined : failure,
    type: setText,
  };
}

const searches = new Map<string, Promise<Search>>();

/** Loads the search of the reader's help centre, once for a document. */
function useSearchLoader(): () => Promise<Search> {
  const { locale } = useWords();
  const own = useSite().settings.locales.default as Locale;
  const [load] = useState(() => async () => {
    const languages = searchedLanguages<Locale>(locale, 'en', own);
    const key = languages.join(' ');
    const known = searches.get(key) ?? loadSearch(languages);
    searches.set(key, known);
    // What could not be loaded is tried again with the next letter.
    known.catch(() => searches.delete(key));
    return known;
  });
  return load;
}

async function loadSearch([reader, ...others]: [Locale, ...Locale[]]): Promise<Search> {
  const client = queryClient();
  const [{ helpSearch }, own, ...translated] = await Promise.all([
    import('./search/help-search.ts'),
    client.fetchQuery(serviceQueries.help(reader)),
    ...others.map((language) => client.fetchQuery(serviceQueries.help(language))),
  ]);
  return helpSearch([own, ...translated]);
}
