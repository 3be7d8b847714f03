import { parseAmountText } from '@maidan/i18n/digits';
import type { AmountFailure } from '@maidan/i18n/digits';
import type { DepositState } from '@maidan/contract/constants';
import type { Deposit, DepositChannel } from '@maidan/contract/types';

/** Why an amount cannot be paid in; each reason has its own text. */
export type AmountFault = AmountFailure | 'zero' | 'below' | 'above';

/** A typed amount for a channel: what is paid in, or the one thing that is wrong with it. */
export type ReadAmount =
  | { readonly ok: true; readonly amountMinor: number }
  | { readonly ok: false; readonly fault: AmountFault };

/** Reads a typed amount and holds it against the limits of a channel; without one only the text is read. */
export function readAmount(
  text: string,
  channel: Pick<DepositChannel, 'minMinor' | 'maxMinor'> | undefined,
  currencyExponent: number,
): ReadAmount {
  const parsed = parseAmountText(text, currencyExponent);
  if (!parsed.ok) return { ok: false, fault: parsed.reason };
  const { amountMinor } = parsed;
  if (amountMinor === 0) return { ok: false, fault: 'zero' };
  if (channel && amountMinor < channel.minMinor) return { ok: false, fault: 'below' };
  if (channel && amountMinor > channel.maxMinor) return { ok: false, fault: 'above' };
  return { ok: true, amountMinor };
}

/** What a plain form was sent with, when it comes back with a fault or a failure. */
export interface RefusedOrder {
  readonly sent: { readonly channel: string; readonly amount: string };
  readonly fault?: AmountFault;
}

/** The channel of a code when it takes deposits, otherwise the first that does. */
export function chosenChannel(
  channels: readonly DepositChannel[],
  code: string | undefined,
): DepositChannel | undefined {
  const open = channels.filter(({ isOpen }) => isOpen);
  return open.find(({ channel }) => channel === code) ?? open[0];
}

/** How a node of the timeline looks: passed, now, to come, reached, stopped, or refused. */
export type NodeLook = 'done' | 'now' | 'todo' | 'good' | 'stop' | 'refused';

/** A node of the timeline; one that is to come has no time. */
export interface TimelineNode {
  readonly state: DepositState;
  readonly look: NodeLook;
  readonly at?: string;
}

const LOOKS: Readonly<Record<DepositState, NodeLook>> = {
  created: 'now',
  pending: 'now',
  credited: 'good',
  failed: 'stop',
  cancelled: 'stop',
  expired: 'stop',
};

/** The steps of a deposit as nodes: what was passed, what is now, and the credit that is still to come (MONEY-09). */
export function timelineOf({ steps }: Pick<Deposit, 'steps'>): readonly TimelineNode[] {
  const nodes = steps.map(({ state, at }, index): TimelineNode => {
    const isLast = index === steps.length - 1;
    const passed = LOOKS[state] === 'stop' ? 'stop' : 'done';
    return { state, at, look: isLast ? LOOKS[state] : passed };
  });
  return nodes[nodes.length - 1]?.look === 'now'
    ? [...nodes, { state: 'credited', look: 'todo' }]
    : nodes;
}

/** Whether a deposit still waits for its payment. */
export function isWaiting({ state }: Pick<Deposit, 'state'>): boolean {
  return LOOKS[state] === 'now';
}

/** What the stream tells of one deposit; undefined when the event does not tell of it. */
export function stateInEvent(
  data: string,
  number: string,
): { readonly state: string; readonly checkedAt?: string } | undefined {
  try {
    const { deposits } = JSON.parse(data) as {
      deposits?: { number: string; state: string; checkedAt?: string }[];
    };
    return deposits?.find((deposit) => deposit.number === number);
  } catch {
    return undefined;
  }
}

/** The address of a payment page, when it is one that a browser may be sent to. */
export function paymentPageOf({ paymentUrl }: Pick<Deposit, 'paymentUrl'>): string | undefined {
  return paymentUrl !== undefined && /^https?:\/\//.test(paymentUrl) ? paymentUrl : undefined;
}
