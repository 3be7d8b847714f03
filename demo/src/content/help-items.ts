import type { DemoHelpItem } from './content.types.ts';
import { account, howToPlay, rules, wallet } from './help-guides.ts';
import { privacy, responsible, terms } from './help-legal.ts';

/** The help centre, in the order it is shown. */
export const helpItems: readonly DemoHelpItem[] = [
  howToPlay,
  rules,
  wallet,
  account,
  responsible,
  terms,
  privacy,
];
