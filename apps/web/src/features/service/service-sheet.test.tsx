// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testSettings } from '#platform/testing/site-settings.ts';
import { ServiceSheet } from './service-sheet.tsx';

const ENTRIES = [
  { csType: 'LIVECHAT', title: 'Support chat', path: btoa('https://chat.example.org/support') },
  { csType: 'TELEGRAM', title: '', path: btoa('javascript:alert(1)') },
];

const show = (
  entries: Answers[string],
  settings: Partial<ReturnType<typeof testSettings>> = {},
) => {
  fakeGateway({ 'GET /service/entries': entries });
  return renderScreen(() => <ServiceSheet isOpen onClose={() => undefined} />, { settings });
};

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

describe('the customer-service popup', () => {
  test('CS-01 CS-05 lists the contacts with their decoded addresses, and none that must not be opened', async () => {
    await show(() => ({ value: ENTRIES }));
    const chat = await screen.findByRole('link', { name: /Support chat/ });
    expect(chat.getAttribute('href')).toBe('https://chat.example.org/support');
    expect(chat.getAttribute('target')).toBe('_blank');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://chat.example.org/support',
      '/m/help',
      '/m/help/feedback?about=/m/here',
    ]);
  });

  test('a contact is shown as what a tap opens (a mail, a call or a page), not as its type', async () => {
    const of = (path: string, title = '') => ({ csType: 'TELEGRAM', title, path: btoa(path) });
    const value = [
      of('mailto:help@site.example', 'help@site.example'),
      of('tel:+8801700000000'),
      of('/m/help?tag=account', 'Your account'),
      of('https://chat.example/us', 'Chat'),
    ];
    await show(() => ({ value }));
    await screen.findByRole('link', { name: /help@site/ });
    const rows = screen.getAllByRole('link').slice(0, -2);
    expect(rows.map((row) => [row.textContent, row.getAttribute('target')])).toEqual([
      ['help@site.exampleEmail', null],
      ['PhonePhone', null],
      ['Your accountA page of this site', null],
      ['ChatOpens outside the site', '_blank'],
    ]);
  });

  test('CS-03 an item that is switched on without an address says so, and leads to the help centre when there is nobody to ask', async () => {
    const { whitelabel } = testSettings();
    const settings = { whitelabel: { ...whitelabel, SERVICE_LIVECHAT: true, SERVICE_VIBER: true } };
    await show(() => ({ value: [] }), settings);
    const chat = await screen.findByRole('link', { name: /^Live chat/ });
    expect(chat.getAttribute('href')).toBe('/m/help');
    expect(chat.textContent).toBe('Live chatNo address yet. Look in the help centre.');
    expect(screen.queryByText('Viber'), 'is no kind of the popup').toBeNull();
    expect(screen.queryByText(/No contact is set up/)).toBeNull();
  });

  test('loading shows the shape of the list', async () => {
    await show(() => new Promise(() => undefined));
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  test('without a contact it says where answers are', async () => {
    await show(() => ({ value: [] }));
    await screen.findByText(/No contact is set up/);
    screen.getByRole('link', { name: /help centre/ });
  });

  test('a failure is mentioned and can be tried again', async () => {
    let tries = 0;
    await show(() => {
      tries += 1;
      return tries === 1 ? problem('request.too_many', 429) : { value: ENTRIES };
    });
    await screen.findByText('The contacts could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: /Support chat/ });
  });
});
