import {
  ROUNDS_END_PATH,
  ROUNDS_END_REFUSAL_STATUS,
  roundsEndBody,
  type RoundsEndReply,
} from '@maidan/wire';
import { Hono } from 'hono';
import { verifyOperator, type OperatorCallOptions } from '../launch/operator-call.ts';
import type { StepService } from './step.service.ts';

function read(rawBody: string) {
  try {
    return roundsEndBody.safeParse(JSON.parse(rawBody)).data;
  } catch {
    return undefined;
  }
}

/** The operator's endpoint that ends open rounds of one of its own players. */
export function createRoundsEndRoutes(
  options: OperatorCallOptions & { stepService: Pick<StepService, 'endOf'> },
): Hono {
  return new Hono().post(ROUNDS_END_PATH, async (c) => {
    const refuse = (code: keyof typeof ROUNDS_END_REFUSAL_STATUS) =>
      c.json({ code }, ROUNDS_END_REFUSAL_STATUS[code]);
    const rawBody = await c.req.text();
    const check = await verifyOperator(options, c.req, rawBody);
    if (!check.ok)
      return refuse(
        check.reason === 'duplicate_request' ? 'duplicate_request' : 'invalid_signature',
      );
    const body = read(rawBody);
    if (body === undefined) return refuse('invalid_request');
    const { vendor, playerRef, roundId } = body;
    const ended = await options.stepService.endOf(
      { keyId: check.keyId, vendor, playerRef },
      roundId,
    );
    return c.json({ ended } satisfies RoundsEndReply);
  });
}
