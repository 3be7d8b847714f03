import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../api/failure.ts';
import { storeSession } from '../session/session.ts';
import {
  keptPageReadAt,
  forgetPages,
  keepPage,
  keptPageFor,
  noteFreshPage,
  readablePages,
} from './kept-pages.ts';

const CUT = new TypeError('Failed to fetch');
const AT_10 = Date.parse('2026-11-22T10:00:00Z');
const read = (address: string, data: unknown = { of: address }) =>
  keepPage({ address, titleKey: 'site.title.home', data });

beforeEach(() => {
  forgetPages();
  vi.spyOn(Date, 'now').mockReturnValue(AT_10);
});

describe('the pages of this document', () => {
  test('replace one for which nothing answers, with their age', () => {
    const data = { rows: 3 };
    read('/slot', data);
    vi.mocked(Date.now).mockReturnValue(AT_10 + 300_000);
    expect(keptPageFor('/slot', CUT)?.data).toBe(data);
    // The frame stores again what it shows, which is the old page.
    read('/slot', data);
    expect(keptPageReadAt('/slot')).toBe(AT_10);
    expect(keptPageFor('/slot?page=2', CUT)).toBeUndefined();
  });

  test('are as old as the server’s last answer', () => {
    read('/slot');
    keptPageFor('/slot', CUT);
    vi.mocked(Date.now).mockReturnValue(AT_10 + 300_000);
    noteFreshPage('/slot');
    read('/slot', { rows: 4 });
    expect(keptPageReadAt('/slot')).toBeUndefined();
    expect(readablePages(1)[0]?.readAt).toBe(AT_10 + 300_000);
  });

  test('never replace an answer: a page that is gone or refused says so', () => {
    read('/slot');
    expect(keptPageFor('/slot', new ApiFailure('games.not_found'))).toBeUndefined();
    expect(keptPageFor('/slot', new TypeError('x is undefined'))).toBeUndefined();
    expect(keptPageFor('/slot', new ApiFailure('server.unavailable'))).toBeDefined();
  });

  test('are the last twenty, the latest first, and are dropped with their member', () => {
    storeSession(undefined);
    for (let page = 1; page <= 22; page += 1) read(`/page-${page}`);
    expect(readablePages(30)).toHaveLength(20);
    expect(readablePages(1)[0]?.address).toBe('/page-22');
    storeSession({
      token: 't',
      merchantCode: 'T',
      userName: 'rafi_88',
      type: 0,
      firstTimeLogin: false,
    });
    expect(readablePages(30)).toEqual([]);
  });
});
