import type { Report } from '../check.ts';
import type { CheckedRound } from '../round-text.ts';
import { hexOf } from '../scheme/sha256.ts';
import styles from './checker.module.css';
import { element } from './dom.ts';
import { decimals, sumText, valueText } from './figures.ts';
import type { Speech, TextKey } from './words.ts';

/** How many fractions have a colour of their own, and how many sums are shown. */
const COLOURS = 4;
const MOST_SUMS = 60;
const SIGNS: Readonly<Record<Report['verdict'], string>> = {
  agrees: '✓',
  differs: '!',
  hidden: '…',
  computed: '=',
  unknown_game: '?',
  bad_choice: '?',
};

/** The verdict, the facts of the round, and the steps by which it was computed. */
export function reportView(speech: Speech, round: CheckedRound, report: Report): HTMLElement[] {
  return [
    verdictCard(speech, round, report),
    factsCard(speech, round),
    element('ol', { class: styles.steps }, ...stepsOf(speech, round, report)),
  ];
}

function verdictCard(speech: Speech, round: CheckedRound, report: Report): HTMLElement {
  const { verdict } = report;
  const tone = verdict === 'agrees' || verdict === 'differs' ? styles[verdict] : '';
  const reasons = reasonsOf(speech, round, report).map((text) => element('p', {}, text));
  return element(
    'div',
    { class: `${styles.verdict} ${tone}`, role: 'status', 'data-verdict': verdict },
    element('i', { 'aria-hidden': 'true' }, SIGNS[verdict]),
    element(
      'div',
      {},
      element('h2', { tabindex: '-1' }, speech.say(verdict)),
      ...reasons,
      element('p', {}, speech.say(`${verdict}Text`)),
    ),
  );
}

function reasonsOf(speech: Speech, round: CheckedRound, report: Report): string[] {
  return report.differences.map((difference) => {
    if (difference === 'hash') return speech.say('differsHash');
    if (difference === 'outcome') return speech.say('differsOutcome');
    const paid = decimals(speech, round.payoutMinor ?? 0);
    return speech.say('differsPayout', {
      paid,
      computed: decimals(speech, report.payoutMinor ?? 0),
    });
  });
}

function fact(name: string, value: Node | string): HTMLElement {
  return element('div', {}, element('dt', {}, name), element('dd', {}, value));
}

function factsCard(speech: Speech, round: CheckedRound): HTMLElement {
  const { game, choice, stakeMinor } = round;
  const name = game === undefined ? undefined : speech.find(`game_${game}`);
  const seedName = round.salt === undefined ? 'clientSeed' : 'sharedSeed';
  const chosen = Object.entries(choice).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return element(
    'dl',
    { class: styles.facts },
    fact(speech.say('game'), name ?? game ?? speech.say('gameOther')),
    ...(chosen.length > 0
      ? [fact(speech.say('choice'), element('code', {}, chosen.join(', ')))]
      : []),
    fact(speech.say(seedName), element('bdi', {}, element('code', {}, round.clientSeed))),
    fact(speech.say('nonce'), speech.digits(round.nonce)),
    ...(stakeMinor > 0 ? [fact(speech.say('stake'), decimals(speech, stakeMinor))] : []),
  );
}

function step(title: string, ...children: readonly (HTMLElement | undefined)[]): HTMLElement {
  return element('li', {}, element('h3', {}, title), ...children);
}

function note(text: string, isGood: boolean): HTMLElement {
  return element('p', { class: isGood ? styles.good : styles.bad }, text);
}

function stepsOf(speech: Speech, round: CheckedRound, report: Report): HTMLElement[] {
  const { drawing, hash } = report;
  if (drawing === undefined || hash === undefined) {
    const shown = element('code', {}, round.hash ?? '');
    return [step(speech.say('hash'), shown), step(speech.say('serverSeed'))];
  }
  return [
    seedStep(speech, round, report, hash),
    // A flight ends by its salted value itself, without bytes of the scheme.
    ...(drawing.uses.length > 0
      ? [bytesStep(speech, round, drawing), sumsStep(speech, drawing)]
      : []),
    ...(report.outcome === undefined ? [] : [outcomeStep(speech, round, report)]),
  ];
}

function seedStep(speech: Speech, round: CheckedRound, report: Report, hash: string) {
  const isOther = report.differences.includes('hash');
  const said: TextKey =
    round.hash === undefined ? 'stepSeedNone' : isOther ? 'differsHash' : 'stepSeedSame';
  return step(
    speech.say('stepSeed'),
    element('code', {}, round.serverSeed ?? ''),
    element('code', {}, hash),
    note(speech.say(said), !isOther),
    ...(report.salted === undefined
      ? []
      : [
          element('p', {}, speech.say('stepSalt')),
          element('code', {}, round.salt ?? ''),
          element('code', {}, report.salted),
        ]),
  );
}

function bytesStep(
  speech: Speech,
  { clientSeed, nonce }: CheckedRound,
  { rounds, uses }: NonNullable<Report['drawing']>,
): HTMLElement {
  const blocks = rounds.flatMap((bytes, round) => [
    element(
      'p',
      {},
      speech.say('stepBytesText', { message: '' }),
      element('code', {}, `${clientSeed}:${nonce}:${round}`),
    ),
    element(
      'code',
      { class: styles.bytes },
      ...Array.from(bytes, (byte, at) => {
        const use = round * 8 + Math.floor(at / 4);
        const colour = use < uses.length ? String(use % COLOURS) : undefined;
        return element('span', { 'data-use': colour }, hexOf(Uint8Array.of(byte)));
      }),
    ),
  ]);
  return step(speech.say('stepBytes'), ...blocks);
}

function sumsStep(speech: Speech, { uses }: NonNullable<Report['drawing']>): HTMLElement {
  const rows = uses
    .slice(0, MOST_SUMS)
    .map((use, at) =>
      element(
        'li',
        { 'data-use': String(at % COLOURS) },
        element('span', {}, sumText(speech, use)),
        use.number === undefined ? undefined : element('b', {}, speech.digits(use.number)),
      ),
    );
  const left = uses.length - rows.length;
  const more = left > 0 ? speech.say('more', { count: speech.digits(left) }) : undefined;
  return step(
    speech.say('stepFractions'),
    element('ol', { class: styles.sums }, ...rows),
    more === undefined ? undefined : element('p', {}, more),
  );
}

function outcomeStep(speech: Speech, round: CheckedRound, report: Report): HTMLElement {
  const { outcome = {}, payoutMinor = 0, differences } = report;
  const facts = Object.entries(outcome).map(([name, value]) =>
    fact(speech.find(`outcome_${name}`) ?? name, valueText(speech, name, value)),
  );
  const isSame = !differences.includes('outcome');
  const isPaid = !differences.includes('payout');
  const ends = [
    ...(round.outcome ? [note(speech.say(isSame ? 'sameOutcome' : 'differsOutcome'), isSame)] : []),
    ...(round.payoutMinor === undefined || !isPaid ? [] : [note(speech.say('samePayout'), true)]),
  ];
  const payout = fact(speech.say('payout'), decimals(speech, payoutMinor));
  return step(
    speech.say('stepOutcome'),
    element('dl', { class: styles.facts }, ...facts, ...(round.stakeMinor > 0 ? [payout] : [])),
    ...ends,
  );
}
