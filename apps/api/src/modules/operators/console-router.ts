import { AppError } from '@maidan/contract';
import type { ErrorCode } from '@maidan/contract';
import type { Frozen } from '@maidan/contract/types';
import { answerSecurity } from '@maidan/deployment/security-headers';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { z } from 'zod';
import { networkOf } from '#platform/http/network.ts';
import { appErrorOf, failureResponse } from '#platform/http/problem.ts';
import { DEFAULT_BODY_BYTES, readJsonBody } from '#platform/http/request-body.ts';
import type { RequestOrigin } from '#platform/http/request-origin.ts';
import { parsePart, queryOf } from '#platform/http/router.ts';
import type { Log } from '#platform/process/log.ts';
import { ALL_SITES } from './operator.tables.ts';
import { actorOf } from './access/caller.ts';
import type { Caller, SignedIn } from './access/caller.ts';
import type { OperatorsService } from './operators.service.ts';
import type { TrailActor } from './trail.ts';

/** What the console's HTTP layer needs. */
export interface ConsoleKernel {
  readonly log: Log;
  readonly operators: OperatorsService;
  readonly hasSite: (siteId: string) => boolean;
  readOrigin(header: (name: string) => string | undefined, socketAddress: string): RequestOrigin;
}

/** An endpoint as `defineConsoleEndpoint` of the contract makes it. */
interface DeclaredConsoleEndpoint {
  readonly route: { readonly method: string; readonly path: string };
  readonly permission: string;
  readonly stepUp: boolean;
  readonly fourEyes: boolean;
  readonly isOfDeployment: boolean;
  readonly isProof: boolean;
  readonly errors: readonly ErrorCode[];
  readonly shapes: { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodType };
  readonly reply: z.ZodType;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What the handler of a console endpoint receives. */
interface ConsoleContext<E extends DeclaredConsoleEndpoint> {
  readonly caller: Caller;
  readonly params: Parsed<E['shapes']['params']>;
  readonly query: Parsed<E['shapes']['query']>;
  readonly body: Parsed<E['shapes']['body']>;
  /** The operator; only ways in have none. */
  readonly signedIn: SignedIn;
  /** Whom entries of the trail name. */
  readonly actor: TrailActor;
}

interface ConsoleEnv {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
}

/** The answer of an act that waits for a second operator; it has status 202. */
interface ProposedAnswer {
  readonly proposal: { readonly proposalId: string; readonly endsAt: string };
}

type AnswerOf<E extends DeclaredConsoleEndpoint> =
  | Frozen<z.input<E['reply']>>
  | (E['fourEyes'] extends false ? never : ProposedAnswer);

/** The place where console endpoints are bound. */
export interface ConsoleRouter {
  readonly hono: Hono<ConsoleEnv>;
  readonly kernel: ConsoleKernel;
}

/** Makes the router of the console. It is never part of the lobby's. */
export function createConsoleRouter(kernel: ConsoleKernel): ConsoleRouter {
  const hono = new Hono<ConsoleEnv>();
  hono.use(answerSecurity);
  hono.onError((error) => {
    const failure = appErrorOf(error);
    const requestId = crypto.randomUUID();
    if (failure.code === 'server.unexpected')
      kernel.log.error({ requestId, error }, 'unexpected failure of the console');
    return failureResponse(failure, requestId);
  });
  hono.notFound(() => failureResponse(new AppError('request.not_found'), crypto.randomUUID()));
  return { hono, kernel };
}

/** Binds a handler to an endpoint. Session, permission on the site, and second factor are checked before it (OPS-06). */
export function bindConsole<const E extends DeclaredConsoleEndpoint>(
  { hono, kernel }: ConsoleRouter,
  endpoint: E,
  handler: (context: ConsoleContext<E>) => Promise<AnswerOf<E>>,
): void {
  const path = endpoint.route.path.replaceAll(/\{(\w+)\}/g, ':$1');
  hono.on(endpoint.route.method.toUpperCase(), path, async (c) => {
    c.header('Cache-Control', 'no-store');
    const caller = callerOf(c, kernel);
    const admitted = await admit(c, endpoint, kernel, caller);
    const { shapes } = endpoint;
    const context = {
      caller,
      ...admitted,
      params: parsePart('params', shapes.params, c.req.param()),
      query: queryOf(c, shapes.query),
      body: shapes.body
        ? parsePart('body', shapes.body, await readJsonBody(c.req.raw, DEFAULT_BODY_BYTES))
        : undefined,
    };
    const answer = (await handler(context as unknown as ConsoleContext<E>)) as object;
    return c.json(answer, endpoint.fourEyes && 'proposal' in answer ? 202 : 200);
  });
}

function callerOf(c: Context<ConsoleEnv>, kernel: ConsoleKernel): Caller {
  const socketAddress = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  const { clientAddress } = kernel.readOrigin((name) => c.req.header(name), socketAddress);
  const userAgent = (c.req.header('user-agent') ?? '').replaceAll(/[^\x20-\x7e]/g, '');
  return {
    network: networkOf(clientAddress),
    userAgent: userAgent.slice(0, 256),
    requestId: crypto.randomUUID(),
    call: { method: c.req.method, url: c.req.url, proof: c.req.header('dpop') },
  };
}

async function admit(
  c: Context<ConsoleEnv>,
  endpoint: DeclaredConsoleEndpoint,
  kernel: ConsoleKernel,
  caller: Caller,
) {
  const { permission, stepUp } = endpoint;
  if (permission === 'public') return {};
  const header = c.req.header('authorization') ?? '';
  const token = /^Bearer ([A-Za-z0-9_-]{20,128})$/.exec(header)?.[1];
  const signedIn = token ? await kernel.operators.find(token, caller) : undefined;
  if (!signedIn) throw new AppError('operators.session_missing');
  const { operatorId } = signedIn.operator;
  const { sessionId } = signedIn.session;
  const actor = actorOf(caller, { operatorId, role: 'self', sessionId });
  const { isProven } = kernel.operators;
  if (!endpoint.isProof && !isProven(signedIn, caller, false))
    throw new AppError('operators.second_factor');
  // What names no site belongs to the deployment.
  const siteId = c.req.param('site') ?? ALL_SITES;
  const { isOfDeployment } = endpoint;
  const role =
    permission === 'self'
      ? permission
      : await roleOn(kernel, { siteId, permission, actor, isOfDeployment });
  if (stepUp && !isProven(signedIn, caller, true)) throw new AppError('operators.second_factor');
  return { signedIn, actor: { ...actor, role } };
}

/** A site without a grant answers as one that does not exist; a permission that is missing is named and entered. */
async function roleOn(
  { operators, hasSite }: ConsoleKernel,
  call: { siteId: string; permission: string; actor: TrailActor; isOfDeployment: boolean },
): Promise<string> {
  const { siteId, permission, actor } = call;
  const isThere = siteId === ALL_SITES ? call.isOfDeployment : hasSite(siteId);
  const { role, reaches } = await operators.roleFor(actor.operatorId, siteId, permission);
  const refused = {
    via: 'console',
    permission,
    before: {},
    after: { outcome: 'refused' },
    by: { ...actor, role: '' },
  } as const;
  if (!reaches || !isThere) {
    // In the trail of the deployment: whether there is such a site is not said. A name of none may be anything.
    const target = `site:${siteId.slice(0, 64)}`;
    const personal = { target: !isThere };
    await operators.note({ ...refused, siteId: ALL_SITES, target, personal });
    throw new AppError('operators.unknown_target');
  }
  if (role !== undefined) return role;
  await operators.note({ ...refused, siteId, target: `operator:${actor.operatorId}` });
  throw await operators.refusalOf(siteId, permission);
}
