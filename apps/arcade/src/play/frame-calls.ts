import type { Clock } from '@maidan/partner-service';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Session, SessionsStore } from '../launch/sessions.store.ts';
import { GameError } from '../platform/errors.ts';

const CALLS_PER_SECOND = 20;

/** Refuses the one key that a schema of any keys leaves out without a word. @throws SyntaxError */
function checkKey(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('No object of a call has a prototype of its own');
  return value;
}

/** Reads the JSON body of a call. @throws GameError `invalid_request` when it does not fit its shape */
export async function readBody<Shape>(c: Context, shape: z.ZodType<Shape>): Promise<Shape> {
  let value: unknown;
  try {
    value = JSON.parse(await c.req.text(), checkKey);
  } catch {
    throw new GameError('invalid_request');
  }
  const body = shape.safeParse(value);
  if (!body.success) throw new GameError('invalid_request');
  return body.data;
}

/** Allows each session a fixed number of calls per second. The counts are in this process only. */
function createGate(clock: Clock): (sessionId: string) => void {
  let second = 0;
  let calls = new Map<string, number>();
  return (sessionId) => {
    const now = Math.floor(clock() / 1000);
    if (now !== second) {
      second = now;
      calls = new Map();
    }
    const count = (calls.get(sessionId) ?? 0) + 1;
    calls.set(sessionId, count);
    if (count > CALLS_PER_SECOND) throw new GameError('too_many');
  };
}

/** Finds the session of a frame's call by the token in its Authorization header; throws a GameError. */
export type SessionOf = (c: Context) => Session;

/** Makes the finder that all endpoints of frames share, so that they share the limit on calls too. */
export function createSessionOf(sessions: Pick<SessionsStore, 'find'>, clock: Clock): SessionOf {
  const passGate = createGate(clock);
  return (c) => {
    const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(c.req.header('authorization') ?? '')?.[1];
    const session = token === undefined ? undefined : sessions.find(token, clock());
    if (session === undefined) throw new GameError('session_ended');
    passGate(session.sessionId);
    return session;
  };
}
