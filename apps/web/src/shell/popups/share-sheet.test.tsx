// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePopup } from '#platform/page/popup.ts';
import { useShare } from '#platform/page/share.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { PopupHost } from './popup-host.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = '/m/activityDetail?id=7';
const url = `https://lobby.example${path}`;
const withDevice = (can: object) => vi.stubGlobal('navigator', { userAgent: 'test', ...can });

function Page({ states }: { states: unknown[] }) {
  const share = useShare();
  const { popup } = usePopup();
  useEffect(() => void states.push(popup), [states, popup]);
  return (
    <>
      <button type="button" onClick={() => share({ path, title: 'Eid' })}>
        pass on
      </button>
      <PopupHost />
    </>
  );
}

async function press(states: unknown[] = []) {
  const shown = await renderScreen(() => <Page states={states} />, {
    rootData: { origin: 'https://lobby.example' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'pass on' }));
  return shown;
}

test('the device passes on the address of a page, in no language of its own', async () => {
  const share = vi.fn(async () => undefined);
  withDevice({ share });
  await press();
  expect(share).toHaveBeenCalledWith({ title: 'Eid', url });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a browser that cannot share shows the code of the page and copies its address', async () => {
  const writeText = vi.fn(async () => undefined);
  withDevice({ clipboard: { writeText } });
  const { toasts } = await press();
  const code = await screen.findByRole('img', { name: `QR code: ${url}` });
  expect(code.getAttribute('src')).toBe('/m/code.svg?to=%2Fm%2FactivityDetail%3Fid%3D7');
  expect(screen.getByRole('dialog').textContent).toContain(url);
  fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Address copied.']));
  expect(writeText).toHaveBeenCalledWith(url);
});

test('without a clipboard the reader is told to mark the address', async () => {
  withDevice({});
  const { toasts } = await press();
  fireEvent.click(await screen.findByRole('button', { name: 'Copy address' }));
  await waitFor(() => expect(toasts.map(({ tone }) => tone)).toEqual(['danger']));
});

test('a browser that refuses to share gets the sheet', async () => {
  withDevice({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  await press();
  await screen.findByRole('dialog');
});

test('whoever closes the sheet of the device gets no other one', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('no', 'AbortError')));
  withDevice({ share });
  const states: unknown[] = [];
  await press(states);
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  // A popup opens after two frames.
  for (let frame = 0; frame < 4; frame += 1)
    await act(() => new Promise((done) => requestAnimationFrame(done)));
  expect(states).toEqual([undefined]);
});
