// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { PictureKind } from './site.tsx';
import { SiteProvider, toBrowserSettings, useImageWidths, useImageUrl, useSite } from './site.tsx';
import { testFlags, testSettings } from '../testing/site-settings.ts';

afterEach(cleanup);

const HOSTS = ['https://one.example', 'https://two.example/', 'https://three.example/art'];

function imageUrlOf(imageCDNs: readonly string[], path: string): string {
  function Shown() {
    return <p>{useImageUrl()(path)}</p>;
  }
  const { container } = render(
    <SiteProvider settings={toBrowserSettings(testSettings({ imageCDNs }), 'en')}>
      <Shown />
    </SiteProvider>,
  );
  const text = container.textContent;
  cleanup();
  return text;
}

describe('the address of an image', () => {
  const paths = Array.from({ length: 60 }, (_, number) => `covers/${number}.webp`);

  test('BANNER-08 takes its host from the configured list, and every host gets some of them', () => {
    const hosts = new Set(paths.map((path) => new URL(imageUrlOf(HOSTS, path)).origin));
    expect([...hosts].sort()).toEqual(HOSTS.map((host) => new URL(host).origin).sort());
  });

  test('BANNER-08 is the same each time, so that caches work', () => {
    for (const path of paths) expect(imageUrlOf(HOSTS, path)).toBe(imageUrlOf(HOSTS, path));
  });

  test.each([
    ['https://two.example/', 'covers/1.webp'],
    ['https://two.example', '/covers/1.webp'],
  ])('BANNER-08 joins host and path with one slash: %s %s', (host, path) => {
    expect(imageUrlOf([host], path)).toBe('https://two.example/covers/1.webp');
  });

  test("BANNER-08 without a configured host is on the product's own host", () => {
    expect(imageUrlOf([], 'covers/1.webp')).toBe('/m/art/covers/1.webp');
  });

  test('API-58 of a vendor is on the image host as a PNG named by its code, in each of its three kinds', () => {
    for (const kind of ['COLOR', 'WHITE', 'DEFAULT'])
      expect(imageUrlOf(['https://icons.example'], `vendors/JL-${kind}.png`)).toBe(
        `https://icons.example/vendors/JL-${kind}.png`,
      );
    expect(imageUrlOf([], 'vendors/JL-COLOR.png')).toBe('/m/art/vendors/JL-COLOR.svg');
    expect(imageUrlOf([], 'vendors/JL-DEFAULT.png')).toBe('/m/art/vendors/JL-DEFAULT.png');
  });

  test.each(['https://elsewhere.example/a.webp', '//elsewhere.example/a.webp'])(
    'stays unchanged when it is absolute: %s',
    (path) => expect(imageUrlOf(HOSTS, path)).toBe(path),
  );
});

describe('the widths of a picture', () => {
  function widthsOf(imageCDNs: readonly string[], path: string, kind: PictureKind) {
    function Shown() {
      return <p>{useImageWidths()(path, kind) ?? 'none'}</p>;
    }
    const { container } = render(
      <SiteProvider settings={toBrowserSettings(testSettings({ imageCDNs }), 'en')}>
        <Shown />
      </SiteProvider>,
    );
    const text = container.textContent;
    cleanup();
    return text;
  }

  test('our own pictures come in the widths that exist', () => {
    expect(widthsOf([], 'covers/a.webp', 'cover')).toBe(
      '/m/art/covers/a-120.webp 120w, /m/art/covers/a-240.webp 240w, /m/art/covers/a.webp 300w',
    );
    expect(widthsOf([], 'squares/a.webp', 'square')).toBe(
      '/m/art/squares/a-120.webp 120w, /m/art/squares/a.webp 240w',
    );
    expect(widthsOf([], 'banners/a.webp', 'banner')).toBe(
      '/m/art/banners/a-480.webp 480w, /m/art/banners/a-720.webp 720w, /m/art/banners/a.webp 960w',
    );
  });

  test('a browser that shows AVIF asks for it, but only from our own host', () => {
    document.documentElement.dataset['pictures'] = 'avif';
    try {
      expect(widthsOf([], 'squares/a.webp', 'square')).toBe(
        '/m/art/squares/a-120.avif 120w, /m/art/squares/a.avif 240w',
      );
      expect(imageUrlOf([], 'covers/1.webp')).toBe('/m/art/covers/1.avif');
      expect(imageUrlOf([], 'vendors/1.svg')).toBe('/m/art/vendors/1.svg');
      expect(imageUrlOf(['https://one.example'], 'covers/1.webp')).toBe(
        'https://one.example/covers/1.webp',
      );
    } finally {
      delete document.documentElement.dataset['pictures'];
    }
  });

  test('another host or an absolute address gets no widths', () => {
    expect(widthsOf(HOSTS, 'covers/a.webp', 'cover')).toBe('none');
    expect(widthsOf(HOSTS, 'banners/a.webp', 'banner')).toBe('none');
    expect(widthsOf([], 'https://elsewhere.example/a.webp', 'cover')).toBe('none');
  });
});

describe('the settings of the browser', () => {
  test('SESS-25 contain the merchant code of the site', () => {
    expect(toBrowserSettings(testSettings({ merchantCode: 'ABC' }), 'en').merchantCode).toBe('ABC');
  });

  test('contain nothing that a page does not need: no theme, rules, texts or contacts', () => {
    const carried = Object.keys(toBrowserSettings(testSettings(), 'en'));
    for (const name of ['theme', 'texts', 'register', 'customerService', 'pathAliases'])
      expect(carried).not.toContain(name);
  });

  test('contain the flags, so that what is off is not shown', () => {
    function Shown() {
      return <p>{useSite().can('referral') ? 'on' : 'off'}</p>;
    }
    const show = (whitelabel: ReturnType<typeof testFlags>) => {
      const settings = toBrowserSettings(testSettings({ whitelabel }), 'en');
      const { container } = render(
        <SiteProvider settings={settings}>
          <Shown />
        </SiteProvider>,
      );
      return container.textContent;
    };
    expect(show(testFlags(['REFERRAL3']))).toBe('on');
    cleanup();
    expect(show(testFlags([]))).toBe('off');
  });
});
