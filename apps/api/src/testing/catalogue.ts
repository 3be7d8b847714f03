import { siteStore } from '../modules/site/index.ts';
import { writeCatalogue } from '../modules/games/index.ts';
import type { GameDraft } from '../modules/games/index.ts';
import type { SiteDirectory } from '../modules/site/index.ts';
import type { TestApp } from './test-app.ts';

const NAMES: Record<string, string> = { JL: 'Jolpai', PG: 'Pagla', JDB: 'Jadu', RTG: 'Rongtuli' };

/** A game with defaults for all parts that a test does not set. */
export function testGame(part: Partial<GameDraft> & { nodeId: number }): GameDraft {
  return {
    vendor: 'JL',
    slug: `game-${part.nodeId}`,
    gameType: 'RNG',
    classifies: ['SM'],
    gameCode: `slot.game-${part.nodeId}`,
    name: { bn: `খেলা ${part.nodeId}`, en: `Game ${String(part.nodeId).padStart(5, '0')}` },
    isHot: false,
    isNew: false,
    supportsFreePlay: false,
    opensVendorList: false,
    cover: `covers/game-${part.nodeId}.webp`,
    ...part,
  };
}

/** Writes games and their vendors into a site of a test app. */
export async function seedGames(
  app: Pick<TestApp, 'db'> & {
    readonly app: { readonly directory: Pick<SiteDirectory, 'refresh'> };
  },
  games: readonly GameDraft[],
  siteId: 'first' | 'second' = 'first',
): Promise<void> {
  const codes = [...new Set(games.map((game) => game.vendor))];
  const keys = [...new Set(games.flatMap((game) => game.classifies))];
  await writeCatalogue(app.db, siteId, {
    vendors: codes.map((vendor, index) => ({
      vendor,
      displayName: NAMES[vendor] ?? vendor,
      isHot: index === 0,
    })),
    classifies: keys.map((key) => ({ key, name: { bn: `${key} বাংলা`, en: key } })),
    games,
  });
  await siteStore(app.db).touchContent(siteId);
  await app.app.directory.refresh();
}
