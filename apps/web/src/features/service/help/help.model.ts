import type { HelpItem } from '@maidan/contract/types';
import type { ArticleName } from './did-it-help.model.ts';
import type { HelpAnswers } from './search/help-search.ts';

/** What the help centre shows: all topics, one topic, one article, or the answers to a search. */
export type HelpView =
  | {
      readonly kind: 'topics';
      readonly topics: readonly HelpTopic[];
      readonly questions: readonly HelpLink[];
    }
  | { readonly kind: 'topic'; readonly topic: WholeTopic }
  | { readonly kind: 'article'; readonly article: HelpArticle }
  | { readonly kind: 'answers'; readonly query: string; readonly answers: HelpAnswers };

/** A page of the help centre. */
export interface HelpLink {
  readonly href: string;
  readonly title: string;
}

/** A topic in the list of topics. */
export interface HelpTopic extends HelpLink {
  readonly tag: string;
  /** How many articles it has. */
  readonly count: number;
}

/** A topic with its parts: as links, or as texts where they have to be read together. */
export interface WholeTopic {
  readonly title: string;
  readonly content: string;
  readonly version: string;
  readonly links: readonly HelpLink[];
  readonly texts: readonly { readonly title: string; readonly content: string }[];
}

/** One part of a topic. */
export interface HelpArticle {
  readonly topic: HelpLink;
  readonly title: string;
  readonly content: string;
  readonly version: string;
  /** How an answer names it; a topic without a tag has no lasting name. */
  readonly name?: ArticleName;
  /** The other parts of the topic. */
  readonly others: readonly HelpLink[];
}

/** Texts that people accept or look through as a whole. */
const WHOLE_TAGS: readonly string[] = ['terms', 'privacy'];
/** Questions below the topics. */
const MOST_QUESTIONS = 4;
const MOST_OTHERS = 4;

/** Chooses by the address: `tag` or index `i` the topic (CS-09, CS-10), `c` its part (CS-11), `q` a search. */
export function helpView(
  items: readonly HelpItem[],
  query: URLSearchParams,
  search: (words: string) => HelpAnswers,
): HelpView {
  const words = (query.get('q') ?? '').trim().slice(0, 200);
  if (words !== '') return { kind: 'answers', query: words, answers: search(words) };
  const tag = query.get('tag');
  const index = indexOf(query.get('i'));
  const tagged = items.findIndex((item) => item.tag === tag);
  const place = tagged < 0 ? index : tagged;
  const item = place === undefined ? undefined : items[place];
  if (place === undefined || !item) return allTopics(items);
  const part = indexOf(query.get('c'));
  const child = part === undefined ? undefined : item.children[part];
  if (part === undefined || !child) return { kind: 'topic', topic: wholeTopic(item, place) };
  const others = partsOf(item, place).filter((_link, at) => at !== part);
  const topic = { href: hrefOf(item, place), title: item.title };
  const { tag: topicTag, version } = item;
  const article = {
    ...child,
    topic,
    version,
    ...(topicTag === '' ? {} : { name: { tag: topicTag, part, version } }),
    others: others.slice(0, MOST_OTHERS),
  };
  return { kind: 'article', article };
}

function allTopics(items: readonly HelpItem[]): HelpView {
  return {
    kind: 'topics',
    topics: items.map((item, place) => ({
      tag: item.tag,
      title: item.title,
      href: hrefOf(item, place),
      count: Math.max(1, item.children.length),
    })),
    // The first part of a topic is the one that most readers look for.
    questions: items
      .flatMap((item, place) =>
        WHOLE_TAGS.includes(item.tag) ? [] : partsOf(item, place).slice(0, 1),
      )
      .slice(0, MOST_QUESTIONS),
  };
}

function wholeTopic(item: HelpItem, place: number): WholeTopic {
  const { title, content, version, children } = item;
  const isWhole = WHOLE_TAGS.includes(item.tag);
  return {
    title,
    content,
    version,
    links: isWhole ? [] : partsOf(item, place),
    texts: isWhole ? children : [],
  };
}

function partsOf(item: HelpItem, place: number): HelpLink[] {
  return item.children.map(({ title }, part) => ({
    href: `${hrefOf(item, place)}&c=${part}`,
    title,
  }));
}

function hrefOf({ tag }: HelpItem, place: number): string {
  return tag ? `/m/help?tag=${encodeURIComponent(tag)}` : `/m/help?i=${place}`;
}

function indexOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

/** The languages that a search looks at: the reader's, then English, then the site's own. */
export function searchedLanguages<Language extends string>(
  reader: Language,
  english: Language,
  own: Language,
): [Language, ...Language[]] {
  const others = [english, own].filter((language) => language !== reader);
  return [reader, ...new Set(others)];
}
