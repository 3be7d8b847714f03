import { RETURNS_PATH, titleReturnsReply } from '@maidan/wire';
import type { VendorReturns } from '#modules/games/games.ports.ts';
import type { PartnerOptions } from '../signed-call.ts';
import { arcadeAsker, invalidAnswer } from './arcade-clock.ts';

/** Reads from the arcade what its titles return in theory, by the signed call of `@maidan/wire`. */
export function arcadeReturns(options: PartnerOptions): VendorReturns {
  const ask = arcadeAsker(options);
  return {
    async titles() {
      const { status, value } = await ask(RETURNS_PATH);
      const reply = titleReturnsReply.safeParse(value);
      if (status !== 200 || !reply.success) throw invalidAnswer(`status ${status}, no returns`);
      return reply.data.titles;
    },
  };
}
