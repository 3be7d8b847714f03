import { describe, expect, test } from 'vitest';
import { unopenedPages } from '#screen-facts.ts';
import { unopenedPageOf } from './unopened-pages.ts';

describe('a page that is not open', () => {
  test('there is none: every screen of the table is open', () => {
    expect(unopenedPages()).toEqual({});
  });

  test('a path of another screen is an error in the route table', () => {
    expect(() => unopenedPageOf('/m/help')).toThrow('/m/help');
  });
});
