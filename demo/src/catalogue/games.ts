import type { Category, DemoGame, DemoVendor, Engine } from '../model.ts';
import { classifyNames } from './classifies.ts';
import { squareSlugs } from './squares.ts';
import type { Title } from './title-table.ts';
import { cardTitles } from './titles/cards.ts';
import { fishingTitles } from './titles/fishing.ts';
import { liveTitles } from './titles/live.ts';
import { elotteryTitles, lotteryTitles } from './titles/lottery.ts';
import { originalTitles } from './titles/originals.ts';
import { bingoTitles, crashTitles, jackpotTitles, tableTitles } from './titles/quick.ts';
import { slotTitles } from './titles/slots.ts';
import { cockfightTitles, esportsTitles, sportsTitles } from './titles/sports.ts';
import { vendorRows } from './vendors.ts';

interface Shelf {
  readonly titles: readonly Title[];
  readonly gameType: Category;
  readonly engine: (title: Title) => Engine;
  /** The classify that every title of the shelf has. */
  readonly classify?: string;
  readonly coverPerSite?: boolean;
}

const always = (engine: Engine) => (): Engine => engine;
const quickEngine = ({ marks }: Title): Engine =>
  marks.includes('Table') || marks.includes('at-table') ? 'table' : 'draw';
const originalEngine = (title: Title): Engine =>
  title.marks.includes('Crash') ? 'crash' : quickEngine(title);

const shelves: readonly Shelf[] = [
  { titles: originalTitles, gameType: 'RNG', engine: originalEngine, coverPerSite: true },
  { titles: slotTitles, gameType: 'RNG', engine: always('slot'), classify: 'SM' },
  { titles: crashTitles, gameType: 'RNG', engine: always('crash'), classify: 'Crash' },
  { titles: bingoTitles, gameType: 'RNG', engine: always('draw'), classify: 'BG' },
  { titles: jackpotTitles, gameType: 'RNG', engine: always('draw'), classify: 'JP' },
  { titles: tableTitles, gameType: 'RNG', engine: quickEngine },
  { titles: fishingTitles, gameType: 'FISH', engine: always('fishing') },
  { titles: cardTitles, gameType: 'PVP', engine: always('table') },
  { titles: liveTitles, gameType: 'LIVE', engine: always('table') },
  { titles: sportsTitles, gameType: 'SPORTS', engine: always('draw') },
  { titles: esportsTitles, gameType: 'SPORTS', engine: always('draw') },
  { titles: cockfightTitles, gameType: 'SPORTS', engine: always('draw') },
  { titles: lotteryTitles, gameType: 'LOTT', engine: always('draw') },
  { titles: elotteryTitles, gameType: 'ELOTT', engine: always('draw') },
];

/** A number of seven digits computed from a slug (FNV-1a). It stays the same whatever titles are added later. */
export function nodeIdOf(slug: string): number {
  let hash = 0x811c9dc5;
  for (const character of slug) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return 1_000_000 + ((hash >>> 0) % 9_000_000);
}

function lotteryOf(title: Title, gameType: Category): Pick<DemoGame, 'lottery'> {
  if (gameType !== 'LOTT' && gameType !== 'ELOTT') return {};
  const lottoMode = gameType === 'ELOTT' ? 'Elott' : 'Lott';
  return { lottery: { lottoMode, playType: title.marks.includes('ent') ? 'ent' : 'trad' } };
}

function filesOf(
  { slug }: Title,
  coverPerSite: boolean,
): Pick<DemoGame, 'coverFile' | 'squareFile'> {
  const folder = coverPerSite ? '/{site}' : '';
  const hasSquare = coverPerSite || squareSlugs.has(slug);
  return {
    coverFile: `covers${folder}/${slug}.webp`,
    ...(hasSquare ? { squareFile: `squares${folder}/${slug}.webp` } : {}),
  };
}

function motifOf({ recipe: { hero, args } }: Title): string {
  return args.length === 0 ? hero : `${hero}:${args.join(',')}`;
}

function gameOf(title: Title, shelf: Shelf): DemoGame {
  const { slug, vendor, name, nameBn, marks, hotRank } = title;
  const classifies = marks.filter((mark) => mark in classifyNames);
  return {
    nodeId: nodeIdOf(slug),
    slug,
    vendor: vendor,
    gameType: shelf.gameType,
    classifies: shelf.classify === undefined ? classifies : [shelf.classify, ...classifies],
    game: title.game,
    theme: { motif: motifOf(title), palette: title.recipe.palette },
    gameCode: `${shelf.engine(title)}.${slug}`,
    name,
    ...(nameBn === undefined ? {} : { nameBn }),
    isHot: hotRank !== undefined,
    ...(hotRank === undefined ? {} : { hotRank }),
    isNew: marks.includes('new'),
    supportsFreePlay: marks.includes('free'),
    ...(marks.includes('list') ? { opensVendorList: true } : {}),
    ...lotteryOf(title, shelf.gameType),
    ...filesOf(title, shelf.coverPerSite === true),
    ...(shelf.coverPerSite === true ? { coverPerSite: true } : {}),
  };
}

/** Every title of the demo, in-house titles first, then kind by kind. */
export const games: readonly DemoGame[] = shelves.flatMap((shelf) =>
  shelf.titles.map((title) => gameOf(title, shelf)),
);

/** Every table row behind the games, for the picture generator. */
export const titles: readonly Title[] = shelves.flatMap((shelf) => shelf.titles);

const categoryOrder: readonly Category[] = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'LOTT',
  'ELOTT',
];

/** The vendors with the categories their titles are in. */
export const vendors: readonly DemoVendor[] = vendorRows.map((row) => ({
  ...row,
  categories: categoryOrder.filter((category) =>
    games.some((game) => game.vendor === row.vendor && game.gameType === category),
  ),
}));
