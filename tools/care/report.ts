import type { CareFinding, CareGame, CareSite } from './care.ts';
import { CARE_RULES } from './care.ts';

/** What a report is made of. */
export interface ReportParts {
  readonly games: readonly CareGame[];
  readonly sites: readonly CareSite[];
  readonly findings: readonly CareFinding[];
  /** The day of the check, YYYY-MM-DD. */
  readonly day: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** Cut and not rounded, so that no return is told as more than it is; a hair below a figure is that figure. */
const percent = (share: number) => `${(Math.floor(share * 10_000 + 1e-6) / 100).toFixed(2)} %`;

/** The report as one page of HTML without scripts, which a site can publish as it is. */
export function reportPage({ games, sites, findings, day }: ReportParts): string {
  const rules = Object.entries(CARE_RULES).map(([rule, sentence]) => {
    const broken = findings.filter((finding) => finding.rule === rule);
    const list = broken.map(({ of, detail }) => `<li>${escaped(`${of}: ${detail}`)}</li>`).join('');
    const verdict = broken.length === 0 ? 'kept' : `broken ${broken.length} times<ul>${list}</ul>`;
    return `<tr><td>${escaped(sentence)}</td><td>${verdict}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>How the games treat their players</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 2rem; }
th, td { border-bottom: 1px solid #ccc; padding: 0.4rem; text-align: left; vertical-align: top; }
</style>
<h1>How the games treat their players</h1>
<p>Checked on ${day}: the words of ${games.length} games and of all that they share in three languages, what they pay, and the settings of ${sites.length} sites.</p>
<table><tr><th>Rule</th><th>Found</th></tr>
${rules.join('\n')}
</table>
<h2>Games</h2>
<table><tr><th>Game</th><th>Return by its rules</th><th>Largest payout</th><th>Rounds without payout</th><th>Up to the stake, told as no win</th><th>Above</th></tr>
${games.map(rowOf).join('\n')}
</table>
<h2>Sites</h2>
<table><tr><th>Site</th><th>Play</th><th>Least time from bet to bet in a slot</th></tr>
${sites.map(({ name, playMode, slotPaceMs }) => `<tr><td>${escaped(name)}</td><td>${playMode}</td><td>${slotPaceMs} ms</td></tr>`).join('\n')}
</table>
</html>
`;
}

function rowOf({ name, leastShare, mostShare, topTimes, payouts }: CareGame): string {
  const [least, most] = [percent(leastShare), percent(mostShare)];
  const all = payouts && payouts.none + payouts.upToStake + payouts.above;
  const part = (count: number | undefined) =>
    all === undefined || count === undefined ? 'by what is bet and when' : percent(count / all);
  return `<tr><td>${escaped(name)}</td><td>${least === most ? least : `${least} to ${most}`}</td><td>${topTimes} times</td><td>${part(payouts?.none)}</td><td>${part(payouts?.upToStake)}</td><td>${part(payouts?.above)}</td></tr>`;
}
