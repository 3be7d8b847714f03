import type { DemoGame, DemoVendor } from '../model.ts';
import { games, vendors } from './games.ts';

/** The first number of a made-up title; above every number `nodeIdOf` can give. */
const FIRST_NODE_ID = 20_000_000;

/** A repeatable source of numbers from 0 to below 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const words = (name: string | undefined): string[] => (name === undefined ? [] : name.split(' '));
const joined = (first: string | undefined, second: string | undefined, number: number): string =>
  [words(first).at(0), words(second).at(-1), String(number)]
    .filter((part) => part !== undefined)
    .join(' ');

function madeUp(model: DemoGame, partner: DemoGame, index: number): DemoGame {
  const { hotRank: _rank, opensVendorList: _opens, ...rest } = model;
  const slug = `made-${index}-${model.slug}`;
  const [engine = ''] = model.gameCode.split('.');
  return {
    ...rest,
    nodeId: FIRST_NODE_ID + index,
    slug,
    gameCode: `${engine}.${slug}`,
    name: joined(model.name, partner.name, index + 1),
    nameBn: joined(model.nameBn ?? model.name, partner.nameBn ?? partner.name, index + 1),
    isHot: false,
    isNew: index % 50 === 0,
  };
}

/**
 * A catalogue of any size for load tests. Its titles are made up from the demo's with a seed, are the same for the same
 * seed, are spread over the demo's vendors and kinds, and show the demo's covers. A size that is not a whole number of
 * 0 or more throws a RangeError.
 */
export function syntheticCatalogue(
  size: number,
  seed: number,
): { vendors: DemoVendor[]; games: DemoGame[] } {
  if (!Number.isSafeInteger(size) || size < 0)
    throw new RangeError(`no such catalogue size: ${size}`);
  const next = numbersFrom(seed);
  const pick = (): DemoGame => {
    const game = games[Math.floor(next() * games.length)];
    if (!game) throw new RangeError('the demo has no titles to copy');
    return game;
  };
  return {
    vendors: [...vendors],
    games: Array.from({ length: size }, (_, index) => madeUp(pick(), pick(), index)),
  };
}
