// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testSettings } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import HelpScreen, { handle, loader } from './help-screen.tsx';
import { contactsOf, helpView } from '../service.model.ts';

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
type Settings = Partial<ReturnType<typeof testSettings>>;
const ENTRIES = [
  { csType: 'LIVECHAT' as const, title: 'Support chat', path: 'https://chat.example.org' },
];

const show = (
  query = '',
  items = ITEMS,
  { entries = ENTRIES, settings = {} }: { entries?: typeof ENTRIES; settings?: Settings } = {},
) => {
  const data = { view: helpView(items, new URLSearchParams(query)), contacts: contactsOf(entries) };
  return renderScreen(HelpScreen, { loaderData: { ok: true, data }, settings });
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
      data: { view: { kind: 'topic', item: { tag: 'terms' } } },
    });
    const call = calls.find(({ name }) => name === 'GET /service/help');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ device: 'MOBILE', lang: 'bn' });
  });

  test('shows the topics as links, and whom to ask', async () => {
    await show();
    expect(screen.getByRole('link', { name: /How to play/ }).getAttribute('href')).toBe(
      '/m/help?tag=how',
    );
    screen.getByRole('link', { name: /Support chat/ });
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

  test('CS-11 the part that the address names is open', async () => {
    await show('i=0&c=0');
    expect(screen.getByText('A round').closest('details')?.open).toBe(true);
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
