// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BannerCarousel } from './banner-carousel.tsx';
import styles from './banner.module.css';
import { BANNER_DWELL_MS } from './use-carousel.ts';

const slides = ['one', 'two', 'three'].map((id) => ({
  id,
  imageUrl: `/${id}.webp`,
  href: `/m/${id}`,
  title: id,
}));
const texts = { label: 'Banners', pauseLabel: 'Pause', playLabel: 'Play' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  delete document.documentElement.dataset['motion'];
  delete document.documentElement.dataset['saver'];
});

function dots(container: HTMLElement): Element[] {
  return [...container.querySelectorAll(`.${styles['dots']} i`)];
}

function activeDot(container: HTMLElement): number {
  return dots(container).findIndex((dot) => dot.className === styles['on']);
}

function wait(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

test('BANNER-01 every image of the banners is shown, in their order, each with its title', () => {
  const { container } = render(<BannerCarousel {...texts} slides={slides} />);
  const shown = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown.slice(0, 3)).toEqual(['/one.webp', '/two.webp', '/three.webp']);
  for (const { title, href } of slides)
    expect(screen.getAllByRole('link', { name: title })[0]?.getAttribute('href')).toBe(href);
});

test('BANNER-03 with several images the banner advances every 5000 ms', () => {
  const { container } = render(<BannerCarousel {...texts} slides={slides} />);
  expect(BANNER_DWELL_MS).toBe(5000);
  wait(4999);
  expect(activeDot(container)).toBe(0);
  wait(1);
  expect(activeDot(container)).toBe(1);
  wait(5000);
  expect(activeDot(container)).toBe(2);
});

test('BANNER-02 after the last image the banner starts again, over a copy of the first', () => {
  const { container } = render(<BannerCarousel {...texts} slides={slides} />);
  for (const place of [1, 2, 0]) {
    wait(5000);
    expect(activeDot(container)).toBe(place);
  }
  expect(container.querySelectorAll(`.${styles['slide']}`)).toHaveLength(4);
});

test('BANNER-04 with several images there is one dot for each', () => {
  const { container } = render(<BannerCarousel {...texts} slides={slides} />);
  expect(dots(container)).toHaveLength(3);
});

test('BANNER-05 a single image stays, without dots and without a pause button', () => {
  const { container } = render(<BannerCarousel {...texts} slides={slides.slice(0, 1)} />);
  wait(20_000);
  expect(dots(container)).toHaveLength(0);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('BANNER-06 a tap on a banner calls its handler with that banner', () => {
  const onSelect = vi.fn();
  render(<BannerCarousel {...texts} slides={slides} onSelect={onSelect} />);
  fireEvent.click(screen.getByRole('link', { name: /two/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(slides[1]);
});

test('BANNER-07 a banner whose image fails is removed with its dot', () => {
  const { container } = render(<BannerCarousel {...texts} slides={slides} />);
  const image = container.querySelector('img[src="/two.webp"]');
  fireEvent.error(image as Element);
  expect(screen.queryByRole('link', { name: /two/ })).toBeNull();
  expect(dots(container)).toHaveLength(2);
});

test('BANNER-07 when every image fails no empty banner is left', () => {
  const { container } = render(<BannerCarousel {...texts} slides={slides.slice(0, 1)} />);
  fireEvent.error(container.querySelector('img') as Element);
  expect(container.innerHTML).toBe('');
});

test('for a reader who saves data no picture is asked for first', () => {
  const { container } = render(<BannerCarousel {...texts} slides={slides} isLean />);
  const images = [...container.querySelectorAll('img')];
  expect(new Set(images.map((image) => image.getAttribute('loading')))).toEqual(new Set(['lazy']));
});

test('the pause button stops the banner and starts it again', () => {
  const { container } = render(<BannerCarousel {...texts} slides={slides} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(20_000);
  expect(activeDot(container)).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(5000);
  expect(activeDot(container)).toBe(1);
});

test('under reduced motion the banner does not move by itself', () => {
  document.documentElement.dataset['motion'] = 'reduced';
  const { container } = render(<BannerCarousel {...texts} slides={slides} />);
  wait(20_000);
  expect(activeDot(container)).toBe(0);
});

test('a finger on the banner holds it until it is lifted', () => {
  const { container } = render(<BannerCarousel {...texts} slides={slides} />);
  const track = container.querySelector('ul') as Element;
  fireEvent.pointerDown(track);
  wait(20_000);
  expect(activeDot(container)).toBe(0);
  fireEvent.pointerUp(track);
  wait(5000);
  expect(activeDot(container)).toBe(1);
});

test('the first image is fetched first, the others lazily, and the server sends no copy and no pause button', () => {
  const html = renderToString(<BannerCarousel {...texts} slides={slides} />);
  expect(html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  expect(html).not.toContain('<button');
});

test('MEMBERX-04 a reader who saves data sees one banner, and the others after touching it', () => {
  document.documentElement.dataset['saver'] = '1';
  const { container } = render(<BannerCarousel {...texts} slides={slides} />);
  const carousel = screen.getByRole('region', { name: 'Banners' });
  wait(60_000);
  expect(activeDot(container)).toBe(0);
  expect(carousel.classList.contains(styles['touched'] ?? '')).toBe(false);
  fireEvent.pointerDown(container.querySelector('ul') as Element);
  expect(carousel.classList.contains(styles['touched'] ?? '')).toBe(true);
});
