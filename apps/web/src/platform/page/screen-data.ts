import { use, useEffect, useId, useState } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

/**
 * What the loader of a screen answers, read without going there; undefined until it has come. A failure shows the
 * failure page of the screen that asked. It asks the router itself, since `useFetcher` brings forms and their sending
 * along, which this product has no use for and which every visitor would load.
 *
 * @param path address of the screen without the prefix, for example `/download`
 * @typeParam View the answer of its loader
 */
export function useScreenData<View>(path: string): View | undefined {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const key = useId();
  const [data, setData] = useState<View>();
  useEffect(() => {
    if (!router) return;
    const stop = router.subscribe(({ fetchers }) => {
      const answer: unknown = fetchers.get(key)?.data;
      if (answer !== undefined) setData(answer as View);
    });
    router.getFetcher(key);
    void router.fetch(key, 'root', path);
    return () => {
      stop();
      router.deleteFetcher(key);
    };
  }, [router, key, path]);
  return data;
}
