import type { Room } from '../room.ts';
import { limboReturn } from './returns.ts';
import { limboGame, type LimboChoice } from './rules.ts';

const times = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`;

/** Limbo: a lantern climbs, and the bet is on how high. */
export const limboRoom: Room<LimboChoice> = {
  engine: 'crash',
  game: limboGame,
  returnOf: limboReturn,
  samples: [101, 150, 200, 1_000, 10_000, 1_000_000].map((target) => ({ target })),
  tell({ result }, choice) {
    const bet = limboGame.parseChoice(choice);
    if (typeof result !== 'number' || bet === undefined) return undefined;
    const [came, target] = [times(result), times(bet.target)];
    return result >= bet.target
      ? {
          bn: `${came} পর্যন্ত উঠেছে; লক্ষ্য ${target} পার হয়েছে।`,
          en: `It climbed to ${came} and reached the target of ${target}.`,
          hi: `${came} तक चढ़ा; लक्ष्य ${target} पार हुआ।`,
        }
      : {
          bn: `${came} পর্যন্ত উঠেছে; লক্ষ্য ${target} পার হয়নি।`,
          en: `It climbed to ${came} and did not reach the target of ${target}.`,
          hi: `${came} तक चढ़ा; लक्ष्य ${target} पार नहीं हुआ।`,
        };
  },
};
