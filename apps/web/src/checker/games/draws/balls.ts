import { ChoiceError, numbersIn, paid, wholeOf, type Rule } from '../rule.ts';

const BALLS = Array.from({ length: 45 }, (_unused, at) => at + 1);
/** Pays by hits in hundredths of the stake, one line for each number of picks from one to six. */
const PAYS = `0 720
  0 150 4000
  0 0 1300 30000
  0 0 650 5200 200000
  0 0 400 1800 40000 2000000
  0 0 300 1200 10000 300000 10000000`.split('\n');

/** Draws of balls: six of 45 are taken out of their row, one fraction each; the hits pay by the table of the picks. */
function ballsRule(least: number): Rule {
  return {
    sample: { picks: [3, 9, 17, 22, 31, 45] },
    play({ choice, stakeMinor }, drawing) {
      const { picks } = choice;
      if (!Array.isArray(picks) || picks.length < least || picks.length > 6)
        throw new ChoiceError();
      const numbers = picks.map((pick) => wholeOf(pick, 1, 45));
      if (new Set(numbers).size < numbers.length) throw new ChoiceError();
      const drawn = drawing.takeOut(BALLS, 6);
      const hits = numbers.filter((pick) => drawn.includes(pick)).length;
      const payHundredths = numbersIn(PAYS[numbers.length - 1] ?? '')[hits] ?? 0;
      return {
        outcome: { drawn, hits, payHundredths },
        payoutMinor: paid(stakeMinor, payHundredths),
      };
    },
  };
}

/** Tickets of one to six numbers. */
export const ballDraw = ballsRule(1);
/** Tickets of six numbers. */
export const sixOf45 = ballsRule(6);
