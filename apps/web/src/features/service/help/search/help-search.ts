import { indexHelp, meaningsIn, wordsOf } from './help-index.ts';
import type {
  FoundMeaning,
  IndexedArticle,
  IndexedText,
  IndexedVersion,
  Word,
} from './help-index.ts';
import { FILLERS } from './synonyms.ts';

/** A piece of text; what matches is shown bold. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** One answer to a search. */
export interface HelpHit {
  readonly href: string;
  readonly topic: string;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

/** The answers to a search, the best first. */
export interface HelpAnswers {
  readonly hits: readonly HelpHit[];
  /** The words that were found, when they are written in other letters than those that were typed. */
  readonly searchedAs?: string;
}

const MOST_HITS = 12;
const EXCERPT_LENGTH = 110;
/** An answer that is worth less than this part of the best one is left out. */
const WORTH = 0.4;
const WEIGHTS = { title: 3, topic: 1.4, body: 1 } as const;
/** Endings that Bengali and Hindi join to a word, as they sound. */
const ENDINGS = new Set('a i y r e er te ke ti ta tar tir der ra an en'.split(' '));
const fillers = new Set(FILLERS.map((word) => word.normalize('NFC')));

/** What a reader asks for. */
interface Question {
  readonly words: readonly Word[];
  readonly meanings: readonly FoundMeaning[];
}

/** Makes a search over a help centre; see `indexHelp` for the lists. */
export function helpSearch(lists: Parameters<typeof indexHelp>[0]): (query: string) => HelpAnswers {
  const articles = indexHelp(lists);
  return (query) => answersTo(articles, questionOf(query));
}

function questionOf(query: string): Question {
  const all = wordsOf(query);
  const telling = all.filter(({ text }) => !fillers.has(text));
  const words = telling.length > 0 ? telling : all;
  return { words, meanings: meaningsIn(words) };
}

function answersTo(articles: readonly IndexedArticle[], question: Question): HelpAnswers {
  const { words } = question;
  const values = articles.map((article) =>
    words.map((_word, at) => valueIn(article, question, at)),
  );
  // A word that few articles have tells more than one that many have.
  const weights = words.map((_word, at) => {
    const having = values.filter((value) => (value[at] ?? 0) > 0).length;
    return having === 0 ? 0 : Math.log(1 + articles.length / having);
  });
  const rated = articles
    .map((article, index) => ({ article, value: total(values[index] ?? [], weights) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
  const best = rated[0]?.value ?? 0;
  const kept = rated.filter(({ value }) => value >= best * WORTH).slice(0, MOST_HITS);
  const hits = kept.map(({ article }) => hitOf(article, question));
  const searchedAs = kept[0] && wordsAsFound(kept[0].article, words);
  return { hits, ...(searchedAs === undefined ? {} : { searchedAs }) };
}

/** The sum over the words, less for each word that the article lacks. */
function total(values: readonly number[], weights: readonly number[]): number {
  const sum = values.reduce((whole, value, at) => whole + value * (weights[at] ?? 0), 0);
  const present = values.filter((value) => value > 0).length;
  return values.length === 0 ? 0 : sum * (present / values.length);
}

/** What a word of the question is worth in an article, in the language where it is worth most. */
function valueIn({ versions }: IndexedArticle, question: Question, at: number): number {
  return Math.max(...versions.map((version) => valueInVersion(version, question, at)));
}

function valueInVersion(version: IndexedVersion, question: Question, at: number): number {
  const fields = ['title', 'topic', 'body'] as const;
  return Math.max(
    ...fields.map((name) => WEIGHTS[name] * valueInText(version[name], question, at)),
  );
}

function valueInText(text: IndexedText, { words, meanings }: Question, at: number): number {
  const asked = words[at];
  if (!asked) return 0;
  const saysSame = meanings.some(
    ({ meaning, from, to }) => from <= at && at < to && text.meanings.has(meaning),
  );
  const spelt = Math.max(0, ...text.words.map((word) => likeness(asked, word)));
  return Math.max(spelt, saysSame ? 0.8 : 0);
}

/** How well a word of a text answers one that was typed, from 0 to 1. */
function likeness(asked: Word, word: Word): number {
  if (asked.text === word.text) return 1;
  // Figures are right or wrong, never alike.
  if (/\d/.test(asked.text) || /\d/.test(word.text)) return 0;
  if (asked.text.length > 1 && word.text.startsWith(asked.text)) return 0.8;
  const [one, other] = [asked.sound, word.sound];
  if (one.length < 2) return 0;
  if (one === other) return 0.85;
  // A short word could be the beginning of another one: it is taken with an ending, a longer one while it is typed.
  const rest = other.slice(one.length);
  if (one.length > 2 && other.startsWith(one) && (one.length > 4 || ENDINGS.has(rest))) return 0.65;
  // Endings such as -er and -te are joined to the word.
  if (other.length > 3 && one.startsWith(other) && one.length - other.length <= 3) return 0.6;
  if (one.length > 4 && one[0] === other[0] && isOneStepAway(one, other)) return 0.5;
  return 0;
}

/** Whether two words differ by one letter: another, one more or one less. */
function isOneStepAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = long.slice(at + 1);
  return rest === short.slice(at) || rest === short.slice(at + 1);
}

function hitOf({ href, versions: [own] }: IndexedArticle, question: Question): HelpHit {
  return {
    href,
    topic: own.topic.plain,
    title: piecesOf(own.title, question, 0, own.title.plain.length),
    excerpt: excerptOf(own.body, question),
  };
}

/** Whether a word of a text is what was asked for, as it is written or by its meaning. */
function isAsked(words: readonly Word[], place: number, question: Question): boolean {
  const word = words[place];
  if (!word) return false;
  if (question.words.some((asked) => likeness(asked, word) > 0)) return true;
  const wanted = new Set(question.meanings.map(({ meaning }) => meaning));
  return meaningsIn(words.slice(place, place + 1)).some(({ meaning }) => wanted.has(meaning));
}

function piecesOf(text: IndexedText, question: Question, from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  text.words.forEach(({ start, end }, place) => {
    if (start < from || end > to || !isAsked(text.words, place, question)) return;
    if (start > at) pieces.push({ text: text.plain.slice(at, start), isMatch: false });
    pieces.push({ text: text.plain.slice(start, end), isMatch: true });
    at = end;
  });
  if (at < to) pieces.push({ text: text.plain.slice(at, to), isMatch: false });
  return pieces;
}

/** The part of a text around the first match, cut between words. */
function excerptOf(text: IndexedText, question: Question): Piece[] {
  const { plain, words } = text;
  const first = words.findIndex((_word, place) => isAsked(words, place, question));
  const from = words[Math.max(0, first - 4)]?.start ?? 0;
  const inside = words.filter(({ start, end }) => start >= from && end <= from + EXCERPT_LENGTH);
  const last = inside[inside.length - 1]?.end ?? plain.length;
  const isWhole = plain.length - last < 3;
  const pieces = piecesOf(text, question, from, isWhole ? plain.length : last);
  return [
    ...(from > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...pieces,
    ...(isWhole ? [] : [{ text: '…', isMatch: false }]),
  ];
}

/** The words of an article that sound like those that were typed, if they are written in other letters. */
function wordsAsFound(
  { versions: [own] }: IndexedArticle,
  asked: readonly Word[],
): string | undefined {
  const all = [own.title, own.body].flatMap(({ words, plain }) =>
    words.map((word) => ({ word, shown: plain.slice(word.start, word.end) })),
  );
  const found = asked.map((typed) => all.find(({ word }) => likeness(typed, word) >= 0.65)?.shown);
  const isOther = found.some(
    (shown, at) => shown !== undefined && isLatin(shown) !== isLatin(asked[at]?.text),
  );
  if (!isOther || found.includes(undefined)) return undefined;
  return found.join(' ');
}

function isLatin(text = ''): boolean {
  return !/[\u0900-\u09FF]/.test(text);
}
