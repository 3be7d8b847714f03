// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import FeedbackScreen, { action, loader } from './feedback-screen.tsx';

const ADDRESS = 'http://lobby.example/m/help/feedback';
const DATA = { bounds: { minLength: 10, maxLength: 500 }, page: undefined, isSent: false };
const TEXT = 'The number on the receipt could be larger.';
const RECEIVED = { value: { receivedAt: '2026-11-20T10:00:00.000Z' } };

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your feedback' });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
const write = (text: string) => fireEvent.input(area(), { target: { value: text } });

async function load(query = '') {
  const { context } = await testScope({});
  return loader({ context, url: new URL(ADDRESS + query), params: {} } as never);
}

/** Posts the form without script. */
async function post(fields: Record<string, string>) {
  const { context } = await testScope({ session: TEST_SESSION });
  const body = new URLSearchParams({ formToken: 'form-token', ...fields });
  const request = new Request(ADDRESS, { method: 'POST', body });
  return action({ context, request, url: new URL(ADDRESS), params: {} } as never).catch(
    (thrown: unknown) => thrown,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('feedback', () => {
  test('CS-13 MSG-60 the bounds are those of the site, and the page that the reader came from is one of it', async () => {
    expect(await load('?about=/m/gameRecord')).toEqual({ ...DATA, page: '/m/gameRecord' });
    for (const about of [
      'https://evil.example',
      '//evil.example',
      '/m/<b>',
      `/m/${'x'.repeat(200)}`,
    ])
      expect(await load(`?about=${encodeURIComponent(about)}`)).toEqual(DATA);
    await renderScreen(FeedbackScreen, { loaderData: { ...DATA, page: '/m/gameRecord' } });
    screen.getByText('Write 10 to 500 characters');
    expect(screen.getByRole<HTMLInputElement>('checkbox').value).toBe('/m/gameRecord');
  });

  test('CS-12 counts letters as people see them while they are typed, and sends nothing outside the bounds', async () => {
    const { calls } = fakeGateway({});
    await renderScreen(FeedbackScreen, { loaderData: DATA });
    write('  শুভেচ্ছা ');
    screen.getByText('3 / 500');
    press();
    expect(area().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(area());
    expect(area().getAttribute('aria-describedby')).toBe(
      screen.getByText('Write 10 to 500 characters').parentElement?.id,
    );
    write(TEXT);
    expect(area().hasAttribute('aria-invalid')).toBe(false);
    write('x'.repeat(501));
    press();
    expect(area().getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
  });

  test('API-33 CS-13 sends text, topic, page and language, then says what happens next', async () => {
    const { calls } = fakeGateway({ 'PUT /service/feedback': () => RECEIVED });
    await renderScreen(FeedbackScreen, { loaderData: { ...DATA, page: '/m/gameRecord' } });
    fireEvent.click(screen.getByRole('radio', { name: 'How it looks' }));
    write(TEXT);
    press();
    await screen.findByRole('heading', { name: 'Thank you. Your feedback has arrived.' });
    screen.getByText(/The operator of this site reads it/);
    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      [
        'PUT /service/feedback',
        { content: TEXT, topic: 'looks', page: '/m/gameRecord', language: 'en' },
      ],
    ]);
  });

  test.each([
    ['a dead network', {}, /connection|reached/i],
    ['an outage', { 'PUT /service/feedback': () => problem('server.unavailable', 503) }, /./],
    ['too many', { 'PUT /service/feedback': () => problem('request.too_many', 429) }, /Wait/],
  ])(
    'CS-13 after %s the text stands as it was typed, and what to do is said',
    async (_name, answers, says) => {
      fakeGateway(answers);
      await renderScreen(FeedbackScreen, { loaderData: DATA });
      write(TEXT);
      press();
      expect((await screen.findByRole('alert')).textContent).toMatch(says);
      expect(area().value).toBe(TEXT);
      await waitFor(() => screen.getByRole('button', { name: 'Send feedback' }));
    },
  );

  test('CS-12 a gateway that counts otherwise has the last word', async () => {
    fakeGateway({ 'PUT /service/feedback': () => problem('service.feedback_length', 422) });
    await renderScreen(FeedbackScreen, { loaderData: DATA });
    write(TEXT);
    press();
    await waitFor(() => expect(area().getAttribute('aria-invalid')).toBe('true'));
    expect(area().value).toBe(TEXT);
  });

  test('CS-13 works without script: it posts, thanks, and keeps what was refused', async () => {
    const { calls } = fakeGateway({ 'PUT /service/feedback': () => RECEIVED });
    const answer = (await post({ content: TEXT, topic: 'money' })) as Response;
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/help/feedback?sent=1']);
    expect(calls[0]?.body).toEqual({ content: TEXT, topic: 'money', language: 'en' });
    await renderScreen(FeedbackScreen, { loaderData: await load('?sent=1') });
    screen.getByRole('heading', { name: 'Thank you. Your feedback has arrived.' });
    cleanup();

    const short = await post({ content: 'short', topic: 'nonsense', page: '/m/slot' });
    expect(calls).toHaveLength(1);
    await renderScreen(FeedbackScreen, { loaderData: DATA, actionData: short });
    expect([area().value, area().getAttribute('aria-invalid')]).toEqual(['short', 'true']);
    expect(screen.getByRole<HTMLInputElement>('checkbox').value).toBe('/m/slot');
    expect(area().form?.getAttribute('action')).toBe('/m/help/feedback');
    cleanup();

    fakeGateway({ 'PUT /service/feedback': () => problem('server.unavailable', 503) });
    const failed = await post({ content: TEXT, topic: 'money' });
    await renderScreen(FeedbackScreen, { loaderData: DATA, actionData: failed });
    screen.getByRole('alert');
    expect(area().value).toBe(TEXT);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Balance' }).checked).toBe(true);
  });

  test('CS-13 a form of a member without the token of the page is refused', async () => {
    const refused = (await post({ content: TEXT, formToken: 'forged' })) as { init?: ResponseInit };
    expect(refused.init?.status).toBe(403);
  });
});
