import type { FourEyesKind } from '@maidan/contract/constants';
import type { z } from 'zod';
import type { Transaction } from '#platform/database/connection.ts';
import type { TrailAct, TrailActor } from '../trail.ts';

/** An act of an operator as it was ordered. `siteId` is `*` for what belongs to the deployment. */
export interface ActOrder<Body> {
  readonly siteId: string;
  readonly body: Body;
}

/** What an act would do now, read under the locks that its execution needs as well. */
export interface Measured {
  /** The kind that it is of; undefined for an act that needs no second operator whatever the site says. */
  readonly kind: FourEyesKind | undefined;
  /** What it touches, as `noun:id`. */
  readonly target: string;
  /** Changes whenever what it touches does. It may be shown to operators, and holds nothing personal. */
  readonly revision: string;
  /** What it gives or pays, in minor units, for a kind that waits from an amount on. */
  readonly amountMinor?: number;
  /** Toward whom; amounts of one operator toward one member are added up. */
  readonly memberId?: string;
  /** It waits whatever its amount, because a check speaks against it (OPS-53). */
  readonly always?: boolean;
  /** Operators who may not approve it: the last editor, and whoever gains by it. */
  readonly partial?: readonly string[];
}

/** Who carries an act out, and how the call came. Without `by` it is the command line of the machine. */
export interface ActRun {
  readonly via: TrailAct['via'];
  readonly by?: TrailActor;
  /** The proposal that was approved for it; it goes into the entries. */
  readonly proposalId?: string;
}

/** A kind of act that the gate carries out at once or makes a proposal of (OPS-09). */
export interface Act<Body> {
  /** `noun.verb`, the same in every version, since stored proposals carry it. */
  readonly operation: string;
  /** What its maker and its checker must hold on the site. */
  readonly permission: string;
  /** What a proposal stores, and how it is read again: ids and values, never secrets or personal data. */
  readonly body: z.ZodType<Body>;
  /**
   * Reads and locks what the act touches, and checks all that it checks without a change of anything.
   * @throws AppError or PlainError that says why it cannot be
   */
  measure(tx: Transaction, order: ActOrder<Body>): Promise<Measured>;
  /**
   * Admits whoever orders it, in the transaction of the order and before `measure`; an approval does not ask again.
   * @throws AppError that says why this operator cannot order it now
   */
  admit?(tx: Transaction, order: ActOrder<Body>, run: ActRun): Promise<void>;
  /**
   * Carries it out with its entries in the audit trail, after the same checks.
   * @throws AppError or PlainError that says why it cannot be
   */
  run(tx: Transaction, order: ActOrder<Body>, run: ActRun): Promise<void>;
}

/** Declares an act. */
export function defineAct<Body>(act: Act<Body>): Act<Body> {
  return act;
}

/** The acts of a process by their operation. A stored proposal whose act is unknown here stays open. */
export class Acts {
  readonly #known = new Map<string, Act<unknown>>();

  /** @throws Error for a second act of one name */
  add<Body>(act: Act<Body>): Act<Body> {
    if (this.#known.has(act.operation)) throw new Error(`There are two acts ${act.operation}`);
    this.#known.set(act.operation, act as Act<unknown>);
    return act;
  }

  find(operation: string): Act<unknown> | undefined {
    return this.#known.get(operation);
  }

  list(): readonly Act<unknown>[] {
    return [...this.#known.values()];
  }
}
