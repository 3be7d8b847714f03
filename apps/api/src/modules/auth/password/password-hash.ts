import { AppError } from '@maidan/contract/errors';
import { normalisePassword } from '@maidan/contract/rules';
import { hash, verify } from '@node-rs/argon2';

/** Cost of a password hash: memory in KiB and number of passes. */
export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** argon2id with the first choice of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryKib: 19_456, passes: 2 };

const AT_ONCE = 4;
const MOST_WAITING = 64;

/**
 * Makes and checks password hashes (argon2id). The whole password counts, and equal letters in different Unicode forms
 * are equal.
 */
export interface Passwords {
  /** @throws AppError `server.unavailable` when too many hashes are waiting */
  hash(password: string): Promise<string>;
  /**
   * Whether a password belongs to a hash. Without a hash it takes the same time and answers false, so that the duration
   * does not show whether an account exists.
   * @throws AppError `server.unavailable` when too many hashes are waiting
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/**
 * Makes and checks password hashes at a cost. At most four are computed at once, since each takes memory and a core.
 */
export function createPasswords(cost: PasswordCost): Passwords {
  // argon2id is the library's default; its enum constant cannot be used under erasable syntax.
  const options = {
    memoryCost: cost.memoryKib,
    timeCost: cost.passes,
    parallelism: 1,
  };
  const queue = createQueue();
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => queue(() => hash(normalisePassword(password), options)),
    async verify(passwordHash, password) {
      // Awaited in every case: the first unknown name must not take longer than a known one.
      const ofNobody = await (nobody ??= hash('nobody has this password', options));
      // A member who signed up with another provider's account has an empty hash.
      const against = passwordHash || ofNobody;
      const isRight = await queue(() => verify(against, normalisePassword(password)));
      return isRight && against !== ofNobody;
    },
  };
}

function createQueue() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (waiting.length >= MOST_WAITING) throw new AppError('server.unavailable');
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
