import type { RunningProxy } from '../../tools/proxy/nginx.ts';

/** What a journey needs to reach the product through the proxy. */
export type ProxyInFront = Omit<RunningProxy, 'stop'>;

const KEY = 'E2E_PROXY';

/** Tells the processes that run journeys about the running proxy. */
export function noteProxy({ stop: _stop, ...proxy }: RunningProxy): void {
  process.env[KEY] = JSON.stringify(proxy);
}

/** The proxy in front of the product under test; undefined where the machine has no nginx. */
export function proxyInFront(): ProxyInFront | undefined {
  const text = process.env[KEY];
  return text === undefined ? undefined : (JSON.parse(text) as ProxyInFront);
}
