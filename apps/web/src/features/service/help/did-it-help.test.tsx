// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { afterVerdict, answeredOf, verdictOf } from './did-it-help.model.ts';
import type { RefusedVerdict } from './did-it-help.model.ts';
import HelpScreen, { action } from './help-screen.tsx';
import { helpView } from './help.model.ts';
import { helpSearch } from './search/help-search.ts';

const PART = { title: 'A round', content: '<p>Stake first</p>' };
const ITEM = { tag: 'how', title: 'How', content: '', version: '2', children: [PART, PART] };
const RECEIVED = { value: { receivedAt: '2026-11-25T10:00:00.000Z' } };
const ARTICLE = { tag: 'how', part: 1, version: '2' };

async function show(
  query = 'tag=how&c=1',
  { item = ITEM, actionData }: { item?: typeof ITEM; actionData?: RefusedVerdict } = {},
) {
  const params = new URLSearchParams(query);
  const view = helpView([item], params, helpSearch([[item]]));
  const answered = answeredOf(params.get('helped'));
  await renderScreen(HelpScreen, {
    loaderData: { ok: true, data: { view, contacts: [], answered } },
    ...(actionData ? { actionData } : {}),
    path: `/help?${query}`,
  });
}

async function post(fields: Record<string, string>) {
  const { context } = await testScope({ locale: 'en' });
  const address = 'http://lobby.example/help?tag=how&c=1';
  const request = new Request(address, { method: 'POST', body: new URLSearchParams(fields) });
  return action({ context, request, url: new URL(address), params: {} } as never).catch(
    (answer: unknown) => answer,
  );
}

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');

afterEach(cleanup);

describe('whether a help article helped', () => {
  test('CS-11 one tap answers with the article and its version, then asks for words', async () => {
    const { calls } = fakeGateway({ 'PUT /service/help/answer': () => RECEIVED });
    await show();
    screen.getByRole('heading', { name: 'Did it help?' });
    tap('No');
    await screen.findByText('Thank you. Your answer has arrived.');
    expect(screen.getByRole('status').textContent).toMatch(/^Thank you/);
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
    fireEvent.input(screen.getByRole('textbox', { name: 'What was missing?' }), {
      target: { value: ' How long it takes ' },
    });
    tap('Send');
    await screen.findByText(/The operator of this site reads/);
    expect(screen.queryByRole('textbox', { name: 'What was missing?' })).toBeNull();
    const answer = { ...ARTICLE, isHelpful: false, language: 'en' };
    expect(calls.map(({ body }) => body)).toEqual([
      answer,
      { ...answer, words: 'How long it takes' },
    ]);
  });

  test('CS-11 a yes is told as one, and words may follow', async () => {
    const { calls } = fakeGateway({ 'PUT /service/help/answer': () => RECEIVED });
    await show();
    tap('Yes');
    await screen.findByRole('textbox', { name: 'Would you like to add something?' });
    expect(calls[0]?.body).toMatchObject({ isHelpful: true });
  });

  test.each([
    ['an outage', problem('server.unavailable', 503), /./],
    ['another version', problem('service.article_not_found', 404), /was changed or taken away/],
  ])(
    'CS-11 after %s the question stands, and what happened is said',
    async (_name, answer, says) => {
      fakeGateway({ 'PUT /service/help/answer': () => answer });
      await show();
      tap('Yes');
      expect((await screen.findByRole('alert')).textContent).toMatch(says);
      await waitFor(() => screen.getByRole('button', { name: 'No' }));
    },
  );

  test('CS-11 works without script: it posts to the article, thanks, takes words, and keeps what was refused', async () => {
    const { calls } = fakeGateway({ 'PUT /service/help/answer': () => RECEIVED });
    await show();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'No' });
    expect([button.form?.method, button.form?.getAttribute('action')]).toEqual([
      'post',
      '/m/help?tag=how&c=1',
    ]);
    const posted = Object.fromEntries(new FormData(button.form as HTMLFormElement)) as Record<
      string,
      string
    >;
    cleanup();
    const answer = (await post({ ...posted, [button.name]: button.value })) as Response;
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/help?tag=how&c=1&helped=no',
    ]);
    expect(calls[0]?.body).toEqual({ ...ARTICLE, isHelpful: false, language: 'en' });

    await show('tag=how&c=1&helped=no');
    screen.getByText('Thank you. Your answer has arrived.');
    cleanup();
    const told = (await post({ ...posted, helped: 'no', words: 'Times' })) as Response;
    expect(told.headers.get('Location')).toBe('/help?tag=how&c=1&helped=told');

    fakeGateway({ 'PUT /service/help/answer': () => problem('server.unavailable', 503) });
    const refused = (await post({ ...posted, helped: 'no', words: 'Times' })) as RefusedVerdict;
    await show('tag=how&c=1', { actionData: refused });
    screen.getByRole('alert');
    expect(area().value).toBe('Times');
  });

  test('CS-11 asks nothing where an article has no lasting name, and takes no form that names none', async () => {
    await show('i=0&c=1', { item: { ...ITEM, tag: '' } });
    expect(screen.queryByRole('heading', { name: 'Did it help?' })).toBeNull();
    const whole = { tag: 'how', part: '1', version: '2', helped: 'yes' };
    expect(verdictOf(whole)).toEqual({ ...ARTICLE, isHelpful: true });
    for (const fault of [{ tag: '' }, { part: '-1' }, { version: '' }, { helped: 'maybe' }]) {
      const answer = (await post({ ...whole, ...fault })) as { init?: ResponseInit };
      expect([fault, answer.init?.status]).toEqual([fault, 400]);
    }
    expect(answeredOf('always')).toBeUndefined();
    expect(afterVerdict({ isHelpful: true })).toBe('yes');
  });
});
