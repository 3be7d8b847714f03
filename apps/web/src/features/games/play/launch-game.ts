import { vendorToWire } from '@maidan/contract/vendor-code';
import type { Digits, Locale } from '@maidan/i18n';
import { browserApi, read } from '#platform/api/browser.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { currentTheme } from '#platform/device/preferences.ts';

/** What every launch sends (LAUNCH-02). */
export interface LaunchTarget {
  readonly category: string;
  readonly vendor: string;
  readonly nodeId: number;
  readonly freePlay: boolean;
  /** Only for a lottery (LAUNCH-03). */
  readonly lottery?: {
    readonly gameCode: string;
    readonly prizeMode: string;
    readonly playType: string;
  };
}

/** Where the game opens, and from which origin the screen accepts messages. */
export interface LaunchedGame {
  readonly url: string;
  readonly vendorOrigin: string;
  readonly gameName: string;
  readonly freePlay: boolean;
}

/**
 * Opens a game with its vendor; every launch goes through here (LAUNCH-02). It changes state, so it is sent once and
 * never repeated by itself. @throws ApiFailure; `client.url_empty` when the vendor gave no address (MSG-10)
 */
export async function launchGame(
  target: LaunchTarget,
  reader: { locale: Locale; digits: Digits },
  signal?: AbortSignal,
): Promise<LaunchedGame> {
  const { category, vendor, nodeId, freePlay, lottery } = target;
  const answer = browserApi.POST('/games/launch', {
    body: {
      ...vendorToWire({ vendor }),
      category,
      nodeId,
      freePlay,
      language: reader.locale,
      digits: reader.digits,
      theme: currentTheme(),
      ...lottery,
    },
    ...(signal ? { signal } : {}),
  });
  const opened = (await read(answer)).value;
  // A frame without an address would load this very page into itself.
  if (opened.url === '') throw new ApiFailure('client.url_empty');
  return opened;
}
