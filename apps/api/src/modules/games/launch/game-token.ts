import { createHash } from 'node:crypto';
import type { Random } from '#platform/secrets/random.ts';

const TOKEN = /^([a-z][a-z0-9-]{1,30})\.[A-Za-z0-9_-]{43}$/;
const PLAYER_REF = /^([a-z][a-z0-9-]{1,30}):([A-Za-z0-9_-]{1,64})$/;
const TOKEN_BYTES = 32;

/**
 * Makes a game session token: the site's id and 256 random bits. A vendor's call has no host that names the site, so
 * the token does.
 */
export function createGameToken(siteId: string, random: Random): string {
  return `${siteId}.${random.bytes(TOKEN_BYTES).toString('base64url')}`;
}

/** The site of a token; undefined when the text is not a token. */
export function siteOfToken(token: string): string | undefined {
  return TOKEN.exec(token)?.[1];
}

/** SHA-256 of a token in hexadecimal, which is all that is stored of it. */
export function hashGameToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The name under which vendors know a player. They treat it as opaque. */
export function playerRefOf(siteId: string, memberId: string): string {
  return `${siteId}:${memberId}`;
}

/** The site and member of a player reference; undefined when the text is not one. */
export function readPlayerRef(text: string): { siteId: string; memberId: string } | undefined {
  const [, siteId, memberId] = PLAYER_REF.exec(text) ?? [];
  return siteId && memberId ? { siteId, memberId } : undefined;
}
