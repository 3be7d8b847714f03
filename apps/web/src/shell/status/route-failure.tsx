import { Suspense, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import type { MessageKey } from '@maidan/i18n';
import { Button } from '#ui/action/button.tsx';
import { FailurePage } from '#ui/feedback/failure-page.tsx';
import type { FailurePageProps } from '#ui/feedback/failure-page.tsx';
import {
  failureKindOf,
  isDeviceOffline,
  isMissingCode,
  isUnanswered,
} from '#platform/connection/failure-kind.ts';
import type { FailureKind } from '#platform/connection/failure-kind.ts';
import { useRetryWhenReachable } from '#platform/connection/use-retry-when-reachable.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { siteAnswers } from '#platform/installation/reachability.ts';
import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import { logFault } from '#platform/page/log.ts';
import { useWords } from '#platform/words/words.tsx';
import { ReadablePages } from './readable-pages.tsx';

// The drawing comes later than the words, and not at all when nothing answers.
const GroundMotif = lazyOptional(() =>
  import('#ui/figure/ground-motif.tsx').then((module) => module.GroundMotif),
);

interface FailureLook {
  readonly icon: FailurePageProps['icon'];
  readonly titleKey: MessageKey;
  readonly textKey: MessageKey;
}

const LOOKS: Readonly<Record<FailureKind, FailureLook>> = {
  offline: {
    icon: 'wifi-slash-duotone',
    titleKey: 'site.connection.none_title',
    textKey: 'site.failure.offline',
  },
  unreachable: {
    icon: 'plugs-duotone',
    titleKey: 'site.connection.unreachable_title',
    textKey: 'site.connection.unreachable',
  },
  missing: {
    icon: 'magnifying-glass',
    titleKey: 'site.failure.missing_title',
    textKey: 'site.failure.missing',
  },
  refused: {
    icon: 'warning-circle-fill',
    titleKey: 'site.failure.refused_title',
    textKey: 'site.failure.ours',
  },
  ours: {
    icon: 'plugs-duotone',
    titleKey: 'site.failure.ours_title',
    textKey: 'site.failure.ours',
  },
};

/** Key of the title of a failed screen. */
export function failureTitleKey(error: unknown): MessageKey {
  return LOOKS[failureKindOf(error)].titleKey;
}

/**
 * Shown in place of a screen that failed: what happened, what is safe, what can still be read, and a way on. All of it
 * is in the first load, words included, because it is needed most when nothing more can be fetched. When nothing
 * answered, it tries again by itself as soon as the site answers (SHELL-98, MSG-15).
 */
export function RouteFailure({ error }: { error: unknown }) {
  const { t } = useWords();
  const kind = failureKindOf(error);
  const { icon, titleKey, textKey } = LOOKS[kind];
  const { isBusy, tryAgain } = useNextTry(error);
  const text = useTextOfCode(error);
  const isAway = kind === 'offline' || kind === 'unreachable';
  const requestId = error instanceof ApiFailure ? error.requestId : undefined;
  useEffect(() => {
    if (!(error instanceof ApiFailure) && !isRouteErrorResponse(error) && !isUnanswered(error))
      logFault('A screen failed', error);
  }, [error]);
  return (
    <FailurePage
      icon={icon}
      title={t(titleKey)}
      text={text ?? t(textKey)}
      ground={
        kind === 'ours' && (
          <Suspense>
            <GroundMotif place="page" />
          </Suspense>
        )
      }
      details={
        isAway ? (
          <ReadablePages />
        ) : (
          requestId && (
            <p>
              {t('site.failure.reference')} <bdi>{requestId}</bdi>
            </p>
          )
        )
      }
      foot={
        <>
          <Button
            kind="primary"
            width="block"
            // Without a connection a picture that was never fetched would leave a gap.
            icon={isAway ? undefined : 'arrows-clockwise-bold'}
            isBusy={isBusy}
            onClick={tryAgain}
          >
            {t('ui.retry')}
          </Button>
          <Button kind="quiet" width="block" href="/m/home">
            {t('site.not_found.home')}
          </Button>
          {!isAway && (
            <Button kind="quiet" width="block" icon="headset" href="/m/help">
              {t('site.failure.tell')}
            </Button>
          )}
        </>
      }
    />
  );
}

/**
 * The next try, of the data or, when code is missing, of the whole document; it starts by itself once the site answers.
 */
function useNextTry(error: unknown): { isBusy: boolean; tryAgain: () => void } {
  const { revalidate, state } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const tryAgain = async () => {
    if (!isMissingCode(error)) return revalidate();
    setIsAsking(true);
    // A document that fails to load would leave the browser's own error page.
    if (await siteAnswers()) window.location.reload();
    setIsAsking(false);
    return undefined;
  };
  useRetryWhenReachable(isUnanswered(error) ? error : undefined, () => void tryAgain());
  return { isBusy: isAsking || state !== 'idle', tryAgain: () => void tryAgain() };
}

/** The gateway's reason, once the words for it are loaded; a page from the server begins without them. */
function useTextOfCode(error: unknown): string | undefined {
  const failureText = useFailureText();
  const isDrawn = useIsHydrated();
  const isTold = error instanceof ApiFailure && !isUnanswered(error) && !isDeviceOffline();
  return isDrawn && isTold ? failureText(error) : undefined;
}
