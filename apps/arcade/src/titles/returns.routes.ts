import { RETURNS_PATH, type TitleReturnsReply } from '@maidan/wire';
import { Hono } from 'hono';
import { signedOnly } from '../clocked/signed-only.ts';
import type { OperatorCallOptions } from '../launch/operator-call.ts';
import { titleReturns } from './title-returns.ts';

/** The operator's endpoint about what the titles return in theory. */
export function createReturnsRoutes(options: OperatorCallOptions): Hono {
  // Every answer is the same until the next version, and is computed when the first one asks.
  let reply: TitleReturnsReply | undefined;
  return new Hono().get(RETURNS_PATH, signedOnly(options), (c) => {
    reply ??= { titles: titleReturns() };
    return c.json(reply);
  });
}
