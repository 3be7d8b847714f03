import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure } from '#platform/api/failure.ts';
import { humanProviderOf } from '#platform/site/human-providers.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { DrawnWidget } from './human-widget.ts';
import { tokenHandover } from './token-handover.ts';

/**
 * A form waits this long, in milliseconds, for its reader to answer the widget. Then it says so, and the next press
 * sends it.
 */
const ANSWER_MS = 25_000;

/** State of a form's widget. `needed` means that it did not load and the gateway accepts nothing else. */
type WidgetState = 'closed' | 'loading' | 'shown' | 'over' | 'away' | 'needed';

/** The widget of the company that a site uses for human checks; `HumanPlace` draws it. */
export interface HumanWidget {
  readonly state: WidgetState;
  /** Host of the company's script, shown to the reader. */
  readonly host: string;
  /** A form waits for an answer before it can be sent. */
  readonly isAsked: boolean;
  /** How often the reader has loaded it again. */
  readonly attempt: number;
  attach(place: HTMLElement | null): void;
  /** Shows it; the first call loads its script. */
  open(): void;
  /** Loads it once more. */
  retry(): void;
  /**
   * The token of an answer, which is valid once; undefined when the widget did not load. @throws ApiFailure
   * `auth.human_check_failed` when nobody has answered, and the reason of a signal that ends
   */
  token(signal: AbortSignal): Promise<string | undefined>;
  /** The token was sent, so the next call needs another. */
  renew(): void;
  /** The gateway refused the proof that was sent because the widget did not load. */
  need(): void;
}

/** The widget for the calls of one form; undefined on a site that has configured none, or a company unknown here. */
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

/**
 * The widget drawn into its place, and again when the place changes. The first drawing loads its code and the company's
 * script.
 */
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
    // It was blocked, offline or too slow: the form says so, and another proof is sent instead.
    draw().catch(() => !isGone && tell('leave'));
    return () => {
      isGone = true;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [place, humanWidget, locale]);
  return drawn;
}
