import type { WayReturn } from '../room.ts';
import type { WheelChoice } from './rules.ts';
import { wheelOf } from './tables.ts';

/** All fields of a wheel are equally likely, so its return is the mean of what they pay. */
export function wheelReturn({ fields, risk }: WheelChoice): WayReturn {
  const pays = wheelOf(fields, risk);
  const share = pays.reduce((sum, pay) => sum + pay, 0) / (100 * fields);
  const squares = pays.reduce((sum, pay) => sum + (pay / 100) ** 2, 0) / fields;
  return {
    share,
    deviation: Math.sqrt(squares - share * share),
    topHundredths: Math.max(...pays),
  };
}
