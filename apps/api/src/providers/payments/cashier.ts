import {
  PAYMENT_PATHS,
  createPaymentReply,
  createPayoutReply,
  paymentCallback,
  verifyRequest,
} from '@maidan/wire';
import type { PaymentCallback } from '@maidan/wire';
import type { z } from 'zod';
import { PaymentRailError } from '#modules/payments/payments.ports.ts';
import { CALLBACK_PATH } from '#modules/payments/payments.ports.ts';
import type { Clock } from '#platform/process/clock.ts';
import type {
  CheckedCallback,
  ConnectedRail,
  PaymentRail,
  PaymentRailFault,
  RailRequest,
} from '#modules/payments/payments.ports.ts';
import { PartnerSilentError, callPartner } from '../signed-call.ts';
import type { Partner, PartnerAnswer } from '../signed-call.ts';

const TIMEOUT_MS = 8000;

/** Where the cashier is and how calls to it are signed. An order may take eight seconds unless set otherwise. */
export type CashierOptions = Omit<Partner, 'timeoutMs'> & { readonly timeoutMs?: number };

/** The practice rail: the cashier, called by the payment calls of `@maidan/wire`. It moves no real money. */
export function cashierRail(options: CashierOptions): PaymentRail {
  const partner = { timeoutMs: TIMEOUT_MS, ...options };
  return {
    createPayment: (order) =>
      ask(partner, 'POST', PAYMENT_PATHS.payments, createPaymentReply, order),
    createPayout: (order) => ask(partner, 'POST', PAYMENT_PATHS.payouts, createPayoutReply, order),
    readStatus: (kind, reference) => readStatus(partner, kind, reference),
    checkCallback: (request, remember) => checkCallback(partner, request, remember),
  };
}

/** What the environment says of the cashier. */
interface CashierEnvironment {
  readonly CASHIER_URL: string;
  readonly CASHIER_KEY_ID: string | undefined;
  readonly CASHIER_SECRET: string | undefined;
  readonly PUBLIC_API_URL: string | undefined;
}

/** The practice rail of a deployment; undefined when its key, or the address for its callbacks, is not set. */
export function connectCashier(env: CashierEnvironment, clock: Clock): ConnectedRail | undefined {
  const { CASHIER_URL: baseUrl, CASHIER_KEY_ID: keyId, CASHIER_SECRET: secret } = env;
  const publicUrl = env.PUBLIC_API_URL?.replace(/\/$/, '');
  if (!keyId || !secret || !publicUrl) return undefined;
  return {
    rail: cashierRail({ baseUrl, keyId, secret, clock }),
    callbackUrlOf: (siteId) => `${publicUrl}${CALLBACK_PATH}/${encodeURIComponent(siteId)}`,
  };
}

async function readStatus(
  partner: Partner,
  kind: PaymentCallback['kind'],
  reference: string,
): Promise<PaymentCallback> {
  const orders = kind === 'payment' ? PAYMENT_PATHS.payments : PAYMENT_PATHS.payouts;
  const path = `${orders}/${encodeURIComponent(reference)}`;
  const state = await ask(partner, 'GET', path, paymentCallback);
  // The answer is not signed, and the state of another order would credit the wrong one.
  if (state.kind !== kind || state.reference !== reference)
    throw new PaymentRailError('silent', 'the answer is about another order');
  return state;
}

async function ask<Reply>(
  partner: Partner,
  method: 'GET' | 'POST',
  path: string,
  shape: z.ZodType<Reply>,
  body?: unknown,
): Promise<Reply> {
  const answer = await callOrFail(partner, method, path, body);
  if (answer.status !== 200 && answer.status !== 201)
    throw new PaymentRailError(faultOf(answer), `status ${answer.status}, ${answer.code ?? ''}`);
  const reply = shape.safeParse(answer.value);
  if (!reply.success) throw new PaymentRailError('silent', 'the answer is not of the wire');
  return reply.data;
}

async function callOrFail(...call: Parameters<typeof callPartner>): Promise<PartnerAnswer> {
  try {
    return await callPartner(...call);
  } catch (error) {
    if (error instanceof PartnerSilentError)
      throw new PaymentRailError(error.mayHaveArrived ? 'silent' : 'unreachable', error.message);
    throw error;
  }
}

function faultOf({ status, code }: PartnerAnswer): PaymentRailFault {
  if (code === 'conflict' || code === 'unknown_reference') return code;
  return status >= 500 ? 'silent' : 'refused';
}

async function checkCallback(
  { keyId, secret, clock }: Partner,
  request: RailRequest,
  remember: (keyId: string, requestId: string) => Promise<boolean>,
): Promise<CheckedCallback> {
  const check = await verifyRequest({
    ...request,
    nowMs: clock.now().getTime(),
    findSecret: (id) => (id === keyId ? secret : undefined),
    rememberRequestId: remember,
  });
  if (!check.ok)
    return {
      isGenuine: false,
      reason: check.reason === 'duplicate_request' ? 'repeated' : 'forged',
    };
  const callback = paymentCallback.safeParse(parseJson(request.rawBody));
  return callback.success
    ? { isGenuine: true, callback: callback.data }
    : { isGenuine: false, reason: 'malformed' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
