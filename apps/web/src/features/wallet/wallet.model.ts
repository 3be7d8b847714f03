import type { Wallet } from '@maidan/contract/types';

/** The newer of two answers about one wallet. Versions only rise, so an answer that arrives late is dropped. */
export function newerWallet(known: Wallet | undefined, arrived: Wallet): Wallet {
  return known && known.version > arrived.version ? known : arrived;
}

/** The wallet in the data of a stream event, or undefined when there is none. */
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
