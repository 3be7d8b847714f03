import { ENDPOINTS, homeSectionSchema, PATHS } from '@maidan/contract';
import type { Endpoint } from '@maidan/contract';
import type { ServerLog } from '#platform/api/request-scope.ts';
import type { AskGateway } from './watch.ts';
import { problemResponse } from '@maidan/deployment/problem';

type Log = Pick<ServerLog, 'error'>;

interface Known {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  readonly openParts: number;
  readonly reply: Endpoint['reply'];
}

/** The status is read by a reader of its own, which asks once more (SHELL-72); streams have no end to wait for. */
const READ_ELSEWHERE: ReadonlySet<string> = new Set([PATHS.site.status, PATHS.wallet.events]);

const KNOWN: readonly Known[] = ENDPOINTS.filter(({ route }) => !READ_ELSEWHERE.has(route.path))
  .map(({ route, reply }) => ({
    name: `${route.method.toUpperCase()} ${route.path}`,
    method: route.method.toUpperCase(),
    path: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    openParts: route.path.split('{').length,
    reply,
  }))
  .toSorted((a, b) => a.openParts - b.openParts);

const SECTION_KINDS: ReadonlySet<unknown> = new Set(
  homeSectionSchema.options.map(({ shape }) => shape.kind.value),
);

/**
 * Asks as `ask` does, and holds the answer against the contract: in the place of one that does not keep it stands a failure,
 * so that a wrong answer is a failed call and never a broken page. What the contract does not name passes, and so do
 * failures, which pages read for themselves.
 */
export function checkedGateway(ask: AskGateway, apiUrl: string, log: Log): AskGateway {
  const root = new URL(apiUrl).pathname.replace(/\/$/, '');
  return async (input, init) => {
    const answer = await ask(input, init);
    const { url, method } = input instanceof Request ? input : new Request(input, init);
    const path = new URL(url).pathname.slice(root.length);
    const known = KNOWN.find((one) => one.method === method && one.path.test(path));
    if (!known || !answer.ok) return answer;
    const text = await answer.text();
    const fault = faultOf(known, text);
    if (fault === undefined) return new Response(text, { headers: headersOf(answer) });
    log.error({ operation: known.name, fault }, 'the back end does not keep the contract');
    return problemResponse('server.unavailable');
  };
}

/** Where and how an answer leaves the contract. */
function faultOf({ reply }: Known, text: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'is no JSON';
  }
  const issue = reply.safeParse(withoutNewKinds(value)).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}

/** Blocks of kinds that home does not know are left out by home itself: a back end may be ahead. */
function withoutNewKinds(value: unknown): unknown {
  const sections = (value as { sections?: unknown } | null)?.sections;
  if (!Array.isArray(sections)) return value;
  const known = sections.filter((section: { kind?: unknown } | null) =>
    SECTION_KINDS.has(section?.kind),
  );
  return { ...(value as object), sections: known };
}

/** The headers of an answer whose body was read: it is no longer packed. */
function headersOf({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) kept.delete(name);
  return kept;
}
