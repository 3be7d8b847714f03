import type { DemoHelpItem } from './content.types.ts';
import { bonus, deposit, withdrawal } from './help-credits.ts';
import { account, howToPlay, rules, wallet } from './help-guides.ts';
import { phone } from './help-phone.ts';
import { privacy, responsible, terms } from './help-legal.ts';

/** The help centre, in the order it is shown. */
export const helpItems: readonly DemoHelpItem[] = [
  deposit,
  withdrawal,
  bonus,
  account,
  rules,
  responsible,
  howToPlay,
  wallet,
  phone,
  terms,
  privacy,
];
