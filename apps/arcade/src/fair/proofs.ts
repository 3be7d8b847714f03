import type { RoundProof } from '@maidan/wire';
import { GameError } from '../platform/errors.ts';
import type { Round } from '../play/rounds.store.ts';
import { playedFields } from './played.ts';
import type { Player, SeedPair, SeedsStore } from './seeds.store.ts';
import { hashOfSeed, viewEnded, viewPair, viewProven } from './seeds.views.ts';

const PAGE = 20;

/** A round with the pair that it was drawn from. */
interface Proof {
  pair: ReturnType<typeof viewPair>;
  round: ReturnType<typeof viewProven>;
}

/** A page of rounds with the pair that they were drawn from. */
interface RoundsPage {
  pair: Proof['pair'];
  rounds: Proof['round'][];
  next?: number;
}

/** What players and operators are told of rounds that were drawn from seeds. */
export interface Proofs {
  /** The player's pairs that ended, newest first. */
  ended: (
    player: Player,
    beforePairNo?: number,
  ) => { pairs: ReturnType<typeof viewEnded>[]; next?: number };
  /** The player's rounds under a pair, newest first. @throws GameError `not_found` */
  rounds: (player: Player, pairNo: number, beforeNonce?: number) => RoundsPage;
  /** Everything that is needed to check one round. @throws GameError `not_found` */
  proof: (player: Player, roundId: string) => Proof;
  /** What the operator is told that a round was drawn from; undefined for one without seeds. */
  told: (
    round: Player & Pick<Round, 'roundId' | 'gameCode' | 'choice'>,
    outcome: Record<string, unknown> | undefined,
  ) => RoundProof | undefined;
}

/** The number from which the page after this one goes on, when there may be one. */
function nextOf(count: number, last: number | undefined): { next?: number } {
  return count < PAGE || last === undefined ? {} : { next: last };
}

/** Makes the proofs from the store of seeds. */
export function createProofs(seeds: SeedsStore): Proofs {
  function foundPair(player: Player, pairNo: number): SeedPair {
    const pair = seeds.find(player, pairNo);
    if (pair === undefined) throw new GameError('not_found');
    return pair;
  }

  function foundRound(player: Player, roundId: string) {
    const found = seeds.findRound(player, roundId);
    if (found === undefined) throw new GameError('not_found');
    return { ...found, pair: foundPair(player, found.pairNo) };
  }

  return {
    ended(player, beforePairNo = Number.MAX_SAFE_INTEGER) {
      const pairs = seeds.ended(player, beforePairNo, PAGE).map((pair) => viewEnded(pair));
      return { pairs, ...nextOf(pairs.length, pairs.at(-1)?.pairNo) };
    },
    rounds(player, pairNo, beforeNonce = Number.MAX_SAFE_INTEGER) {
      const pair = viewPair(foundPair(player, pairNo));
      const rounds = seeds.rounds(player, pairNo, beforeNonce, PAGE).map(viewProven);
      return { pair, rounds, ...nextOf(rounds.length, rounds.at(-1)?.nonce) };
    },
    told(round, outcome) {
      const found = seeds.findRound(round, round.roundId);
      const pair = found && seeds.find(round, found.pairNo);
      if (found === undefined || pair?.clientSeed === undefined) return undefined;
      const { serverSeed, clientSeed } = pair;
      const { nonce, steps } = found;
      const played = playedFields(round, outcome, steps);
      return { hash: hashOfSeed(serverSeed), clientSeed, nonce, ...played };
    },
    proof(player, roundId) {
      const found = foundRound(player, roundId);
      return { pair: viewPair(found.pair), round: viewProven(found) };
    },
  };
}
