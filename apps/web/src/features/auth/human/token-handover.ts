/** Where a widget leaves its token and a form takes it. */
export interface TokenHandover {
  /** The widget's answer: whoever waits has it, else the next who asks. */
  give(token: string): void;
  /** The token that lies here has run out or was refused. */
  forget(): void;
  /** No token comes for now: whoever waits, or asks meanwhile, has none. */
  leave(): void;
  /** Tokens may come again. */
  comeBack(): void;
  /**
   * Takes the token, or waits for it; each counts once. Undefined where none comes.
   * @throws the error of `late` once it has waited as long as that, and the reason of a signal that ends
   */
  token(late: Waiting): Promise<string | undefined>;
}

/** How long somebody waits for a token. */
interface Waiting {
  readonly afterMs: number;
  readonly error: () => Error;
  /** Ends with the call that the token is for: what comes afterwards is the next one's. */
  readonly signal: AbortSignal;
}

type Waiter = (token: string | undefined) => void;

/** A desk without a token. */
export function tokenHandover(): TokenHandover {
  let held: string | undefined;
  let isAway = false;
  let waiting: Waiter[] = [];

  return {
    give(token) {
      isAway = false;
      const first = waiting.shift();
      if (first) first(token);
      else held = token;
    },
    forget() {
      held = undefined;
    },
    leave() {
      isAway = true;
      held = undefined;
      const left = waiting;
      waiting = [];
      for (const waiter of left) waiter(undefined);
    },
    comeBack() {
      isAway = false;
    },
    async token({ afterMs, error, signal }) {
      signal.throwIfAborted();
      const token = held;
      held = undefined;
      if (token !== undefined || isAway) return token;
      return new Promise((resolve, reject) => {
        const stop = () => {
          waiting = waiting.filter((other) => other !== waiter);
          clearTimeout(timer);
          signal.removeEventListener('abort', leave);
        };
        const leave = () => {
          stop();
          reject(signal.reason as Error);
        };
        const timer = setTimeout(() => {
          stop();
          reject(error());
        }, afterMs);
        const waiter: Waiter = (next) => {
          stop();
          resolve(next);
        };
        signal.addEventListener('abort', leave);
        waiting.push(waiter);
      });
    },
  };
}
