import type { Wallet } from '@maidan/contract/types';

/** The newer of two answers about one wallet; versions only rise, so an answer that was overtaken is dropped. */
export function newerWallet(known: Wallet | undefined, arrived: Wallet): Wallet {
  return known && known.version > arrived.version ? known : arrived;
}

/** A wallet from the data of a stream event, or undefined when it is none. */
export function walletOfEvent(data: string): Wallet | undefined {
  try {
    const value = JSON.parse(data) as Partial<Wallet>;
    return typeof value.sumBalance === 'number' && typeof value.version === 'number'
      ? (value as Wallet)
      : undefined;
  } catch {
    return undefined;
  }
}
