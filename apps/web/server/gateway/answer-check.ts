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

/**
 * The status has its own reader, which asks a second time (SHELL-72). A stream has no end that a check could wait for.
 */
const READ_ELSEWHERE: ReadonlySet<string> = new Set([PATHS.site.status, PATHS.live.events]);

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
 * Asks as `ask` does and compares the answer with the contract. An answer that breaks it becomes a failed call, so that
 * a page never breaks half-way. Paths outside the contract pass unchecked, and so do failed answers, which pages read
 * themselves.
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

/** Where and how an answer breaks the contract; undefined when it keeps it. */
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

/**
 * Takes out home blocks of kinds that web does not know. Home skips them anyway, because a back end may be newer than
 * web.
 */
function withoutNewKinds(value: unknown): unknown {
  const sections = (value as { sections?: unknown } | null)?.sections;
  if (!Array.isArray(sections)) return value;
  const known = sections.filter((section: { kind?: unknown } | null) =>
    SECTION_KINDS.has(section?.kind),
  );
  return { ...(value as object), sections: known };
}

/** The headers of the answer without those of its compression: reading the body has unpacked it. */
function headersOf({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) kept.delete(name);
  return kept;
}
