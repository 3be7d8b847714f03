import { createHash } from 'node:crypto';
import type { Random } from '#platform/secrets/random.ts';

const TOKEN = /^([a-z][a-z0-9-]{1,30})\.[A-Za-z0-9_-]{43}$/;
const PLAYER_REF = /^([a-z][a-z0-9-]{1,30}):([A-Za-z0-9_-]{1,64})$/;
const TOKEN_BYTES = 32;

/** Makes a game session token: the site, so that a vendor's call finds it without a host, and 256 random bits. */
export function createGameToken(siteId: string, random: Random): string {
  return `${siteId}.${random.bytes(TOKEN_BYTES).toString('base64url')}`;
}

/** The site a token belongs to; undefined for what is no token. */
export function siteOfToken(token: string): string | undefined {
  return TOKEN.exec(token)?.[1];
}

/** What is stored of a token: its SHA-256, in hexadecimal. */
export function hashGameToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The name under which vendors know a player; opaque to them. */
export function playerRefOf(siteId: string, memberId: string): string {
  return `${siteId}:${memberId}`;
}

/** The site and member behind a player reference; undefined for what is none. */
export function readPlayerRef(text: string): { siteId: string; memberId: string } | undefined {
  const [, siteId, memberId] = PLAYER_REF.exec(text) ?? [];
  return siteId && memberId ? { siteId, memberId } : undefined;
}
