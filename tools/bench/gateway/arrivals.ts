import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks for each path once, as strangers do: each comes when it comes and waits for nobody, so the gaps are exponential and
 * the requests in flight are as many as the answers leave open. Answers how long each took, in milliseconds, from the
 * moment it was sent. Rejects at the first answer that is not 200, and at a connection that breaks.
 */
export async function askAsStrangers(
  origin: string,
  paths: readonly string[],
  perSecond: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<number>[] = [];
  let next = performance.now();
  for (const path of paths) {
    next += (-Math.log(1 - Math.random()) * 1000) / perSecond;
    // A timer may fire a little late; what is due by then is sent at once, so the rate holds.
    const early = next - performance.now();
    if (early > 0) await pause(early);
    const answer = timed(new URL(path, origin), agent);
    answers.push(answer);
    // A failure is reported below; without a handler of its own it would end the process before.
    answer.catch(() => undefined);
  }
  try {
    return await Promise.all(answers);
  } finally {
    agent.destroy();
  }
}

function timed(address: URL, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = performance.now();
    const request = get(address, { agent }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - sent);
        else reject(new Error(`${address.pathname} answered ${answer.statusCode}.`));
      });
    });
    request.on('error', reject);
  });
}
