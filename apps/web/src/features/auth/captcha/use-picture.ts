import { useState } from 'react';
import type { Captcha } from '../auth.model.ts';
import type { HumanWidget } from '../human/use-human-widget.ts';
import { isHumanCheckRefused, useHumanCheck } from '../human/use-human-check.ts';

type SendWithProof<Reply> = (proof: { readonly humanCheck?: string }) => Promise<Reply>;

/** The picture of a captcha in a form, or the proof of work that replaces it. */
export interface Picture {
  /** The picture whose code is typed; undefined when none is asked for, or when the proof replaces it. */
  readonly captcha: Captcha | undefined;
  /** A picture was asked for, and a proof of work is sent instead. */
  readonly isProven: boolean;
  /**
   * What the form draws beside or instead of the picture (`PictureProof`), on a site that uses a company's human check.
   */
  readonly widget: HumanWidget | undefined;
  setCaptcha(captcha: Captcha | undefined): void;
  /** The visitor cannot read the picture: from now on the proof replaces it. */
  giveUp(): void;
  /**
   * Sends the form, with a proof when it replaces the picture or is asked for beside it. @throws whatever `send`
   * throws, and the reason of the signal
   */
  send<Reply>(send: SendWithProof<Reply>, signal: AbortSignal): Promise<Reply>;
}

/** State of the picture in a form; `posted` came with the page. */
export function usePicture(posted?: Captcha): Picture {
  const human = useHumanCheck('captcha');
  const work = useHumanCheck('form');
  const [held, setCaptcha] = useState(posted);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isProven = isUnreadable && held !== undefined;

  /**
   * While somebody guesses passwords of the account, the gateway asks for work beside the code. The code is not used up
   * without it, so the same one is sent again.
   */
  async function sendPlainly<Reply>(
    sendWith: SendWithProof<Reply>,
    signal: AbortSignal,
  ): Promise<Reply> {
    try {
      return await sendWith({});
    } catch (error) {
      if (held === undefined || !isHumanCheckRefused(error)) throw error;
      work.heed(error);
      return work.send((humanCheck) => sendWith({ humanCheck }), signal);
    }
  }

  return {
    captcha: isUnreadable ? undefined : held,
    isProven,
    widget: isProven ? human.widget : work.widget,
    setCaptcha,
    giveUp: () => {
      human.begin();
      setIsUnreadable(true);
    },
    send: (send, signal) =>
      isProven
        ? human.send((humanCheck) => send({ humanCheck }), signal)
        : sendPlainly(send, signal),
  };
}
