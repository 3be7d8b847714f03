import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { PlainError } from '@maidan/deployment/plain-error';

/**
 * Asks for lines at the terminal, and shows nothing of what is typed. Without a terminal it reads one line each from the
 * standard input, so that a script may sign in without a secret in its arguments.
 * @throws PlainError when the input ends before
 */
export async function askSecrets(questions: readonly string[]): Promise<string[]> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const isTerminal = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  const answers: string[] = [];
  const ask = () => {
    if (isTerminal) process.stderr.write(`${questions[answers.length]}: `);
  };
  ask();
  for await (const line of lines) {
    answers.push(line);
    if (isTerminal) process.stderr.write('\n');
    if (answers.length === questions.length) break;
    ask();
  }
  lines.close();
  if (answers.length < questions.length)
    throw new PlainError(`The input ended before ${questions[answers.length]} was given.`);
  return answers;
}
