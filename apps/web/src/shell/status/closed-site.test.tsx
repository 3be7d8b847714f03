// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRevalidator } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { StatusPage } from './closed-site.tsx';
import type { ClosedSite } from './closed-site.tsx';

vi.mock('react-router', { spy: true });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const MAINTENANCE: ClosedSite = {
  status: 1,
  address: '203.0.113.9',
  endsAt: '2026-11-21T12:30:00.000Z',
  customerService: [],
};
const REGION: ClosedSite = { ...MAINTENANCE, status: 2, endsAt: null };
const HELP_PAGE = { csType: 'LIVECHAT', title: 'Help', path: '/m/help' } as const;
const TELEGRAM = {
  csType: 'TELEGRAM',
  title: 'Telegram',
  path: 'https://chat.example/us',
} as const;

const show = (closed: ClosedSite, options: RenderOptions = {}) =>
  renderScreen(() => <StatusPage closed={closed} />, options);

describe('the page of a site under maintenance', () => {
  test("SHELL-65 SHELL-70 MSG-12 shows logo, one heading, one sentence, and the end in the site's own time", async () => {
    await show(MAINTENANCE);
    expect(screen.getByRole('heading').textContent).toBe('We are working on the site');
    screen.getByRole('link', { name: 'Test site, to the home page' });
    screen.getByText(/Your balance and open bets are kept/);
    screen.getByText('2026/11/21 18:30');
    expect(document.title).toBe('Maintenance - Test site');
  });

  test('SHELL-65 says nothing about an unknown end, nor about the visitor’s address', async () => {
    const { container } = await show({ ...MAINTENANCE, endsAt: null });
    expect(screen.queryByText('Expected end')).toBeNull();
    expect(container.textContent).not.toContain('203.0.113.9');
  });

  test('SHELL-70 offers customer service', async () => {
    await show({ ...MAINTENANCE, customerService: [TELEGRAM] });
    expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe(
      'https://chat.example/us',
    );
  });

  test('SHELL-70 can be tried again', async () => {
    const revalidate = vi.fn(async () => undefined);
    vi.mocked(useRevalidator).mockReturnValue({ revalidate, state: 'idle' });
    await show(MAINTENANCE);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(1));
  });
});

describe('the page of a site that is closed for the region', () => {
  test('SHELL-66 SHELL-68 MSG-13 names the site and shows the visitor’s address as it is', async () => {
    await show(REGION, { locale: 'bn' });
    screen.getByText('203.0.113.9');
    screen.getByText(/পরীক্ষা/);
  });

  test('SHELL-69 offers the first contact that works while the site is closed', async () => {
    await show({ ...REGION, customerService: [HELP_PAGE, TELEGRAM] });
    const contact = screen.getByRole('link', { name: 'Tell us if this is wrong' });
    expect(contact.getAttribute('href')).toBe('https://chat.example/us');
  });

  test('SHELL-69 offers nothing when there is no such contact', async () => {
    await show({ ...REGION, customerService: [HELP_PAGE] });
    expect(screen.queryByRole('link', { name: 'Tell us if this is wrong' })).toBeNull();
  });
});
