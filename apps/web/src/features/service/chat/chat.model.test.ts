import { expect, test } from 'vitest';
import {
  answerParts,
  chatBackUrl,
  chatLanguage,
  initialOf,
  joinedUpTo,
  logRows,
  mergeMessages,
  textParts,
  unreadMark,
} from './chat.model.ts';
import type { ChatMessage } from './chat.model.ts';

function message(number: number, at: string, part: Partial<ChatMessage> = {}): ChatMessage {
  const createdAt = `2026-11-${at}:00.000Z`;
  const own = { isFromMember: true, authorName: null, isRead: true };
  return { messageId: `id-${number}`, number, body: `${number}`, createdAt, ...own, ...part };
}
const DESK = { isFromMember: false, authorName: 'মিতু', isRead: false };

test.each([
  ['bn', 'BN'],
  ['en', 'EN'],
  ['hi', 'HI'],
  ['zh', 'CN'],
  ['zh-CN', 'CN'],
  ['zh_TW', 'CN'],
  ['cn', 'CN'],
  ['en-CN', 'CN'],
  ['', 'CN'],
  [undefined, 'CN'],
])('CS-15 the language %s is sent as %s', (locale, sent) => {
  expect(chatLanguage(locale)).toBe(sent);
});

test('CS-16 the chat leads back to the current page, with splash=0', () => {
  expect(chatBackUrl('https://lobby.example/m/slot?page=2#top')).toBe(
    'https://lobby.example/m/slot?page=2&splash=0',
  );
  expect(chatBackUrl('https://lobby.example/m/home?splash=1')).toBe(
    'https://lobby.example/m/home?splash=0',
  );
});

test('CS-14 an own message that was taken after an answer does not hide the answer that is still to be read', () => {
  const at = '21T14:20';
  expect(joinedUpTo([message(3, at), message(5, at)], 3)).toBe(3);
  expect(joinedUpTo([message(3, at), message(5, at), message(4, at, DESK)], 3)).toBe(5);
});

test('CS-14 messages stand in groups of one author, below a line for each day and one for what is unread', () => {
  const messages = [
    message(1, '19T18:00'),
    message(2, '21T14:20'),
    message(3, '21T14:22'),
    message(4, '21T14:31', DESK),
    message(5, '21T14:32', DESK),
    message(6, '21T14:40', DESK),
  ];
  const rows = logRows(messages, unreadMark(messages.slice(0, 5)), (at) => at.slice(0, 10));
  const told = rows.map((row) =>
    row.kind === 'group' ? row.messages.map(({ number }) => number) : row.kind,
  );
  expect(told).toEqual(['day', [1], 'day', [2, 3], 'unread', [4, 5], [6]]);
  expect(rows.find(({ kind }) => kind === 'unread')).toMatchObject({ count: 2 });
});

test('CS-14 a message that arrives twice is shown once, in its place', () => {
  const [one, two, three] = [
    message(1, '19T18:00'),
    message(2, '19T18:01'),
    message(3, '19T18:02'),
  ];
  expect(mergeMessages([one, three], [two, three]).map(({ number }) => number)).toEqual([1, 2, 3]);
});

test.each([
  ['<b>x</b> & y', [{ text: '<b>x</b> & y' }]],
  [
    'এখানে https://a.example/b?c=1। দেখুন',
    [
      { text: 'এখানে ' },
      { text: 'https://a.example/b?c=1', href: 'https://a.example/b?c=1' },
      { text: '। দেখুন' },
    ],
  ],
  ['/m/gameRecord', [{ text: '/m/gameRecord', href: '/m/gameRecord' }]],
  ['x/m/y javascript:alert(1)', [{ text: 'x/m/y javascript:alert(1)' }]],
])('CS-14 %s is text, with safe links', (body, parts) => expect(textParts(body)).toEqual(parts));

test('CS-14 an answer of the desk may name its links, and nothing else becomes one', () => {
  const body =
    'টাকা হারায়নি, [লেনদেনটি এখানে](/m/gameRecord) দেখুন। [x](javascript:alert(1)) [y](//evil.example)';
  expect(answerParts(body).filter(({ href }) => href)).toEqual([
    { text: 'লেনদেনটি এখানে', href: '/m/gameRecord' },
  ]);
  expect(
    answerParts(body)
      .map(({ text }) => text)
      .join(''),
  ).toBe(body.replace('[লেনদেনটি এখানে](/m/gameRecord)', 'লেনদেনটি এখানে'));
});

test.each([
  ['মিতু', 'মি'],
  ['Mitu', 'M'],
  ['प्रिया', 'प'],
  ['', ''],
])('CS-14 the mark of %s is %s', (name, initial) => expect(initialOf(name)).toBe(initial));
