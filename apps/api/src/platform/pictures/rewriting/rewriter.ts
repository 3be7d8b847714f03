import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A picture to decode and write anew. */
export interface RewriteTask {
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
}

/** The new picture, or why there is none. */
export type RewriteAnswer =
  | { readonly content: Uint8Array; readonly width: number; readonly height: number }
  | { readonly fault: 'too_many_pixels' | 'unreadable' };

/** Decodes pictures and writes them anew, in processes of their own. */
export interface Rewriter {
  rewrite(task: RewriteTask): Promise<RewriteAnswer>;
  /** Ends the processes; tasks that wait are answered as unreadable. */
  close(): void;
}

/** How a rewriter works; without a value the one that production uses. */
export interface RewriterOptions {
  /** How many pictures are decoded at once; the others wait. */
  readonly most?: number;
  /** How long a task may take, in milliseconds, before its process is ended. */
  readonly timeoutMs?: number;
  /** The program of the process; a test passes one that never answers. */
  readonly program?: URL;
}

interface Job extends RewriteTask {
  readonly settle: (answer: RewriteAnswer) => void;
}

const PROGRAM = new URL('rewrite-process.ts', import.meta.url);
const UNREADABLE = { fault: 'unreadable' } as const;

/** Makes a rewriter. Processes start with the first pictures and stay; one that crashes or hangs is replaced. */
export function createRewriter(options: RewriterOptions = {}): Rewriter {
  const { most = 2, timeoutMs = 8000, program = PROGRAM } = options;
  const waiting: Job[] = [];
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  let isClosed = false;

  function next(): void {
    if (waiting.length === 0 || (idle.length === 0 && all.size >= most)) return;
    const child = idle.pop() ?? start();
    const job = waiting.shift();
    if (job) run(child, job);
  }

  function start(): ChildProcess {
    const child = startProcess(program);
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      const at = idle.indexOf(child);
      if (at >= 0) idle.splice(at, 1);
      next();
    });
    return child;
  }

  function run(child: ChildProcess, job: Job): void {
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const finish = (answer: RewriteAnswer) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      job.settle(answer);
    };
    const onExit = () => finish(UNREADABLE);
    const onMessage = (answer: RewriteAnswer) => {
      finish(answer);
      idle.push(child);
      next();
    };
    child.once('message', onMessage).once('exit', onExit);
    child.send({ bytes: job.bytes, maxPixels: job.maxPixels } satisfies RewriteTask, (error) => {
      if (error) child.kill('SIGKILL');
    });
  }

  return {
    rewrite: (task) =>
      new Promise((settle) => {
        if (isClosed) return settle(UNREADABLE);
        waiting.push({ ...task, settle });
        next();
      }),
    close() {
      isClosed = true;
      for (const { settle } of waiting.splice(0)) settle(UNREADABLE);
      for (const child of all) child.kill('SIGKILL');
    },
  };
}

/** Starts a process without the secrets of the environment; it may read files and load the decoder, nothing else. */
function startProcess(program: URL): ChildProcess {
  const child = fork(fileURLToPath(program), [], {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--permission', '--allow-fs-read=*', '--allow-addons', '--max-old-space-size=256'],
  });
  // A process that cannot be started raises `error` and never exits.
  child.on('error', () => child.emit('exit', 1, null));
  child.unref();
  child.channel?.unref();
  return child;
}
