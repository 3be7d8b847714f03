import { WALLET_PATHS, verifyRequest } from '@maidan/wire';
import type { WalletCall } from '@maidan/wire';
import type { Context } from 'hono';
import { AppError } from '@maidan/contract/errors';
import type { Clock } from '#platform/process/clock.ts';
import type { HttpEnv, Router } from '#platform/http/router.ts';
import { DEFAULT_BODY_BYTES, readText } from '#platform/http/request-body.ts';
import type { VendorKeys } from '../games.ports.ts';
import { refusalAnswer } from './vendor-wallet.service.ts';
import type { VendorAnswer, VendorWalletService } from './vendor-wallet.service.ts';

export interface VendorWalletRoutesDeps {
  readonly vendorWallet: VendorWalletService;
  readonly vendorKeys: VendorKeys;
  readonly clock: Clock;
}

/** Binds the endpoints of the seamless wallet. Their shapes come from `@maidan/wire`, not from the contract. */
export function bindVendorWalletRoutes(router: Router, deps: VendorWalletRoutesDeps): void {
  for (const [call, path] of Object.entries(WALLET_PATHS) as [WalletCall, string][]) {
    router.hono.post(path, async (c) => {
      c.set('route', path);
      const { status, body } = await answerCall(c, call, deps);
      return Response.json(body, { status });
    });
  }
}

async function answerCall(
  c: Context<HttpEnv>,
  call: WalletCall,
  { vendorWallet, vendorKeys, clock }: VendorWalletRoutesDeps,
): Promise<VendorAnswer> {
  const rawBody = await readBody(c.req.raw);
  if (rawBody === undefined) return refusalAnswer('invalid_request');
  const { pathname, search } = new URL(c.req.url);
  const check = await verifyRequest({
    header: (name) => c.req.header(name),
    method: 'POST',
    path: pathname + search,
    rawBody,
    nowMs: clock.now().getTime(),
    findSecret: (keyId) =>
      Object.hasOwn(vendorKeys, keyId) ? vendorKeys[keyId]?.secret : undefined,
    // The transaction that moves the money stores the request id.
    rememberRequestId: async () => true,
  });
  if (!check.ok) return refusalAnswer('invalid_signature');
  const vendors = vendorKeys[check.keyId]?.vendors ?? [];
  const mayActFor = (vendor: string) => vendors === '*' || vendors.includes(vendor);
  const { keyId, requestId } = check;
  return vendorWallet.answer({ call, keyId, requestId, body: parseJson(rawBody), mayActFor });
}

/** The body's text; undefined when it is too large or not UTF-8. */
async function readBody(request: Request): Promise<string | undefined> {
  try {
    return await readText(request, DEFAULT_BODY_BYTES);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
