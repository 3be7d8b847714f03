import type { Room } from '../room.ts';
import { diceReturn } from './returns.ts';
import { diceGame, type DiceChoice } from './rules.ts';

const decimals = (hundredths: number) => (hundredths / 100).toFixed(2);

/** Dice: roll over or under a target. */
export const diceRoom: Room<DiceChoice> = {
  engine: 'table',
  game: diceGame,
  returnOf: diceReturn,
  samples: [
    { side: 'under', target: 1 },
    { side: 'under', target: 4_950 },
    { side: 'under', target: 9_800 },
    { side: 'over', target: 200 },
    { side: 'over', target: 5_050 },
    { side: 'over', target: 9_999 },
  ],
  tell({ roll }, choice) {
    const bet = diceGame.parseChoice(choice);
    if (typeof roll !== 'number' || bet === undefined) return undefined;
    const [came, target] = [decimals(roll), decimals(bet.target)];
    return bet.side === 'under'
      ? {
          bn: `${came} উঠেছে; বেট ছিল ${target}-এর নিচে।`,
          en: `${came} was rolled; the bet was under ${target}.`,
          hi: `${came} आया; दाँव ${target} से नीचे पर था।`,
        }
      : {
          bn: `${came} উঠেছে; বেট ছিল ${target}-এর উপরে।`,
          en: `${came} was rolled; the bet was over ${target}.`,
          hi: `${came} आया; दाँव ${target} से ऊपर पर था।`,
        };
  },
};
