import { useState } from 'react';
import type { Captcha } from '../auth.model.ts';
import { useHumanCheck } from './use-human-check.ts';

/** The picture of a captcha in a form, or the proof of work that stands in for it. */
export interface Picture {
  /** The picture to be typed; undefined where none is asked for, or the proof stands in for it. */
  readonly captcha: Captcha | undefined;
  /** A picture was asked for, and the proof of work goes in its place. */
  readonly isProven: boolean;
  setCaptcha(captcha: Captcha | undefined): void;
  /** The visitor cannot read the picture: from now on the proof stands in for it. */
  giveUp(): void;
  /** Sends, with a proof where one stands in. @throws whatever `send` throws */
  send<Reply>(send: (proof: { readonly humanCheck?: string }) => Promise<Reply>): Promise<Reply>;
}

/** State of the picture of a form; `posted` came with the page. */
export function usePicture(posted?: Captcha): Picture {
  const human = useHumanCheck('captcha');
  const [held, setCaptcha] = useState(posted);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isProven = isUnreadable && held !== undefined;
  return {
    captcha: isUnreadable ? undefined : held,
    isProven,
    setCaptcha,
    giveUp: () => {
      human.begin();
      setIsUnreadable(true);
    },
    send: (send) => (isProven ? human.send((humanCheck) => send({ humanCheck })) : send({})),
  };
}
