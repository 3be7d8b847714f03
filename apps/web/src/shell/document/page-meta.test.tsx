// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { PageMeta } from './page-meta.tsx';
import { ShareMeta } from './share-meta.tsx';

afterEach(cleanup);

const show = (options: RenderOptions) =>
  renderScreen(() => <PageMeta title="Slots" />, {
    rootData: { origin: 'https://lobby.example' },
    ...options,
  });
const hrefOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

describe('what a page tells search engines', () => {
  test('SHELL-38 the title is that of the screen, with the name of the site in the language of the page', async () => {
    await show({ path: '/slot' });
    expect(document.title).toBe('Slots - Test site');
    cleanup();
    await show({ path: '/slot', locale: 'bn' });
    expect(document.title).toBe('Slots - পরীক্ষা');
  });

  test('a screen with its own title is the only one to set it', async () => {
    await renderScreen(
      () => (
        <>
          <PageMeta title="Play" titlesItself />
          <title>Teen Patti - Test site</title>
        </>
      ),
      { rootData: { origin: 'https://lobby.example' } },
    );
    const titles = [...document.querySelectorAll('title')].map((title) => title.textContent);
    expect(titles).toEqual(['Teen Patti - Test site']);
  });

  test('each language has its own address, and the filters of a list do not make further pages', async () => {
    await show({ path: '/slot?page=3&vassalage=JL' });
    expect(hrefOf('link[rel=canonical]')).toEqual([[null, 'https://lobby.example/m/slot?lang=en']]);
    expect(hrefOf('link[rel=alternate]')).toEqual([
      ['bn', 'https://lobby.example/m/slot?lang=bn'],
      ['en', 'https://lobby.example/m/slot?lang=en'],
    ]);
  });

  test('SHELL-88 a page in Hindi names itself, and every language of the site has its address; a name without a Hindi text is the English one', async () => {
    await show({
      path: '/slot',
      locale: 'hi',
      settings: { locales: { default: 'bn', offered: ['bn', 'en', 'hi'] } },
    });
    expect(document.title).toBe('Slots - Test site');
    expect(hrefOf('link[rel=canonical]')).toEqual([[null, 'https://lobby.example/m/slot?lang=hi']]);
    expect(hrefOf('link[rel=alternate]').map(([language]) => language)).toEqual(['bn', 'en', 'hi']);
  });

  test.each(['/', '/index', '/index.html', '/home'])(
    'SHELL-03 %s has the same canonical address as home',
    async (path) => {
      await show({ path });
      expect(hrefOf('link[rel=canonical]')[0]?.[1]).toBe('https://lobby.example/m/home?lang=en');
    },
  );

  test('a promotion is known by its number, and by no other parameter', async () => {
    await show({ path: '/activityDetail?id=12&from=mail' });
    expect(hrefOf('link[rel=canonical]')).toEqual([
      [null, 'https://lobby.example/m/activityDetail?id=12&lang=en'],
    ]);
    cleanup();
    await show({ path: '/activityDetail?id=12%22' });
    expect(hrefOf('link[rel=canonical]')).toEqual([
      [null, 'https://lobby.example/m/activityDetail?lang=en'],
    ]);
  });

  test.each([
    ['/activityDetail?id=12', 'https://lobby.example/m/share/activityDetail.jpg?id=12'],
    ['/slot?page=2', 'https://lobby.example/m/share/slot.jpg'],
    ['/', 'https://lobby.example/m/share/home.jpg'],
  ])('a link preview of %s shows its own picture', async (path, picture) => {
    await renderScreen(() => <ShareMeta address="https://lobby.example/m/slot?lang=en" />, {
      rootData: { origin: 'https://lobby.example' },
      path,
    });
    const content = (name: string) =>
      document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(content('og:image')).toBe(picture);
    expect(content('og:url')).toBe('https://lobby.example/m/slot?lang=en');
  });

  test('the description names the site', async () => {
    await show({ path: '/slot' });
    const description = document.querySelector('meta[name=description]')?.getAttribute('content');
    expect(description).toContain('Test site');
  });
});
