import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure } from '#platform/api/failure.ts';
import { humanProviderOf } from '#platform/site/human-providers.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { DrawnWidget } from './human-widget.ts';
import { tokenHandover } from './token-handover.ts';

/** A form waits this long for its reader to answer, in milliseconds; then it says so, and is sent by the next press. */
const ANSWER_MS = 25_000;

/** How the widget of a form is: `needed` is one that did not come, while the gateway takes nothing in its place. */
type WidgetState = 'closed' | 'loading' | 'shown' | 'over' | 'away' | 'needed';

/** The widget of a company that a site asks whether somebody is human; `HumanPlace` draws it. */
export interface HumanWidget {
  readonly state: WidgetState;
  /** Whose it is, by the host of its script. */
  readonly host: string;
  /** A form that is to be sent waits for an answer. */
  readonly isAsked: boolean;
  /** How often it was loaded again. */
  readonly attempt: number;
  attach(place: HTMLElement | null): void;
  /** Shows it; its script is loaded with the first. */
  open(): void;
  /** Loads it once more. */
  retry(): void;
  /**
   * The token of an answer, which counts once; undefined where the widget did not come.
   * @throws ApiFailure `auth.human_check_failed` when nobody has answered, and the reason of a signal that ends
   */
  token(signal: AbortSignal): Promise<string | undefined>;
  /** The token was sent: the next call needs another. */
  renew(): void;
  /** The gateway refused what went in the place of a widget that did not come. */
  need(): void;
}

/** The widget for the calls of one form, on a site that has one configured whose company is known; undefined elsewhere. */
export function useHumanWidget(): HumanWidget | undefined {
  const { humanWidget } = useSite().settings;
  const [state, setState] = useState<WidgetState>('closed');
  const [isAsked, setIsAsked] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [desk] = useState(tokenHandover);
  const give = (token: string) => {
    setState('shown');
    setIsAsked(false);
    desk.give(token);
  };
  const expire = () => {
    desk.forget();
    setState('over');
    drawn.current?.reset();
  };
  const leave = () => {
    setState('away');
    setIsAsked(false);
    desk.leave();
  };
  const show = () => setState((now) => (now === 'loading' ? 'shown' : now));
  const drawn = useDrawn(place, { give, expire, leave, show });
  if (!humanWidget || !humanProviderOf(humanWidget.scriptUrl)) return undefined;
  const open = () => setState((now) => (now === 'closed' ? 'loading' : now));
  return {
    state,
    isAsked,
    attempt,
    host: new URL(humanWidget.scriptUrl).host,
    attach: setPlace,
    open,
    retry() {
      desk.comeBack();
      setState('loading');
      setAttempt(attempt + 1);
    },
    token(signal) {
      open();
      setIsAsked(true);
      return desk.token({ afterMs: ANSWER_MS, error: unanswered, signal });
    },
    renew() {
      desk.forget();
      drawn.current?.reset();
    },
    need: () => setState((now) => (now === 'away' ? 'needed' : now)),
  };
}

function unanswered(): ApiFailure {
  return new ApiFailure('auth.human_check_failed');
}

interface WidgetEvents {
  readonly give: (token: string) => void;
  readonly expire: () => void;
  readonly leave: () => void;
  readonly show: () => void;
}

/** The widget in its place, drawn anew in another one; its code and the company's script are fetched with the first. */
function useDrawn(place: HTMLElement | null, events: WidgetEvents) {
  const { humanWidget } = useSite().settings;
  const { locale } = useWords();
  const drawn = useRef<DrawnWidget | undefined>(undefined);
  const tell = useEffectEvent((what: keyof WidgetEvents, token = '') => events[what](token));
  useEffect(() => {
    const provider = humanProviderOf(humanWidget?.scriptUrl);
    if (!place || !humanWidget || !provider) return undefined;
    let isGone = false;
    const draw = async () => {
      const { drawWidget } = await import('./human-widget.ts');
      const widget = await drawWidget(place, {
        ...humanWidget,
        provider,
        language: locale,
        onToken: (token) => tell('give', token),
        onExpired: () => tell('expire'),
        onError: () => tell('leave'),
      });
      if (isGone) return widget.remove();
      drawn.current = widget;
      tell('show');
    };
    // Blocked, offline or too slow: the form says so, and another proof goes in its place.
    draw().catch(() => !isGone && tell('leave'));
    return () => {
      isGone = true;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [place, humanWidget, locale]);
  return drawn;
}
