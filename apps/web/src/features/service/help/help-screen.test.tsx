// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testSettings } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import HelpScreen, { handle, loader } from './help-screen.tsx';
import { contactsOf } from '../service.model.ts';
import { helpView } from './help.model.ts';
import { helpSearch } from './search/help-search.ts';

const ITEMS = [
  {
    tag: 'how',
    title: 'How to play',
    content: '<p>Choose a <b>game</b></p>',
    version: '1',
    children: [{ title: 'A round', content: '<p>Stake first</p>' }],
  },
  { tag: 'terms', title: 'Terms', content: '<p>Rules</p>', version: '1', children: [] },
];
const BENGALI = [
  {
    tag: 'how',
    title: 'কীভাবে খেলবেন',
    content: '<p>একটি গেম বেছে নিন</p>',
    version: '1',
    children: [{ title: 'একটি রাউন্ড', content: '<p>আগে বেট ধরুন</p>' }],
  },
];
type Settings = Partial<ReturnType<typeof testSettings>>;
const ENTRIES = [
  { csType: 'LIVECHAT' as const, title: 'Support chat', path: 'https://chat.example.org' },
];

const show = (
  query = '',
  items = ITEMS,
  { entries = ENTRIES, settings = {} }: { entries?: typeof ENTRIES; settings?: Settings } = {},
) => {
  const view = helpView(items, new URLSearchParams(query), helpSearch([items]));
  const data = { view, contacts: contactsOf(entries), answered: undefined };
  return renderScreen(HelpScreen, {
    loaderData: { ok: true, data },
    settings,
    path: `/help?${query}`,
  });
};

async function load(address: string) {
  const { context } = await testScope({ locale: 'bn' });
  return loader({
    context,
    url: new URL(`http://lobby.example${address}`),
    params: {},
  } as never);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the help centre', () => {
  test('SHELL-40 an item opened by its tag or its position has its own title', () => {
    expect(handle('/help', '').titleKey).toBe('service.title.help');
    expect(handle('/help', '?q=bonus').titleKey).toBe('service.title.help');
    expect(handle('/help', '?tag=terms').titleKey).toBe('service.title.helpDetail');
    expect(handle('/help', '?i=2').titleKey).toBe('service.title.helpDetail');
  });

  test('CS-07 asks for the items of device MOBILE in the language of the reader', async () => {
    const { calls } = fakeGateway({
      'GET /service/help': () => ITEMS,
      'GET /service/entries': () => ({ value: ENTRIES }),
    });
    const { data } = await load('/m/help?tag=terms');
    expect(data).toMatchObject({
      ok: true,
      data: { view: { kind: 'topic', topic: { title: 'Terms' } } },
    });
    const call = calls.find(({ name }) => name === 'GET /service/help');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ device: 'MOBILE', lang: 'bn' });
  });

  test('CS-07 without script a search looks at the help in the language of the reader and in English', async () => {
    const { calls } = fakeGateway({
      'GET /service/help': ({ query }) => (query.get('lang') === 'bn' ? BENGALI : ITEMS),
      'GET /service/entries': () => ({ value: ENTRIES }),
    });
    for (const words of ['stake', 'বেট', 'bet']) {
      const { data } = await load(`/m/help?q=${encodeURIComponent(words)}`);
      expect([words, data]).toMatchObject([
        words,
        {
          data: { view: { kind: 'answers', answers: { hits: [{ href: '/m/help?tag=how&c=0' }] } } },
        },
      ]);
    }
    const asked = calls.filter(({ name }) => name === 'GET /service/help');
    expect(asked.slice(0, 2).map(({ query }) => query.get('lang'))).toEqual(['bn', 'en']);
  });

  test('shows the topics as links, their first questions, whom to ask and where to write', async () => {
    await show();
    expect(screen.getByRole('link', { name: /How to play/ }).getAttribute('href')).toBe(
      '/m/help?tag=how',
    );
    expect(screen.getByRole('link', { name: 'A round' }).getAttribute('href')).toBe(
      '/m/help?tag=how&c=0',
    );
    screen.getByRole('link', { name: /Support chat/ });
    expect(screen.getByRole('link', { name: /^Feedback/ }).getAttribute('href')).toBe(
      '/m/help/feedback',
    );
  });

  test('CS-11 an article is passed on by the address that chooses it, in the language of its receiver', async () => {
    const passOn = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { configurable: true, value: passOn });
    await show('tag=how&c=0&lang=en');
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(passOn).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'A round',
        url: expect.stringMatching(/\/m\/help\?tag=how&c=0$/),
      }),
    );
    Reflect.deleteProperty(navigator, 'share');
  });

  test('CS-07 answers while somebody types, and a step back from an answer leads to the others', async () => {
    fakeGateway({ 'GET /service/help': () => ITEMS });
    await show();
    const field = screen.getByRole<HTMLInputElement>('searchbox', {
      name: 'What would you like to know?',
    });
    expect(field.form?.method).toBe('get');
    fireEvent.input(field, { target: { value: 'STAKE' } });
    const answer = await screen.findByRole('link', { name: /A round.*Stake.*How to play/ });
    expect(screen.getByRole('status').textContent).toBe('1 answer');
    expect(screen.getByText('Stake').tagName).toBe('B');
    expect(screen.queryByRole('link', { name: /Terms/ })).toBeNull();
    const replaced = vi.spyOn(window.history, 'replaceState');
    fireEvent.click(answer);
    expect(replaced).toHaveBeenCalledWith(window.history.state, '', '/m/help?q=STAKE');
    replaced.mockRestore();
    cleanup();

    await show();
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'zebra' } });
    await screen.findByRole('heading', { name: 'Nothing found' });
    fireEvent.click(screen.getByRole('button', { name: 'Empty the search' }));
    screen.getByRole('link', { name: /How to play/ });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  test('CS-03 CS-18 shows the service items that are switched on, and no link to this same page', async () => {
    const { whitelabel } = testSettings();
    const settings = { whitelabel: { ...whitelabel, SERVICE_VIBER: true, SERVICE_LIVECHAT: true } };
    await show('', ITEMS, { settings });
    const viber = screen.getByRole('link', { name: /^Viber/ });
    expect(viber.getAttribute('href')).toBe('https://chat.example.org');
    expect(viber.textContent).toBe('ViberNo address yet. Ask: Support chat');
    cleanup();
    await show('', ITEMS, { settings, entries: [] });
    expect(screen.getByText('Viber: no address yet').closest('a')).toBeNull();
    expect(screen.getByText('Live chat: no address yet').closest('a')).toBeNull();
    expect(screen.queryByRole('link', { name: /Viber|Live chat/ })).toBeNull();
  });

  test('CS-08 CS-09 a topic shows its title and its HTML', async () => {
    await show('tag=how');
    screen.getByRole('heading', { name: 'How to play' });
    expect(screen.getByText('game').tagName).toBe('B');
  });

  test('CS-11 the part that the address names is shown, with the way up to its topic', async () => {
    await show('i=0&c=0');
    screen.getByRole('heading', { name: 'A round' });
    screen.getByText('Stake first');
    expect(screen.getByRole('link', { name: 'How to play' }).getAttribute('href')).toBe(
      '/m/help?tag=how',
    );
  });

  test('a search without a result says so and leads back to all topics', async () => {
    await show('q=zebra');
    screen.getByRole('heading', { name: 'Nothing found' });
    expect(screen.getByRole('link', { name: 'All topics' }).getAttribute('href')).toBe('/m/help');
  });

  test('without any item it says that there are none yet', async () => {
    await show('', []);
    screen.getByRole('heading', { name: 'No help texts yet' });
  });

  test('an outage is not an empty list: it says what happened and offers to try again', async () => {
    fakeGateway({
      'GET /service/help': () => problem('server.unavailable', 503),
      'GET /service/entries': () => ({ value: [] }),
    });
    const { data, init } = await load('/m/help');
    expect(init?.status).toBe(503);
    await renderScreen(HelpScreen, { loaderData: data });
    expect(screen.getByRole('alert').textContent).toContain('The help texts could not be loaded.');
    screen.getByRole('button', { name: 'Try again' });
  });
});
