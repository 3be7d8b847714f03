import type { RoomTexts } from '../../room-words.ts';

type Key =
  | 'chips'
  | 'chip'
  | 'thousand'
  | 'undo'
  | 'clear'
  | 'repeat'
  | 'noChips'
  | 'onTable'
  | 'mostOnPlace'
  | 'mostOnTable';

/** The texts of chips and their tray. */
export const TABLE_TEXTS: RoomTexts<Key> = {
  bn: {
    chips: 'চিপ বাছুন',
    chip: '{amount} চিপ',
    thousand: 'হা',
    undo: 'শেষ চিপ তুলুন',
    clear: 'সব তুলুন',
    repeat: 'আগের বেট',
    noChips: 'টেবিলে চিপ রাখুন',
    onTable: 'টেবিলে {amount}',
    mostOnPlace: 'এই বেটে সর্বোচ্চ {amount}',
    mostOnTable: 'এক রাউন্ডে সর্বোচ্চ {amount}',
  },
  en: {
    chips: 'Choose a chip',
    chip: 'Chip of {amount}',
    thousand: 'k',
    undo: 'Take back the last chip',
    clear: 'Take all back',
    repeat: 'Same bets',
    noChips: 'Put a chip on the table',
    onTable: '{amount} on the table',
    mostOnPlace: 'At most {amount} on this bet',
    mostOnTable: 'At most {amount} a round',
  },
  hi: {
    chips: 'चिप चुनें',
    chip: '{amount} की चिप',
    thousand: 'ह',
    undo: 'आख़िरी चिप उठाएँ',
    clear: 'सब उठाएँ',
    repeat: 'पिछले दाँव',
    noChips: 'टेबल पर चिप रखें',
    onTable: 'टेबल पर {amount}',
    mostOnPlace: 'इस दाँव पर अधिकतम {amount}',
    mostOnTable: 'एक राउंड में अधिकतम {amount}',
  },
};
