import { writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { endAt } from '../games/casino-holdem/best-play.ts';
import { countFlops } from '../games/casino-holdem/count-all.ts';
import { PAY_KINDS, PLAYED_WAYS } from '../games/casino-holdem/pays.ts';

// Counts the best play of casino hold'em over every hand and flop. It prints the figures of `games/casino-holdem/returns.ts`
// and writes the hands that are folded into the file that its argument names, as `folds.json` beside it has them.
const LINE = 100;
const { ends, folds, bytes } = countFlops();
process.stdout.write(`fold ${folds}\n`);
for (const kind of PAY_KINDS) {
  const counts = PLAYED_WAYS.map((way) => `${way} ${ends[endAt(kind, way)] ?? 0}`);
  process.stdout.write(`${kind}: ${counts.join(', ')}\n`);
}
const [file] = process.argv.slice(2);
if (file !== undefined) {
  const text = deflateRawSync(bytes, { level: 9 }).toString('base64');
  const deflated = Array.from({ length: Math.ceil(text.length / LINE) }, (_unused, line) =>
    text.slice(line * LINE, (line + 1) * LINE),
  );
  writeFileSync(file, `${JSON.stringify({ deflated }, undefined, 2)}\n`);
}
