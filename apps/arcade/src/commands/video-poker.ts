import { COMMON_DRAWS, returnOfBestPlay } from '../games/video-poker/best-play.ts';

// Counts the best play of jacks or better over every hand and prints the figures of `games/video-poker/returns.ts`.
const { hands, paid, squares } = returnOfBestPlay();
const share = paid / hands / COMMON_DRAWS;
const deviation = Math.sqrt(squares / hands / COMMON_DRAWS - share * share);
process.stdout.write(
  `${[`hands ${hands}`, `draws ${COMMON_DRAWS}`, `paid ${paid}`, `squares ${squares}`].join('\n')}\n`,
);
process.stdout.write(`return ${(share * 100).toFixed(6)} %, deviation ${deviation.toFixed(6)}\n`);
