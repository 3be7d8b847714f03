/** Where progress is written: a terminal gets a spinner, a file or pipe gets plain lines. */
export interface ProgressOutput {
  write(text: string): unknown;
  isTTY?: boolean;
}

interface Task {
  title: string;
  startedAt: number;
}

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const tickMs = 120;
const plainTickMs = 10_000;
const clearLine = '\r\u001B[2K';

const running = new Set<Task>();
let ticker: NodeJS.Timeout | undefined;
let frame = 0;

/**
 * Runs some work and shows its name, that it is running, and how long it took. Several may run at once. An error of the
 * work is thrown on after its line is marked as failed.
 */
export async function withProgress<T>(
  title: string,
  work: () => Promise<T>,
  output: ProgressOutput = process.stdout,
): Promise<T> {
  const task = { title, startedAt: performance.now() };
  begin(task, output);
  try {
    const result = await work();
    end(task, '✓', output);
    return result;
  } catch (error) {
    end(task, '✗', output);
    throw error;
  }
}

/** Prints a line without breaking a running spinner. */
export function printLine(line: string, output: ProgressOutput = process.stdout): void {
  output.write(`${output.isTTY === true && running.size > 0 ? clearLine : ''}${line}\n`);
}

/** A duration for people: `0.4 s`, `12 s`, `3 min 05 s`. Takes milliseconds from 0 up. */
export function formatDuration(durationMs: number): string {
  const seconds = durationMs / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

function begin(task: Task, output: ProgressOutput): void {
  running.add(task);
  if (output.isTTY !== true) output.write(`… ${task.title}\n`);
  ticker ??= setInterval(() => tick(output), output.isTTY === true ? tickMs : plainTickMs);
}

function end(task: Task, mark: string, output: ProgressOutput): void {
  printLine(`${mark} ${task.title} (${elapsedOf(task)})`, output);
  running.delete(task);
  if (running.size > 0) return;
  clearInterval(ticker);
  ticker = undefined;
}

function tick(output: ProgressOutput): void {
  const titles = [...running].map((task) => `${task.title} ${elapsedOf(task)}`);
  if (output.isTTY !== true) {
    output.write(`  still at it: ${titles.join(', ')}\n`);
    return;
  }
  frame = (frame + 1) % frames.length;
  output.write(`${clearLine}${frames[frame] ?? ''} ${titles.join(' · ')}`);
}

function elapsedOf(task: Task): string {
  return formatDuration(performance.now() - task.startedAt);
}
