import { useState } from 'react';
import type { Captcha } from '../auth.model.ts';
import type { HumanWidget } from '../human/use-human-widget.ts';
import { asksForWork, useHumanCheck } from '../human/use-human-check.ts';

type SendWithProof<Reply> = (proof: { readonly humanCheck?: string }) => Promise<Reply>;

/** The picture of a captcha in a form, or the proof of work that stands in for it. */
export interface Picture {
  /** The picture to be typed; undefined where none is asked for, or the proof stands in for it. */
  readonly captcha: Captcha | undefined;
  /** A picture was asked for, and the proof of work goes in its place. */
  readonly isProven: boolean;
  /** What the form has to draw for the proof in its place or beside it (`PictureProof`), on a site that asks a company. */
  readonly widget: HumanWidget | undefined;
  setCaptcha(captcha: Captcha | undefined): void;
  /** The visitor cannot read the picture: from now on the proof stands in for it. */
  giveUp(): void;
  /**
   * Sends, with a proof where one stands in, or where it is asked for beside the code.
   * @throws whatever `send` throws, and the reason of the signal
   */
  send<Reply>(send: SendWithProof<Reply>, signal: AbortSignal): Promise<Reply>;
}

/** State of the picture of a form; `posted` came with the page. */
export function usePicture(posted?: Captcha): Picture {
  const human = useHumanCheck('captcha');
  const work = useHumanCheck('form');
  const [held, setCaptcha] = useState(posted);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isProven = isUnreadable && held !== undefined;

  /** While others guess at the account, work goes beside the code of the picture, which is not used up without it. */
  async function sendPlainly<Reply>(
    sendWith: SendWithProof<Reply>,
    signal: AbortSignal,
  ): Promise<Reply> {
    try {
      return await sendWith({});
    } catch (error) {
      if (held === undefined || !asksForWork(error)) throw error;
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
