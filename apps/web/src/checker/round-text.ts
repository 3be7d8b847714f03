/** A round as it was copied or typed. */
export interface CheckedRound {
  /** Known once the player has changed the seeds. */
  readonly serverSeed?: string | undefined;
  /**
   * The salt of the chain, for a round that is the same for everybody: its server seed is then the value of the chain, the
   * hash is the value before, and what is drawn from is HMAC-SHA256 of the value with the salt as key.
   */
  readonly salt?: string | undefined;
  /** The SHA-256 that was shown before the bet. */
  readonly hash?: string | undefined;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly game?: string | undefined;
  readonly choice: Readonly<Record<string, unknown>>;
  readonly steps: readonly unknown[];
  /** Minor units. */
  readonly stakeMinor: number;
  /** What the player was told; undefined where it is not known. */
  readonly outcome?: Readonly<Record<string, unknown>> | undefined;
  readonly payoutMinor?: number | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const amountOf = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
const recordOf = (value: unknown) => (isRecord(value) ? value : undefined);

/**
 * Reads a round from JSON, as the arcade's sheet copies it or a receipt carries it (there choice, outcome and steps are
 * below `played`); undefined for a text that is no round.
 */
export function readRound(text: string): CheckedRound | undefined {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(said)) return undefined;
  const played = recordOf(said['played']) ?? said;
  // A client seed may begin or end with a blank in no arcade, but it is taken as it is.
  const clientSeed = said['clientSeed'];
  const nonce = amountOf(said['nonce']);
  if (typeof clientSeed !== 'string' || nonce === undefined) return undefined;
  return {
    serverSeed: textOf(said['serverSeed']),
    salt: textOf(said['salt']),
    hash: textOf(said['hash'])?.toLowerCase(),
    clientSeed,
    nonce,
    game: textOf(said['game']),
    choice: recordOf(played['choice']) ?? {},
    steps: Array.isArray(played['steps']) ? played['steps'] : [],
    stakeMinor: amountOf(said['stakeMinor']) ?? 0,
    outcome: recordOf(played['outcome']),
    payoutMinor: amountOf(said['payoutMinor']),
  };
}

/** The round in the part of an address behind `#`, if there is one. */
export function roundInAddress(hash: string): CheckedRound | undefined {
  try {
    return readRound(decodeURIComponent(hash.replace(/^#/, '')));
  } catch {
    return undefined;
  }
}
