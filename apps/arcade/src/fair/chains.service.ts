import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTransaction, type Clock, type Database } from '@maidan/partner-service';
import { newSeed } from '../clocked/seed.ts';
import { CHAIN_LENGTH, growChain, valueOf } from './chain.ts';
import type { Chain, ChainsStore } from './chains.store.ts';

/** One value of a chain, taken for one round; secret until that round is over. */
export interface TakenValue {
  chainId: number;
  /** The number of the value in its chain, from 1 on. */
  valueNo: number;
  value: string;
  salt: string;
}

/** What everybody may know of a chain at any time. */
export interface ChainView {
  chainId: number;
  length: number;
  tip: string;
  publishedAt: string;
  announced?: string;
  salt?: string;
  saltSource?: string;
  saltedAt?: string;
}

/** The chains of rounds that are the same for everybody, by the name of what plays them. */
export interface ChainsService {
  /** Takes the next value of a name; undefined while none is ready. To be run in the transaction that stores the round. */
  take: (name: string) => TakenValue | undefined;
  /**
   * Begins to grow a chain for a name that has none to play, in slices beside other work. It is salted by the arcade
   * itself after its tip is stored, which its view says.
   */
  ensure: (name: string) => void;
  /** Grows a chain for a name and publishes its tip; it waits for its salt. `announced` names the value that will be it. */
  prepare: (name: string, announced: string) => Promise<Chain>;
  /** Salts every chain that waits with one value that came later than their tips; answers them. */
  salt: (value: string, source: string) => Chain[];
  /** The chains that values are of, each once, in the order of the values. */
  views: (values: readonly { chainId: number }[]) => ChainView[];
}

/** What the chains are made of; `onFault` hears why a chain could not be grown. */
export interface ChainsOptions {
  database: Database;
  store: ChainsStore;
  clock: Clock;
  /** A million unless a test needs fewer. */
  length?: number;
  onFault: (error: unknown) => void;
}

function viewOf(chain: Chain): ChainView {
  const { chainId, length, tip, announced, salt, saltSource } = chain;
  return {
    chainId,
    length,
    tip,
    publishedAt: new Date(chain.publishedAt).toISOString(),
    ...(announced === undefined ? {} : { announced }),
    ...(salt === undefined ? {} : { salt }),
    ...(saltSource === undefined ? {} : { saltSource }),
    ...(chain.saltedAt === undefined ? {} : { saltedAt: new Date(chain.saltedAt).toISOString() }),
  };
}

/** Makes the chains over their store. */
export function createChains(options: ChainsOptions): ChainsService {
  const { database, store, clock, length = CHAIN_LENGTH } = options;
  const growing = new Set<string>();

  const grow = () => growChain(newSeed(), length, () => nextTurn());

  async function growOwn(name: string): Promise<void> {
    const chain = await grow();
    inTransaction(database, () => {
      // Another process may have been faster, and rounds go on in the chain that they began.
      if (store.running(name) !== undefined) return;
      const chainId = store.insert(name, chain, clock());
      // The tip is stored before the salt is drawn, so not even this process can choose one for the other.
      store.setSalt(chainId, randomBytes(32).toString('hex'), clock());
    });
  }

  return {
    take(name) {
      const chain = store.running(name);
      const valueNo = chain === undefined ? 0 : store.take(chain.chainId);
      if (chain?.salt === undefined || valueNo === 0) return undefined;
      const { chainId, salt } = chain;
      return { chainId, valueNo, value: valueOf(chain, valueNo), salt };
    },
    ensure(name) {
      if (growing.has(name) || store.running(name) !== undefined) return;
      growing.add(name);
      growOwn(name)
        .catch(options.onFault)
        .finally(() => growing.delete(name));
    },
    async prepare(name, announced) {
      const chain = store.find(store.insert(name, await grow(), clock(), announced));
      if (chain === undefined) throw new Error('A chain was stored and is not there');
      return chain;
    },
    salt(value, source) {
      const nowMs = clock();
      return store
        .waiting()
        .filter(({ announced }) => announced !== undefined)
        .filter(({ chainId }) => store.setSalt(chainId, value, nowMs, source));
    },
    views(values) {
      const ids = new Set(values.map(({ chainId }) => chainId));
      return [...ids].flatMap((chainId) => {
        const chain = store.find(chainId);
        return chain === undefined ? [] : [viewOf(chain)];
      });
    },
  };
}
