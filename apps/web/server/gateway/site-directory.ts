import { LRUCache } from 'lru-cache';
import { offeredLocales } from '@maidan/i18n/catalogues';
import { completeLocales, createSite } from '@maidan/site';
import { withCheckedBrand } from '@maidan/site/brand';
import type { Site } from '@maidan/site';
import type { SiteStatus } from '@maidan/contract/types';
import type { SealingKey } from '#platform/sealing/seal.ts';
import { createServerApi } from '#platform/api/server.ts';
import { ApiFailure, dataOf, networkFailure } from '#platform/api/failure.ts';
import type { ServerLog } from '#platform/api/request-scope.ts';
import type { AskGateway } from './watch.ts';
import type { Visitor } from '@maidan/deployment/visitor';

/** A site as web knows it at one moment. */
export interface SiteEntry {
  readonly site: Site;
  readonly version: number;
  readonly contentVersion: number;
  readonly sealingKey: SealingKey;
}

/** Finds sites by host. While the gateway answers in time, what this returns is at most `FRESH_MS` old. */
export interface SiteDirectory {
  /**
   * The site of the host, or undefined when no site claims it. @throws ApiFailure when nothing is known and the gateway
   * is away
   */
  siteOf(visitor: Visitor): Promise<SiteEntry | undefined>;
  /**
   * Whether the site is open for the visitor. An answer that is no status is thrown away and asked for once more
   * (SHELL-71, SHELL-72). @throws ApiFailure when nothing is known and the gateway is away (SHELL-74)
   */
  statusOf(visitor: Visitor): Promise<SiteStatus>;
}

const FRESH_MS = 1000;
/**
 * How long a reader waits, in milliseconds, for a fresh answer when an older one is known. A healthy gateway takes a
 * few.
 */
const PATIENCE_MS = 300;
const MAX_ENTRIES = 10_000;

/** What a directory needs. */
export interface SiteDirectoryOptions {
  readonly apiUrl: string;
  readonly headersFor: (visitor: Visitor) => Record<string, string>;
  readonly now: () => number;
  readonly ask: AskGateway;
  readonly log: Pick<ServerLog, 'error'>;
}

/** Makes a directory that asks the gateway, and keeps answering what it last knew while the gateway is away. */
export function createSiteDirectory({
  apiUrl,
  headersFor,
  now,
  ask,
  log,
}: SiteDirectoryOptions): SiteDirectory {
  const apiOf = (visitor: Visitor) =>
    createServerApi({ apiUrl, headers: headersFor(visitor), timeoutMs: 5000, ask });

  const told = new Map<string, number>();
  const tellOnce = (version: number, part: string) => {
    if (told.get(part) === version) return;
    told.set(part, version);
    log.error({ part, version }, 'a part of a brand is unsafe in a page and is left out');
  };

  const sites = createRefreshing<SiteEntry | undefined>(now);
  const statuses = createRefreshing<SiteStatus>(now);

  return {
    siteOf: (visitor) =>
      sites(visitor.host, async () => {
        const answer = await apiOf(visitor).GET('/site/settings').catch(rethrowNetwork);
        if (answer.response.status === 421) return undefined;
        const reply = dataOf(answer);
        const settings = withCheckedBrand(reply.settings, (part) =>
          tellOnce(reply.version, `${visitor.host}: ${part}`),
        );
        return {
          site: createSite({
            ...settings,
            locales: completeLocales(settings.locales, offeredLocales),
          }),
          version: reply.version,
          contentVersion: reply.contentVersion,
          sealingKey: reply.sealingKey,
        };
      }),
    statusOf: async (visitor) => {
      const askOnce = async () => {
        const api = apiOf(visitor);
        const answer = await api.GET('/site/status', { parseAs: 'text' }).catch(rethrowNetwork);
        return parseStatus(dataOf(answer));
      };
      const read = async () => {
        const status = (await askOnce()) ?? (await askOnce());
        if (!status) throw new ApiFailure('server.unavailable');
        return status;
      };
      const status = await statuses(`${visitor.host} ${visitor.country ?? ''}`, read);
      // The page of a closed region names the visitor's own address, and a site may be open to some addresses only: in
      // both cases the status is asked for this visitor.
      return status.status === 0 && !status.location.isByAddress ? status : read();
    },
  };
}

/**
 * The status in an answer, or undefined when fields that pages read are missing: the back end of somebody else may send
 * anything.
 */
function parseStatus(text: string): SiteStatus | undefined {
  try {
    const value = JSON.parse(text) as Partial<SiteStatus> | null;
    const isKnown = [0, 1, 2].includes(value?.status ?? -1);
    return isKnown && typeof value?.location?.ip === 'string' ? (value as SiteStatus) : undefined;
  } catch {
    return undefined;
  }
}

function rethrowNetwork(error: unknown): never {
  throw networkFailure(error);
}

/** One question that is under way. */
interface Question<Value> {
  readonly answer: Promise<Value>;
  readonly since: number;
}

/**
 * Keeps an answer per key and asks again after `FRESH_MS`, one question at a time. A known answer is given while asking
 * fails, or when the fresh one takes longer than `PATIENCE_MS`, so that a gateway that hangs holds up no page.
 */
function createRefreshing<Value>(
  now: () => number,
): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const known = new LRUCache<string, { value: Value; at: number }>({ max: MAX_ENTRIES });
  const asking = new Map<string, Question<Value>>();

  function ask(key: string, read: () => Promise<Value>): Question<Value> {
    const answer = read()
      .then((value) => {
        known.set(key, { value, at: now() });
        return value;
      })
      .catch((error: unknown) => {
        const former = known.get(key);
        if (!former || !(error instanceof ApiFailure)) throw error;
        known.set(key, { value: former.value, at: now() });
        return former.value;
      })
      .finally(() => asking.delete(key));
    const question = { answer, since: now() };
    asking.set(key, question);
    return question;
  }

  return async (key, read) => {
    const former = known.get(key);
    if (former && now() - former.at < FRESH_MS) return former.value;
    const { answer, since } = asking.get(key) ?? ask(key, read);
    if (!former) return answer;
    // The question goes on when its asker stops waiting; without this handler its failure would end the process.
    answer.catch(() => undefined);
    if (now() - since >= PATIENCE_MS) return former.value;
    return orAfterPatience(answer, former.value);
  };
}

async function orAfterPatience<Value>(answer: Promise<Value>, former: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(former), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
