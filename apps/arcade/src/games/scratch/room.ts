import { timesText } from '../reels/spin-choice.ts';
import type { Room } from '../room.ts';
import { SCRATCH_RETURN } from './returns.ts';
import { scratchGame, type ScratchChoice } from './rules.ts';

const TICKET: ScratchChoice = { way: 'ticket' };

/** Scratch tickets: nine cells, three of one picture win. */
export const scratchRoom: Room<ScratchChoice> = {
  engine: 'draw',
  game: scratchGame,
  returnOf: () => SCRATCH_RETURN,
  samples: [TICKET, TICKET],
  tell({ cells, payHundredths }) {
    if (!Array.isArray(cells) || typeof payHundredths !== 'number') return undefined;
    const times = timesText(payHundredths);
    return payHundredths === 0
      ? {
          bn: 'টিকিটে কোনো ছবি তিনবার নেই।',
          en: 'No picture three times on the ticket.',
          hi: 'टिकट पर कोई तस्वीर तीन बार नहीं।',
        }
      : {
          bn: `তিনটি একই ছবি, টিকিটের দামের ${times}।`,
          en: `Three alike, ${times} the price of the ticket.`,
          hi: `तीन एक जैसी तस्वीरें, टिकट की क़ीमत का ${times}।`,
        };
  },
};
