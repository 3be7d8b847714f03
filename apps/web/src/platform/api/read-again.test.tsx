// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoutesStub, Outlet, useLoaderData, useLocation } from 'react-router';
import { afterEach, beforeAll, test } from 'vitest';
import {
  keepDataOnPopup,
  noteShownLocation,
  useOwnPopup,
  watchPopupHistory,
} from '../page/popup.ts';
import { useReadAgain } from './read-again.ts';

beforeAll(watchPopupHistory);
afterEach(cleanup);

/** As the shell does it, above the screen: its effects run after those of the screen. */
function Shell(): ReactNode {
  const location = useLocation();
  useEffect(() => noteShownLocation(location), [location]);
  return <Outlet />;
}

function Page(): ReactNode {
  const loads = useLoaderData<number>();
  const popup = useOwnPopup('own');
  const noteOld = useReadAgain(popup.isOpen);
  const save = () => {
    noteOld();
    popup.close();
  };
  return (
    <>
      <p>{`loads: ${loads}, open: ${popup.isOpen}`}</p>
      <button onClick={popup.open}>open</button>
      <button onClick={popup.close}>close</button>
      <button onClick={save}>save</button>
    </>
  );
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const shows = (text: string) => waitFor(() => screen.getByText(text));

test('a screen is read again after a popup that changed its data, and after no other', async () => {
  let loads = 0;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Shell,
      children: [
        {
          index: true,
          Component: Page,
          loader: () => (loads += 1),
          shouldRevalidate: keepDataOnPopup,
          HydrateFallback: () => null,
        },
      ],
    },
  ]);
  render(<Stub />);
  await shows('loads: 1, open: false');
  await press('open');
  await shows('loads: 1, open: true');
  await press('close');
  await shows('loads: 1, open: false');
  await press('open');
  await shows('loads: 1, open: true');
  await press('save');
  await shows('loads: 2, open: false');
});
