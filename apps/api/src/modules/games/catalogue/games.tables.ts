import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { localised, moment, sortKey, vendorCode } from '#platform/database/columns.ts';

/** A vendor of a site. */
export const vendor = pgTable(
  'vendor',
  {
    siteId: text('site_id').notNull(),
    vendor: vendorCode(),
    displayName: text('display_name').notNull(),
    /** The name in each language, where it differs between languages. */
    displayNames: localised('display_names'),
    isHot: boolean('is_hot').notNull(),
    position: integer('position').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    underMaintenance: boolean('under_maintenance').notNull().default(false),
    editedAt: moment('edited_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.vendor] })],
);

/** A classify of games: a key that vendors share, and its name. */
export const classify = pgTable(
  'classify',
  {
    siteId: text('site_id').notNull(),
    key: text('key').notNull(),
    name: localised('name').notNull(),
    position: integer('position').notNull(),
    editedAt: moment('edited_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.key] })],
);

/** A game of a site, identified by vendor and node id. */
export const game = pgTable(
  'game',
  {
    siteId: text('site_id').notNull(),
    vendor: vendorCode(),
    nodeId: integer('node_id').notNull(),
    slug: text('slug').notNull(),
    gameType: text('game_type').notNull(),
    classifies: text('classifies').array().notNull(),
    /** The vendor's own code of the game, which a launch sends. */
    gameCode: text('game_code').notNull(),
    name: localised('name').notNull(),
    isHot: boolean('is_hot').notNull(),
    isNew: boolean('is_new').notNull(),
    supportsFreePlay: boolean('supports_free_play').notNull(),
    opensVendorList: boolean('opens_vendor_list').notNull(),
    lottoMode: text('lotto_mode'),
    playType: text('play_type'),
    /** Paths below the image host. */
    cover: text('cover').notNull(),
    square: text('square'),
    minBetMinor: bigint('min_bet_minor', { mode: 'number' }).notNull().default(0),
    minLines: integer('min_lines').notNull().default(0),
    isEnabled: boolean('is_enabled').notNull().default(true),
    underMaintenance: boolean('under_maintenance').notNull().default(false),
    /** Names in every language in lower case, for the search by name. */
    searchText: text('search_text').notNull(),
    /** How the names sound, and their consonants alone (`searchKeys`); null until a start of the api makes them. */
    searchSound: text('search_sound'),
    searchBones: text('search_bones'),
    /** The version of the rules by which they were made. */
    searchVersion: integer('search_version'),
    /** Rank of a hot game, and a large number for all others, so that lists show hot games first. */
    sortRank: integer('sort_rank').notNull(),
    /** Place by the number of members who played it, 1 first; set only for the most played tenth of a site's games. */
    playRank: integer('play_rank'),
    sortName: sortKey('sort_name').notNull(),
    editedAt: moment('edited_at'),
  },
  (table) => {
    const order = [table.sortRank, table.sortName, table.vendor, table.nodeId] as const;
    const inSearch = sql`(${table.siteId} || '')`;
    return [
      primaryKey({ columns: [table.siteId, table.vendor, table.nodeId] }),
      index('game_order').on(table.siteId, ...order),
      index('game_type_order').on(table.siteId, table.gameType, ...order),
      index('game_vendor_order').on(table.siteId, table.vendor, ...order),
      index('game_hot')
        .on(table.siteId, ...order)
        .where(sql`${table.isHot} OR ${table.playRank} IS NOT NULL`),
      index('game_new')
        .on(table.siteId, ...order)
        .where(sql`${table.isNew}`),
      index('game_classifies').using('gin', table.classifies),
      // No other index has the site in this form, so that the planner takes these for a search.
      index('game_search_sound').using('gin', inSearch, table.searchSound.op('gin_trgm_ops')),
      index('game_search_bones').using('gin', inSearch, table.searchBones.op('gin_trgm_ops')),
    ];
  },
);

/** Games a member launched, each once, with the time of the last launch. */
export const recentGame = pgTable(
  'recent_game',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    vendor: vendorCode(),
    nodeId: integer('node_id').notNull(),
    playedAt: moment('played_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId, table.vendor, table.nodeId] }),
    index('recent_game_order').on(table.siteId, table.memberId, table.playedAt.desc()),
  ],
);
