import { agentContract, gamesContract, lobbyContract, siteContract } from '@maidan/contract';
import { expect, test, vi } from 'vitest';
import { checkedGateway } from './answer-check.ts';

const error = vi.fn<(fields: object, message: string) => void>();
const BASE = 'http://gateway.example/base';
const said = async (path: string, answer: Response) =>
  checkedGateway(async () => answer, BASE, { error })(new Request(`${BASE}${path}`), {});
const answered = async (path: string, answer: unknown) => {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const checked = await said(path, new Response(body, { headers: { 'X-Mark': 'kept' } }));
  return {
    status: checked.status,
    mark: checked.headers.get('x-mark'),
    text: await checked.text(),
  };
};
const settings = () =>
  structuredClone(siteContract.readSiteSettings.example.reply) as { settings: object };
const home = lobbyContract.readHome.example.reply as { sections: object[] };

test('an answer that keeps the contract passes unchanged, even with more fields than the contract has', async () => {
  const more = { ...home, addedLater: true };
  expect(await answered('/lobby/home?language=bn', more)).toEqual({
    status: 200,
    mark: 'kept',
    text: JSON.stringify(more),
  });
});

test.each([
  ['a time zone', { timeZone: 'Asia/Nowhere' }],
  ['an end of the maintenance', { maintenance: { on: true, endsAt: 'soon' } }],
  ['an image host', { imageCDNs: ['javascript:alert(1)'] }],
  [
    'a host that no policy can name',
    { firebase: { apiKey: 'k', authDomain: 'ঘর.example; x', projectId: 'p', appId: 'a' } },
  ],
  ['an exponent', { currency: { code: 'BDT', exponent: 100_000_000, symbol: '৳' } }],
  ['a path', { additionalBarPaths: ['//elsewhere.example'] }],
  ['a colour', { theme: { default: 'dark', css: '', barColour: { dark: 'x', light: '#ffffff' } } }],
])(
  'settings with %s that breaks the contract are a failed call, logged once with the field',
  async (_what, part) => {
    const given = settings();
    const { status, text } = await answered('/site/settings', {
      ...given,
      settings: { ...given.settings, ...part },
    });
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ code: 'server.unavailable' });
    const fault = expect.stringMatching(new RegExp(`^settings\\.${Object.keys(part)[0]}`));
    expect(error).toHaveBeenLastCalledWith(
      { operation: 'GET /site/settings', fault },
      'the back end does not keep the contract',
    );
  },
);

test('an answer that is not JSON is a failed call', async () => {
  expect((await answered('/games', '<html>')).status).toBe(503);
});

test('a home block of a kind unknown to web is no fault; a broken block of a known kind is', async () => {
  const ahead = { ...home, sections: [...home.sections, { kind: 'carousel', slides: 3 }] };
  expect((await answered('/lobby/home', ahead)).status).toBe(200);
  const broken = { ...home, sections: [{ kind: 'featured', games: [{}] }] };
  expect((await answered('/lobby/home', broken)).status).toBe(503);
});

test('an exact path wins over a path with parameters', async () => {
  expect(
    (
      await answered(
        '/agent/contracts/salary/request',
        agentContract.readSalaryRequest.example.reply,
      )
    ).status,
  ).toBe(200);
  expect((await answered('/games/MELA/101', gamesContract.readGame.example.reply)).status).toBe(
    200,
  );
});

test('failed answers, and paths that the contract does not have, pass unchecked', async () => {
  const refused = Response.json({ code: 'server.unavailable' }, { status: 503 });
  expect(await said('/games', refused)).toBe(refused);
  expect((await answered('/outbox', '[')).status).toBe(200);
});
