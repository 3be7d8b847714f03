import type { OutcomeText } from '@maidan/wire';
import { z } from 'zod';
import { PATTERN_NAMES, type PatternName } from './card.ts';

const outcome = z.object({
  drawn: z.array(z.int()),
  needed: z.array(z.array(z.int()).length(PATTERN_NAMES.length)),
});

const NAMES: Readonly<Record<keyof OutcomeText, Readonly<Record<PatternName, string>>>> = {
  bn: { row: 'সারি', corners: 'কোণ', cross: 'কাটা', full: 'সব ঘর' },
  en: { row: 'row', corners: 'corners', cross: 'cross', full: 'full card' },
  hi: { row: 'पंक्ति', corners: 'कोने', cross: 'क्रॉस', full: 'पूरा कार्ड' },
};

/** The cards with what they completed, each pattern with its ball: `2: row 24, corners 31`. */
function cardsText(needed: readonly (readonly number[])[], language: keyof OutcomeText): string {
  return needed
    .map((balls, at) => {
      const done = PATTERN_NAMES.flatMap((name, place) => {
        const ball = balls[place] ?? 0;
        return ball > 0 ? [`${NAMES[language][name]} ${ball}`] : [];
      });
      return `${at + 1}: ${done.length > 0 ? done.join(', ') : '–'}`;
    })
    .join('; ');
}

/** The outcome of a ticket of bingo in words; undefined for an outcome of another game. */
export function tellBingo(value: Record<string, unknown>): OutcomeText | undefined {
  const known = outcome.safeParse(value).data;
  if (known === undefined) return undefined;
  const { drawn, needed } = known;
  return {
    bn: `${drawn.length}টি বল। কার্ড ${cardsText(needed, 'bn')}।`,
    en: `${drawn.length} balls. Card ${cardsText(needed, 'en')}.`,
    hi: `${drawn.length} गेंदें। कार्ड ${cardsText(needed, 'hi')}।`,
  };
}
