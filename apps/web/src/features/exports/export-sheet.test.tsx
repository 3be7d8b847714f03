// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ExportFile } from '@maidan/contract/types';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { usePopup } from '#platform/page/popup.ts';
import { ExportSheet } from './export-sheet.tsx';

const LIST = 'GET /exports';
const ORDER = 'POST /wallet/exports';
const FILE: ExportFile = {
  exportId: 'e-1',
  kind: 'account_record',
  from: '2026-02-22',
  to: '2026-02-28',
  state: 'waiting',
  done: 0,
  createdAt: '2026-02-28T06:00:00.000Z',
};
const READY: ExportFile = {
  ...FILE,
  state: 'done',
  done: 1200,
  total: 1200,
  bytes: 90_000,
  expiresAt: '2026-03-01T06:00:00.000Z',
  url: '/exports/e-1/file?expires=1&signature=x',
};
const order = {
  record: 'account_record',
  from: '2026-02-22',
  to: '2026-02-28',
  cause: '',
  language: 'en',
} as const;

function Page() {
  const { open } = usePopup();
  return (
    <>
      <button onClick={() => open('own', { name: 'export' })}>open</button>
      <ExportSheet order={order} />
    </>
  );
}

async function show() {
  await renderScreen(Page, { loaderData: {}, session: TEST_SESSION });
  fireEvent.click(screen.getByText('open'));
  await screen.findByRole('dialog');
}

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

describe('a record as a file', () => {
  test('MONEY-12 nothing is asked before it is opened; an order is sent with the days and choices of the page', async () => {
    const { calls } = fakeGateway({
      [LIST]: () => ({ list: [] }),
      [ORDER]: () => ({ value: FILE }),
    });
    await renderScreen(Page, { loaderData: {}, session: TEST_SESSION });
    expect(calls.filter(({ name }) => name === LIST)).toEqual([]);
    fireEvent.click(screen.getByText('open'));
    fireEvent.click(await screen.findByRole('button', { name: 'Make a CSV file' }));
    await screen.findByText('The file is being made');
    expect(calls.find(({ name }) => name === ORDER)?.body).toEqual(order);
    screen.getByText('It begins in a moment');
    expect(screen.queryByRole('button', { name: 'Make a CSV file' })).toBeNull();
  });

  test('MONEY-12 what goes on is shown after a reload: rows and share, then the link with its end', async () => {
    let now: ExportFile = { ...FILE, state: 'running', done: 400, total: 1200 };
    fakeGateway({ [LIST]: () => ({ list: [now] }) });
    await show();
    await screen.findByText('400 of 1,200 rows');
    screen.getByText('33%');
    now = READY;
    await queryClient().invalidateQueries({ queryKey: ['exports'] });
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe(`/m/api${READY.url}`);
    expect(link.getAttribute('target')).toBe('_blank');
    screen.getByText(/^1,200 rows, to be taken until/);
    screen.getByRole('button', { name: 'Make a new file' });
  });

  test('MONEY-12 a file of another record is not shown, a failed one says so, and a refusal is told', async () => {
    let list: ExportFile[] = [{ ...READY, kind: 'betting_record' }];
    fakeGateway({ [LIST]: () => ({ list }), [ORDER]: () => problem('exports.under_way', 409) });
    await show();
    const make = await screen.findByRole('button', { name: 'Make a CSV file' });
    expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
    fireEvent.click(make);
    await screen.findByText(/One file is being made already/);
    list = [{ ...FILE, state: 'failed' }];
    await queryClient().invalidateQueries({ queryKey: ['exports'] });
    await waitFor(() => screen.getByText('The file could not be made. Try again.'));
  });
});
