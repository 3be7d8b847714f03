import { spawn } from 'node:child_process';

/** A command to run until it ends. */
export interface CommandLine {
  command: string;
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** Also prints the output as it comes. */
  showsOutput?: boolean;
  /** Stops the command early. */
  signal?: AbortSignal;
}

/** How a command ended: its exit code (127 when it could not start) and its whole output, in order. */
export interface CommandResult {
  code: number;
  output: string;
}

/** Runs a command and collects its output. Never throws: a command that cannot start ends with 127. */
export function runToEnd(line: CommandLine): Promise<CommandResult> {
  return new Promise((done) => {
    const chunks: string[] = [];
    const child = spawn(line.command, line.args, {
      cwd: line.cwd,
      env: line.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(line.signal === undefined ? {} : { signal: line.signal }),
      ...(line.uid === undefined ? {} : { uid: line.uid }),
      ...(line.gid === undefined ? {} : { gid: line.gid }),
    });
    const collect = (chunk: Buffer): void => {
      chunks.push(chunk.toString('utf8'));
      if (line.showsOutput === true) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output: chunks.join('') }));
  });
}
