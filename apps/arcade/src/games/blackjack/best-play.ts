/**
 * The best play, computed over all that can come by `testing/blackjack-best-play.ts`, which a test counts again. A row is a
 * hand, its letters are the dealer's card from 2 to the ace: H hit, S stand, P split, D double or else hit, d double or else
 * stand. A pair is named by what one of its cards counts. `share`, `deviation` and `averageStake` are in first stakes.
 */
export const BEST_PLAY = {
  share: 0.9942961198772632,
  deviation: 1.1451476804769298,
  averageStake: 1.126934792737811,
  hard: {
    4: 'HHHHHHHHHH',
    5: 'HHHHHHHHHH',
    6: 'HHHHHHHHHH',
    7: 'HHHHHHHHHH',
    8: 'HHHHHHHHHH',
    9: 'HDDDDHHHHH',
    10: 'DDDDDDDDHH',
    11: 'DDDDDDDDDH',
    12: 'HHSSSHHHHH',
    13: 'SSSSSHHHHH',
    14: 'SSSSSHHHHH',
    15: 'SSSSSHHHHH',
    16: 'SSSSSHHHHH',
    17: 'SSSSSSSSSS',
    18: 'SSSSSSSSSS',
    19: 'SSSSSSSSSS',
    20: 'SSSSSSSSSS',
  },
  soft: {
    13: 'HHHHDHHHHH',
    14: 'HHHDDHHHHH',
    15: 'HHHDDHHHHH',
    16: 'HHDDDHHHHH',
    17: 'HDDDDHHHHH',
    18: 'SddddSSHHH',
    19: 'SSSSSSSSSS',
    20: 'SSSSSSSSSS',
  },
  pairs: {
    2: 'PPPPPPHHHH',
    3: 'PPPPPPHHHH',
    4: 'HHHPPHHHHH',
    5: 'DDDDDDDDHH',
    6: 'PPPPPHHHHH',
    7: 'PPPPPPHHHH',
    8: 'PPPPPPPPPP',
    9: 'PPPPPSPPSS',
    10: 'SSSSSSSSSS',
    11: 'PPPPPPPPPP',
  },
};
