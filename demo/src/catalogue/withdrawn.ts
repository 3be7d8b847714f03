import { nodeIdOf } from './games.ts';

/** A title that the demo had once. */
interface WithdrawnTitle {
  readonly slug: string;
  readonly vendor: string;
  readonly nodeId: number;
}

/**
 * Slug and vendor of each title that was taken out, because its name said a game that cannot be played against a house or
 * that the title was not. Deployments that have it keep it, so that rounds and records still name it, and offer it no
 * more. A slug that stands here is never used again.
 */
const table = `
  rummy-raja EK
  callbreak DG
  rummy-ring JL
  carrom-chottor JL
  jhola-rummy JDB
  domino-duel JDB
  bridge-bari EK
  twenty-nine EK
  hazari-house EK
  chess-dhaka DG
  donkey-deck DG
  carrom-rajbari DG
  omaha-nouka NK
  chess-clock SM
  time-rummy SM
  royal-chess ML
  begum-bridge ML
  domino-disco PG
  snakes-and-ladders PK
  dart-duel KI
  dart-dash KI
  quick-five LOTT
  five-forty-five SM
  wizard-wheel JDB
  mela-wheel DG
  fruit-football DG
  disco-dice RD
  target-tower BJ
  penalty-play SMT
`;

/** Every title that the demo had once and has no more. */
export const withdrawnTitles: readonly WithdrawnTitle[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [slug = '', vendor = ''] = row.trim().split(' ');
    return { slug, vendor, nodeId: nodeIdOf(slug) };
  });
