import { describe, expect, test } from 'vitest';
import type { HelpItem } from '@maidan/contract/types';
import { helpView, searchedLanguages } from './help.model.ts';
import { helpSearch } from './search/help-search.ts';

const ITEMS: HelpItem[] = [
  {
    tag: 'how',
    title: 'How to play',
    content: '<p>Choose a game</p>',
    version: '1',
    children: [
      { title: 'A round', content: '<p>Stake first</p>' },
      { title: 'The end', content: '<p>Result</p>' },
    ],
  },
  {
    tag: 'terms',
    title: 'Terms',
    content: '<p>Rules</p>',
    version: '1',
    children: [{ title: 'Who may play', content: '<p>Adults</p>' }],
  },
  { tag: '', title: 'More', content: '<p>Other</p>', version: '1', children: [] },
];
const view = (query: string) => helpView(ITEMS, new URLSearchParams(query), helpSearch([ITEMS]));

describe('what the help centre shows', () => {
  test('CS-07 without a choice all topics with the number of their articles, and their first questions', () => {
    expect(view('')).toEqual({
      kind: 'topics',
      topics: [
        { tag: 'how', title: 'How to play', href: '/m/help?tag=how', count: 2 },
        { tag: 'terms', title: 'Terms', href: '/m/help?tag=terms', count: 1 },
        { tag: '', title: 'More', href: '/m/help?i=2', count: 1 },
      ],
      questions: [{ title: 'A round', href: '/m/help?tag=how&c=0' }],
    });
  });

  test('CS-09 tag selects the item with that tag', () => {
    expect(view('tag=how')).toMatchObject({
      kind: 'topic',
      topic: { title: 'How to play', links: [{ href: '/m/help?tag=how&c=0' }, {}], texts: [] },
    });
  });

  test('CS-09 terms are read as a whole', () => {
    expect(view('tag=terms')).toMatchObject({
      topic: { links: [], texts: [{ title: 'Who may play', content: '<p>Adults</p>' }] },
    });
  });

  test('CS-10 i selects the item at that index', () => {
    expect(view('i=2')).toMatchObject({ kind: 'topic', topic: { title: 'More' } });
    expect(view('i=2&tag=none')).toMatchObject({ topic: { title: 'More' } });
  });

  test('CS-11 c selects the sub-item at that index; an unknown one leaves the topic', () => {
    expect(view('i=0&c=1')).toMatchObject({
      kind: 'article',
      article: {
        title: 'The end',
        content: '<p>Result</p>',
        topic: { href: '/m/help?tag=how' },
        others: [{ title: 'A round' }],
      },
    });
    for (const part of ['2', '-1', 'x', '']) expect(view(`tag=how&c=${part}`).kind).toBe('topic');
  });

  test('CS-10 an unknown index or tag shows all topics', () => {
    for (const query of ['i=7', 'i=-1', 'i=x', 'tag=none']) expect(view(query).kind).toBe('topics');
  });

  test('a search looks at titles and texts, but not at markup', () => {
    expect(view('q=STAKE')).toMatchObject({
      kind: 'answers',
      answers: { hits: [{ href: '/m/help?tag=how&c=0' }] },
    });
    expect(view('q=%3Cp')).toMatchObject({ answers: { hits: [] } });
    expect(view('q=%20%20').kind).toBe('topics');
  });

  test('searches the language of the reader, English and that of the site, each once', () => {
    expect(searchedLanguages('bn', 'en', 'bn')).toEqual(['bn', 'en']);
    expect(searchedLanguages('hi', 'en', 'bn')).toEqual(['hi', 'en', 'bn']);
    expect(searchedLanguages('en', 'en', 'en')).toEqual(['en']);
  });
});
