import { startStack } from '../product/stack.ts';
import type { Stack } from '../product/stack.ts';
import { startProxy } from '../proxy/nginx.ts';
import { servePlainCopy } from './pages/plain-copy.ts';
import { bytesOnTheWire } from './pages/wire-size.ts';

/** One way to reach a running product: the address for a browser, and the flags with which the browser trusts it. */
export interface ProductAddress {
  origin: string;
  chromiumFlags: string[];
}

/** The product as the benchmarks visit it. */
export interface BenchProduct {
  stack: Stack;
  /** The web server itself, over plain HTTP/1.1. */
  direct: ProductAddress;
  /** Through nginx with the repository's configuration: TLS and HTTP/2, as visitors have it. */
  behind: ProductAddress;
  stop(): Promise<void>;
}

/** Starts the product, and nginx in front of it. `env` is added to the product's environment. */
export async function startBenchProduct(env: Record<string, string>): Promise<BenchProduct> {
  const stack = await startStack({ env: { TRUSTED_PROXIES: '127.0.0.1', ...env } });
  try {
    const proxy = await startProxy(stack.ports.web);
    const direct = { origin: `http://localhost:${stack.ports.web}`, chromiumFlags: [] };
    for (const { origin } of [direct, proxy]) await warmCache(`${origin}/m`);
    return {
      stack,
      direct,
      behind: proxy,
      stop: async () => {
        await proxy.stop();
        await stack.stop();
      },
    };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/**
 * The cache compresses a page with more effort when it is asked for again, which is how nearly every visitor gets home.
 */
async function warmCache(address: string): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    await bytesOnTheWire(address);
    await bytesOnTheWire(address, { 'save-data': 'on' });
    await new Promise((done) => setTimeout(done, 500));
  }
}

/**
 * Serves a copy of the product's pages without scripts, behind a proxy like the product itself, while the work runs.
 */
export async function withPlainCopy<T>(
  { direct }: BenchProduct,
  work: (plain: ProductAddress) => Promise<T>,
): Promise<T> {
  const copy = await servePlainCopy(direct.origin);
  try {
    const proxy = await startProxy(Number(new URL(copy.origin).port));
    try {
      return await work(proxy);
    } finally {
      await proxy.stop();
    }
  } finally {
    await copy.stop();
  }
}
