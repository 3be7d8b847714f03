import { useEffect, useRef } from 'react';
import type { HumanCheckKind } from '@maidan/contract/constants';
import { browserApi, read } from '#platform/api/browser.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { solveHumanCheck, withFormActivity } from './proof-of-work.ts';
import { useHumanWidget } from './use-human-widget.ts';
import type { HumanWidget } from './use-human-widget.ts';

/**
 * Human checks for the calls of one form: proofs of work, or tokens of the company that the site uses (REG-47, SMS-02,
 * SMS-14).
 */
export interface HumanCheck {
  /** What the form draws (`HumanPlace`), on a site that uses a company's human check. */
  readonly widget: HumanWidget | undefined;
  /** Solves a proof in the background, or shows the widget. Called as soon as the visitor does something. */
  begin(): void;
  /** Remembers how much work a refusal asks of the next proof. */
  heed(refusal: ApiFailure): void;
  /**
   * Sends with a proof. When the proof has expired or is too cheap by now, a new one is solved at the cost that the
   * refusal names, and sent once. On a site that uses a company its token goes first; without a token, or when it is
   * refused, a proof of work is sent instead. A call whose signal ends waits for nothing. @throws whatever `send`
   * throws, and the reason of the signal
   */
  send<Reply>(send: (humanCheck: string) => Promise<Reply>, signal: AbortSignal): Promise<Reply>;
}

/** Whether a failure says that a proof of work is missing, expired or too cheap. */
export function isHumanCheckRefused(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.code === 'auth.human_check_failed';
}

/**
 * Makes the proofs of a form; each is valid for one try. Kind `form` goes with a form, kind `captcha` replaces a
 * picture that somebody cannot read. The gateway does not accept one for the other.
 */
export function useHumanCheck(kind: HumanCheckKind): HumanCheck {
  const pending = useRef<Promise<string> | undefined>(undefined);
  const level = useRef(0);
  const openedAt = useRef(0);
  const widget = useHumanWidget();
  const touches = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  function begin(): void {
    touches.current += 1;
    if (widget) return widget.open();
    if (pending.current) return;
    const solving = solve(kind, level.current);
    pending.current = solving;
    // A failure here is not shown: the submit solves again and shows its own.
    solving.catch(() => {
      if (pending.current === solving) pending.current = undefined;
    });
  }

  async function take(): Promise<string> {
    const solving = pending.current ?? solve(kind, level.current);
    pending.current = undefined;
    const payload = await solving;
    const openedMs = Math.round(performance.now() - openedAt.current);
    return withFormActivity(payload, { openedMs, touches: touches.current });
  }

  function heed({ params }: ApiFailure): void {
    const asked = Number(params['workLevel']);
    if (Number.isInteger(asked)) level.current = asked;
  }

  async function sendWork<Reply>(sendWith: (humanCheck: string) => Promise<Reply>): Promise<Reply> {
    try {
      return await sendWith(await take());
    } catch (error) {
      if (!isHumanCheckRefused(error)) throw error;
      heed(error);
      return sendWith(await take());
    }
  }

  async function send<Reply>(
    sendWith: (humanCheck: string) => Promise<Reply>,
    signal: AbortSignal,
  ): Promise<Reply> {
    const token = await widget?.token(signal);
    try {
      if (token !== undefined) return await sendWith(token);
    } catch (error) {
      if (!isHumanCheckRefused(error)) throw error;
      heed(error);
    } finally {
      if (token !== undefined) widget?.renew();
    }
    return sendWork(sendWith).catch((error: unknown) => {
      if (isHumanCheckRefused(error)) widget?.need();
      throw error;
    });
  }

  return { widget, begin, heed, send };
}

async function solve(kind: HumanCheckKind, level: number): Promise<string> {
  const params = { query: { kind, ...(level > 0 ? { level } : {}) } };
  return solveHumanCheck(await read(browserApi.GET('/account/human-check', { params })));
}
