/** What everybody may know of a chain of hashes. */
export interface Chain {
  chainId: number;
  /** How many values can be played. */
  length: number;
  tip: string;
  publishedAt: string;
  /** The value to come that was named as the salt together with the tip. */
  announced?: string;
  /** Missing until it is set; the chain is not played before. */
  salt?: string;
  /** Where everybody can look the salt up; missing for one that the arcade drew itself. */
  saltSource?: string;
}

/** A value of a chain that was played, with its number from 1 on. */
export interface ChainValue {
  chainId: number;
  valueNo: number;
  value: string;
}

/** The last values that were played with their chains. */
export interface ChainEnds {
  ends: readonly Partial<ChainValue>[];
  chains: readonly Chain[];
}

/** The chain of a value, where the server told it. */
export const chainOf = (
  { chainId }: Partial<ChainValue>,
  { chains }: Pick<ChainEnds, 'chains'>,
): Chain | undefined => chains.find((chain) => chain.chainId === chainId);

/** What a value has to lead to, when it is known here: the value that was played before it, or the tip. */
export function valueBefore(end: Partial<ChainValue>, told: ChainEnds): string | undefined {
  const { chainId, valueNo } = end;
  if (chainId === undefined || valueNo === undefined) return undefined;
  if (valueNo === 1) return chainOf(end, told)?.tip;
  return told.ends.find((other) => other.chainId === chainId && other.valueNo === valueNo - 1)
    ?.value;
}
