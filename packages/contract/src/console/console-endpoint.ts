import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../document/endpoint.ts';
import type { EndpointExample } from '../document/endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { proposedReply } from './console-shapes.ts';

/**
 * What a console endpoint asks of its caller: a permission (`noun.verb`) that a grant on the site gives, `self` for
 * whatever an operator does with the own account, or `public` for the ways in.
 */
export type ConsoleAccess = 'public' | 'self' | `${string}.${string}`;

interface ConsoleShapes {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
}

/** What a console endpoint declares. */
interface ConsoleDeclaration<Request extends ConsoleShapes, Reply extends z.ZodType> {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: `/console/v1/${string}`;
  readonly summary: string;
  readonly permission: ConsoleAccess;
  /** Opens a session, which is bound to the key of the device that a proof in the header `DPoP` gives (OPS-11). */
  readonly opensSession?: boolean;
  /** Gives the second factor, so that it also answers where that has to be given again. */
  readonly isProof?: boolean;
  /** Asks for a second factor that is not older than five minutes (OPS-12). */
  readonly stepUp?: boolean;
  /** A site may have it wait for a second operator: it is then answered with 202 and a proposal (OPS-08). */
  readonly fourEyes?: boolean;
  /** The site may be `*`, which stands for what belongs to the deployment. */
  readonly isOfDeployment?: boolean;
  readonly request?: Request;
  readonly reply: Reply;
  readonly errors?: readonly ErrorCode[];
  readonly example: EndpointExample;
}

const proofHeader = z.object({
  DPoP: z.string().max(4000).optional().openapi({
    description:
      'A proof of the key of the device (RFC 9449, ES256): given when a session is opened it binds the session to the key, and every later call of that session needs one with the hash of its token. `htu` is the address at the console.',
  }),
});

const PROPOSED = {
  description: 'A proposal was made, which waits for a second operator',
  content: { 'application/json': { schema: proposedReply } },
};

/** Declares an endpoint of the console. The handler is bound in `apps/api`; `openapi-console.json` is generated from it. */
export function defineConsoleEndpoint<
  const Request extends ConsoleShapes,
  const Reply extends z.ZodType,
>(declaration: ConsoleDeclaration<Request, Reply>) {
  const { permission, stepUp = false, fourEyes = false, isOfDeployment = false } = declaration;
  const { isProof = false, opensSession = false, request } = declaration;
  const needsSession = permission !== 'public';
  const takesProof = needsSession || opensSession;
  const endpoint = defineEndpoint({
    ...declaration,
    request: { ...request, ...(takesProof ? { headers: proofHeader } : {}) } as Request,
    noun: 'console',
    options: { access: 'public' },
    errors: [
      ...(needsSession ? (['operators.session_missing', 'operators.second_factor'] as const) : []),
      ...(takesProof ? (['operators.device_proof'] as const) : []),
      ...(needsSession && permission !== 'self' ? (['operators.forbidden'] as const) : []),
      ...(declaration.errors ?? []),
    ],
  });
  const { 'x-access': _lobby, ...route } = endpoint.route as typeof endpoint.route & {
    'x-access'?: string;
  };
  return {
    ...endpoint,
    permission,
    stepUp,
    fourEyes,
    isOfDeployment,
    isProof,
    route: {
      ...route,
      'x-permission': permission,
      ...(stepUp ? { 'x-step-up': true } : {}),
      ...(fourEyes
        ? { 'x-four-eyes': true, responses: { ...route.responses, 202: PROPOSED } }
        : {}),
    },
  };
}
