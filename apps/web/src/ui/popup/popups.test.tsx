// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BottomSheet } from './bottom-sheet.tsx';
import { Dialog, PictureDialog } from './dialog.tsx';
import { FullPopup, MemberPopup } from './full-popup.tsx';
import { POPUP_MS } from './popup-motion.ts';
import { SideDrawer } from './side-drawer.tsx';

type Opened = { isOpen: boolean; onClose: () => void };

const kinds: Record<string, (opened: Opened) => ReactNode> = {
  dialog: (opened) => (
    <Dialog
      {...opened}
      title="Popup"
      actions={
        <>
          <button type="button">First</button>
          <button type="button">Last</button>
        </>
      }
    />
  ),
  sheet: (opened) => (
    <BottomSheet {...opened} title="Popup" closeLabel="Close">
      <button type="button">Last</button>
    </BottomSheet>
  ),
  drawer: (opened) => (
    <SideDrawer {...opened} label="Popup" closeLabel="Close" head="Head">
      <button type="button">Last</button>
    </SideDrawer>
  ),
  full: (opened) => (
    <FullPopup {...opened} title="Popup" closeLabel="Close">
      <button type="button">Last</button>
    </FullPopup>
  ),
  member: (opened) => (
    <MemberPopup {...opened} label="Popup" head="Head">
      <button type="button">First</button>
      <button type="button">Last</button>
    </MemberPopup>
  ),
  picture: (opened) => (
    <PictureDialog {...opened} title="Popup" closeLabel="Close" imageUrl="/p.webp">
      <button type="button">Last</button>
    </PictureDialog>
  ),
};
const names = Object.keys(kinds);

function Page({ popup }: { popup: (opened: Opened) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Opener
      </button>
      {popup({ isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}

function open(name: string) {
  render(<Page popup={kinds[name] as (opened: Opened) => ReactNode} />);
  const opener = screen.getByText('Opener');
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

function panel(): HTMLElement {
  return document.querySelector('[data-panel]') as HTMLElement;
}

function tapMask(): void {
  fireEvent.click(document.querySelector('[data-mask]') as Element);
}

function wait(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each(names)("a closed %s renders nothing, and an open one is in the server's page", (name) => {
  const popup = kinds[name] as (opened: Opened) => ReactNode;
  expect(renderToString(popup({ isOpen: false, onClose: () => undefined }))).toBe('');
  const html = renderToString(popup({ isOpen: true, onClose: () => undefined }));
  expect(html).toContain('role="dialog"');
  expect(html).toContain('Popup');
});

test.each(names)('a %s is a named modal dialog that takes the focus and returns it', (name) => {
  const opener = open(name);
  const dialog = screen.getByRole('dialog', { name: 'Popup' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(document.activeElement).toBe(dialog);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(document.activeElement).toBe(opener);
});

test.each(names)('behind a %s the page is inert and does not scroll until it closes', (name) => {
  const opener = open(name);
  expect(opener.hasAttribute('inert')).toBe(true);
  expect(document.documentElement.hasAttribute('data-popup-open')).toBe(true);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(opener.hasAttribute('inert')).toBe(false);
  expect(document.documentElement.hasAttribute('data-popup-open')).toBe(false);
});

test.each(names)('the Tab key stays inside a %s', (name) => {
  open(name);
  const last = screen.getByText('Last');
  last.focus();
  fireEvent.keyDown(document, { key: 'Tab' });
  const first = document.activeElement;
  expect(panel().contains(first)).toBe(true);
  expect(first).not.toBe(last);
  fireEvent.keyDown(document, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(last);
});

test('focus that slips out of a popup is brought back, for browsers without inert', () => {
  const opener = open('sheet');
  opener.removeAttribute('inert');
  act(() => opener.focus());
  expect(document.activeElement).toBe(panel());
});

test.each(names)(
  'SHELL-56 the mask of a %s ignores taps for its first 300 ms; a later tap closes it',
  (name) => {
    open(name);
    wait(299);
    tapMask();
    screen.getByRole('dialog');
    wait(1);
    tapMask();
    wait(POPUP_MS.slide);
    expect(panel()).toBeNull();
  },
);

test.each([
  ['full', 250],
  ['dialog', 250],
  ['sheet', 300],
  ['drawer', 300],
] as const)(
  'SHELL-54 SHELL-55 a closed %s stays for its %i ms of closing and no longer',
  (name, stayMs) => {
    open(name);
    fireEvent.keyDown(document, { key: 'Escape' });
    wait(stayMs - 1);
    expect(panel()).not.toBeNull();
    wait(1);
    expect(panel()).toBeNull();
  },
);

test('SHELL-53 SHELL-54 SHELL-55 the styles and the scripts have the same times', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8');
  expect(POPUP_MS).toEqual({ popup: 225, fade: 250, slide: 300 });
  for (const [name, milliseconds] of Object.entries(POPUP_MS))
    expect(tokens).toContain(`--dur-${name}: ${milliseconds}ms;`);
});

test.each(['sheet', 'drawer', 'full', 'picture'])('the close button of a %s closes it', (name) => {
  open(name);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  wait(POPUP_MS.slide);
  expect(panel()).toBeNull();
});

test('without script the close button is a link', () => {
  const html = renderToString(
    <BottomSheet
      isOpen
      onClose={() => undefined}
      title="Popup"
      closeLabel="Close"
      closeHref="/m/home"
    >
      text
    </BottomSheet>,
  );
  expect(html).toContain('href="/m/home"');
});

function drag(element: Element, from: [number, number], to: [number, number]): void {
  fireEvent.pointerDown(element, { clientX: from[0], clientY: from[1], pointerId: 1 });
  fireEvent.pointerMove(element, { clientX: to[0], clientY: to[1], pointerId: 1 });
  fireEvent.pointerUp(element, { clientX: to[0], clientY: to[1], pointerId: 1 });
}

test('a sheet dragged down by 100 px closes, by less it returns to its place', () => {
  open('sheet');
  const grip = panel().firstElementChild as Element;
  drag(grip, [100, 200], [100, 299]);
  screen.getByRole('dialog');
  expect(panel().style.transform).toBe('');
  drag(grip, [100, 200], [100, 300]);
  wait(POPUP_MS.slide);
  expect(panel()).toBeNull();
});

test('SHELL-48 a drawer swiped towards its edge by 100 px closes, upwards it only scrolls', () => {
  open('drawer');
  drag(panel(), [100, 400], [120, 100]);
  expect(panel()).not.toBeNull();
  drag(panel(), [100, 400], [200, 405]);
  wait(POPUP_MS.slide);
  expect(panel()).toBeNull();
});

test('with two popups over each other Escape closes the upper one', () => {
  const closed: string[] = [];
  render(
    <>
      <BottomSheet isOpen onClose={() => closed.push('sheet')} title="Lower" closeLabel="Close">
        text
      </BottomSheet>
      <Dialog
        isOpen
        onClose={() => closed.push('dialog')}
        title="Upper"
        actions={<button type="button">Yes</button>}
      />
    </>,
  );
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(closed).toEqual(['dialog']);
});

test('the toasts stay usable above a popup', () => {
  render(
    <>
      <div data-above-popups>
        <button type="button">Undo</button>
      </div>
      <Dialog isOpen onClose={() => undefined} title="Popup" actions={null} />
    </>,
  );
  expect(screen.getByText('Undo').closest('[inert]')).toBeNull();
});
