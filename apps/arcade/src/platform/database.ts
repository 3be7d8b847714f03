import { openDatabase } from '@maidan/partner-service';
import type { Database } from '@maidan/partner-service';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS request_ids (
  key_id TEXT NOT NULL, request_id TEXT NOT NULL, seen_at INTEGER NOT NULL,
  PRIMARY KEY (key_id, request_id)
) STRICT;
CREATE TABLE IF NOT EXISTS sessions (
  session_id TEXT PRIMARY KEY, key_id TEXT NOT NULL, vendor TEXT NOT NULL, game_code TEXT NOT NULL,
  title TEXT NOT NULL, language TEXT NOT NULL, currency TEXT NOT NULL, theme TEXT NOT NULL,
  digits TEXT NOT NULL, lobby_origin TEXT NOT NULL, is_free_play INTEGER NOT NULL,
  operator_token TEXT, player_ref TEXT, display_name TEXT,
  created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS session_autoplay (session_id TEXT PRIMARY KEY) STRICT;
CREATE TABLE IF NOT EXISTS rounds (
  round_id TEXT PRIMARY KEY, session_id TEXT NOT NULL, play_id TEXT NOT NULL,
  key_id TEXT NOT NULL, vendor TEXT NOT NULL, player_ref TEXT NOT NULL, game_code TEXT NOT NULL,
  is_free_play INTEGER NOT NULL, currency TEXT NOT NULL, stake_minor INTEGER NOT NULL,
  choice TEXT NOT NULL, status TEXT NOT NULL, outcome TEXT, payout_minor INTEGER NOT NULL DEFAULT 0,
  refusal TEXT, flight_id TEXT, created_at INTEGER NOT NULL, settled_at INTEGER,
  UNIQUE (session_id, play_id)
) STRICT;
CREATE INDEX IF NOT EXISTS rounds_by_player
  ON rounds (key_id, vendor, player_ref, game_code, created_at);
CREATE INDEX IF NOT EXISTS rounds_of_flights
  ON rounds (key_id, vendor, game_code, created_at) WHERE flight_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS rounds_under_way
  ON rounds (key_id, player_ref) WHERE status IN ('betting', 'open');
CREATE INDEX IF NOT EXISTS rounds_betting ON rounds (created_at) WHERE status = 'betting';
CREATE TABLE IF NOT EXISTS seed_pairs (
  key_id TEXT NOT NULL, player_ref TEXT NOT NULL, pair_no INTEGER NOT NULL,
  server_seed TEXT NOT NULL, client_seed TEXT, next_nonce INTEGER NOT NULL,
  next_server_seed TEXT NOT NULL, started_at INTEGER NOT NULL, ended_at INTEGER,
  PRIMARY KEY (key_id, player_ref, pair_no)
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS seed_pairs_active
  ON seed_pairs (key_id, player_ref) WHERE ended_at IS NULL;
CREATE INDEX IF NOT EXISTS seed_pairs_unused ON seed_pairs (started_at) WHERE next_nonce = 1;
CREATE TABLE IF NOT EXISTS round_seeds (
  round_id TEXT PRIMARY KEY, key_id TEXT NOT NULL, player_ref TEXT NOT NULL,
  pair_no INTEGER NOT NULL, nonce INTEGER NOT NULL,
  UNIQUE (key_id, player_ref, pair_no, nonce)
) STRICT;
CREATE INDEX IF NOT EXISTS rounds_by_flight ON rounds (flight_id) WHERE flight_id IS NOT NULL;
CREATE TABLE IF NOT EXISTS round_steps (
  round_id TEXT NOT NULL, step_no INTEGER NOT NULL, step TEXT NOT NULL,
  raise_no INTEGER, raise_minor INTEGER NOT NULL, is_pending INTEGER NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (round_id, step_no)
) STRICT;
CREATE INDEX IF NOT EXISTS round_steps_pending ON round_steps (round_id) WHERE is_pending = 1;
CREATE TABLE IF NOT EXISTS round_raises (
  round_id TEXT NOT NULL, raise_no INTEGER NOT NULL, amount_minor INTEGER NOT NULL,
  PRIMARY KEY (round_id, raise_no)
) STRICT;
CREATE INDEX IF NOT EXISTS rounds_of_steps
  ON rounds (created_at) WHERE status = 'open' AND flight_id IS NULL;
CREATE TABLE IF NOT EXISTS flights (
  flight_id TEXT PRIMARY KEY, key_id TEXT NOT NULL, vendor TEXT NOT NULL, player_ref TEXT NOT NULL,
  game_code TEXT NOT NULL, takeoff_at INTEGER NOT NULL, crash_hundredths INTEGER, ended_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS flights_in_air ON flights (takeoff_at) WHERE ended_at IS NULL;
CREATE INDEX IF NOT EXISTS flights_by_player ON flights (key_id, vendor, player_ref, game_code);
CREATE TABLE IF NOT EXISTS outbox (
  item_id INTEGER PRIMARY KEY AUTOINCREMENT, round_id TEXT NOT NULL, call TEXT NOT NULL,
  body TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_attempt_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL, done_at INTEGER, last_fault TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS outbox_waiting ON outbox (next_attempt_at) WHERE done_at IS NULL;
CREATE INDEX IF NOT EXISTS outbox_by_round ON outbox (round_id, item_id);
CREATE TABLE IF NOT EXISTS stakes (
  key_id TEXT NOT NULL, vendor TEXT NOT NULL, player_ref TEXT NOT NULL, game_code TEXT NOT NULL,
  place INTEGER NOT NULL, stake_minor INTEGER NOT NULL, kept_at INTEGER NOT NULL,
  PRIMARY KEY (key_id, vendor, player_ref, game_code, place)
) STRICT;
CREATE TABLE IF NOT EXISTS sounds (
  key_id TEXT NOT NULL, player_ref TEXT NOT NULL, is_on INTEGER NOT NULL, kept_at INTEGER NOT NULL,
  PRIMARY KEY (key_id, player_ref)
) STRICT;
CREATE TABLE IF NOT EXISTS draws (
  slug TEXT NOT NULL, draw_no INTEGER NOT NULL, draws_at INTEGER NOT NULL, seed TEXT NOT NULL,
  commitment TEXT NOT NULL, balls TEXT,
  PRIMARY KEY (slug, draw_no)
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS draws_waiting ON draws (slug) WHERE balls IS NULL;
CREATE TABLE IF NOT EXISTS draw_values (
  slug TEXT NOT NULL, draw_no INTEGER NOT NULL, chain_id INTEGER NOT NULL, value_no INTEGER NOT NULL,
  PRIMARY KEY (slug, draw_no), UNIQUE (chain_id, value_no)
) STRICT;
CREATE TABLE IF NOT EXISTS matches (
  competition TEXT NOT NULL, match_no INTEGER NOT NULL, starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL, seed TEXT NOT NULL, commitment TEXT NOT NULL, result TEXT,
  PRIMARY KEY (competition, match_no)
) STRICT;
CREATE INDEX IF NOT EXISTS matches_open ON matches (starts_at) WHERE result IS NULL;
CREATE INDEX IF NOT EXISTS matches_over ON matches (ends_at) WHERE result IS NOT NULL;
CREATE TABLE IF NOT EXISTS chains (
  chain_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, length INTEGER NOT NULL,
  last_value TEXT NOT NULL, checkpoints BLOB NOT NULL, tip TEXT NOT NULL,
  published_at INTEGER NOT NULL, announced TEXT, salt TEXT, salt_source TEXT, salted_at INTEGER,
  used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS chains_by_name ON chains (name, chain_id);
CREATE TABLE IF NOT EXISTS leases (
  name TEXT PRIMARY KEY, holder TEXT NOT NULL, beat_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS flight_rooms (
  key_id TEXT NOT NULL, game_code TEXT NOT NULL, wanted_until INTEGER NOT NULL,
  last_flight_no INTEGER NOT NULL DEFAULT 0, revision INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (key_id, game_code)
) STRICT;
CREATE TABLE IF NOT EXISTS common_flights (
  flight_id TEXT PRIMARY KEY, key_id TEXT NOT NULL, game_code TEXT NOT NULL,
  flight_no INTEGER NOT NULL, chain_id INTEGER NOT NULL, value_no INTEGER NOT NULL,
  value TEXT NOT NULL, takeoff_at INTEGER NOT NULL, end_hundredths INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  UNIQUE (key_id, game_code, flight_no), UNIQUE (chain_id, value_no)
) STRICT;
CREATE INDEX IF NOT EXISTS common_flights_ended ON common_flights (ends_at);
CREATE TABLE IF NOT EXISTS flight_bets (
  round_id TEXT PRIMARY KEY, flight_id TEXT NOT NULL, bet_no INTEGER NOT NULL,
  due_at INTEGER NOT NULL, is_open INTEGER NOT NULL DEFAULT 1,
  UNIQUE (flight_id, bet_no)
) STRICT;
CREATE INDEX IF NOT EXISTS flight_bets_due ON flight_bets (due_at) WHERE is_open = 1;
CREATE TABLE IF NOT EXISTS fixture_rooms (
  key_id TEXT NOT NULL, game_code TEXT NOT NULL, wanted_until INTEGER NOT NULL,
  last_fixture_no INTEGER NOT NULL DEFAULT 0, revision INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (key_id, game_code)
) STRICT;
CREATE TABLE IF NOT EXISTS common_fixtures (
  fixture_id TEXT PRIMARY KEY, key_id TEXT NOT NULL, game_code TEXT NOT NULL,
  fixture_no INTEGER NOT NULL, chain_id INTEGER NOT NULL, value_no INTEGER NOT NULL,
  value TEXT NOT NULL, salt TEXT NOT NULL, opens_at INTEGER NOT NULL, kickoff_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  UNIQUE (key_id, game_code, fixture_no), UNIQUE (chain_id, value_no)
) STRICT;
CREATE INDEX IF NOT EXISTS common_fixtures_ended ON common_fixtures (ends_at);
CREATE TABLE IF NOT EXISTS fixture_bets (
  round_id TEXT PRIMARY KEY, fixture_id TEXT NOT NULL, due_at INTEGER NOT NULL,
  is_open INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX IF NOT EXISTS fixture_bets_due ON fixture_bets (due_at) WHERE is_open = 1;
CREATE INDEX IF NOT EXISTS fixture_bets_of ON fixture_bets (fixture_id);
CREATE TABLE IF NOT EXISTS free_wallets (
  player_ref TEXT NOT NULL, currency TEXT NOT NULL, balance_minor INTEGER NOT NULL,
  PRIMARY KEY (player_ref, currency), CHECK (balance_minor >= 0)
) STRICT;
CREATE TABLE IF NOT EXISTS free_transactions (
  transaction_id TEXT PRIMARY KEY, call TEXT NOT NULL
) STRICT;
`;

/** Opens the arcade's own database in a folder, or in memory for `:memory:`. */
export function openArcadeDatabase(folder: string): Database {
  return openDatabase(folder, 'arcade.sqlite', SCHEMA);
}
