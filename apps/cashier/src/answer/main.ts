import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answerPayoutFile } from '../orders/answer-file.ts';

const help = `npm run payout-answer -- --file FILE --key KEY

Answers a file of payouts as a practice channel would, and prints the signed file of results: every payout is paid, but
those to accounts that begin with FAIL. KEY is what npm run payout-key prints for the site and the channel.`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { file: { type: 'string' }, key: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help || values.file === undefined || values.key === undefined) {
    console.log(help);
    return values.help ? 0 : 1;
  }
  const answered = await answerPayoutFile(readFileSync(values.file, 'utf8'), values.key);
  if ('fault' in answered) {
    console.error(`The file is not taken (${answered.fault}): get it again, with its key.`);
    return 1;
  }
  process.stdout.write(answered.answer);
  return 0;
}

process.exitCode = await main();
