/** Where a widget leaves its token and a form picks it up. */
export interface TokenHandover {
  /** Leaves a token: whoever waits gets it, or else the next who asks. */
  give(token: string): void;
  /** Drops the token that lies here, because it has expired or was refused. */
  forget(): void;
  /** No token will come for now: whoever waits, or asks meanwhile, gets none. */
  leave(): void;
  /** Tokens may come again. */
  comeBack(): void;
  /**
   * Takes the token, or waits for one; each is given once. Undefined when none will come. @throws the error of `late`
   * after waiting that long, and the reason of a signal that ends
   */
  token(late: Waiting): Promise<string | undefined>;
}

/** How long a caller waits for a token. */
interface Waiting {
  readonly afterMs: number;
  readonly error: () => Error;
  /** Ends with the call that needs the token; a token that comes later is for the next call. */
  readonly signal: AbortSignal;
}

type Waiter = (token: string | undefined) => void;

/** Makes a handover that holds no token yet. */
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
      if (signal.aborted) throw reasonOf(signal);
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
          reject(reasonOf(signal));
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

/** Why a signal has ended; the oldest browsers do not say. */
function reasonOf(signal: AbortSignal): Error {
  return (signal.reason as Error | undefined) ?? new DOMException('Called off', 'AbortError');
}
