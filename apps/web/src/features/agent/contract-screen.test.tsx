// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import type { Contract } from '@maidan/contract/types';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { formPost, testScope } from '#platform/testing/test-scope.ts';
import ContractScreen, { action, handle, loader } from './contract-screen.tsx';
import { SHARE_TERMS, testContract } from './testing/contracts.ts';

const AGENT: SessionInfo = { ...TEST_SESSION, type: MEMBER_TYPE.agent };
const SALARY = '/m/member/agent/getSalaryContract';
const ANSWER = 'POST /agent/contracts/salary/answer';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(contract: Contract, options: RenderOptions = {}) {
  const loaded = { ok: true, data: { value: contract } };
  const loaderData = { kind: contract.kind, digits: 'latn', contract: loaded };
  return renderScreen(ContractScreen as never, { session: AGENT, loaderData, ...options });
}
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => fireEvent.click(button(name));
const confirm = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));

describe('the contract on the screen', () => {
  test('AGENT-12 AGENTX-05 shows the exact words, each sentence in its language, and the hash of the text', async () => {
    await show(testContract({ textLanguage: 'bn' }));
    for (const sentence of ['First sentence.', 'Second sentence.'])
      expect(screen.getByText(sentence).getAttribute('lang')).toBe('bn');
    screen.getByText('ab'.repeat(32));
  });

  test('AGENTX-05 shows the terms in a table: steps, base, period, deductions, carry-over', async () => {
    await show(testContract());
    const rows = [...screen.getByRole('table').querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['From', 'You get'],
      ['৳50,000', '৳600'],
      ['৳12,34,56,789', '৳1,200.05'],
    ]);
    const terms = Object.fromEntries(
      [...document.querySelectorAll('dl > div')].map((pair) =>
        [...pair.children].map((part) => part.textContent),
      ),
    );
    expect(terms).toMatchObject({
      State: 'Waiting',
      'Offered by': 'head_7',
      'Counted from': 'Valid bets of the team',
      Period: 'Every day',
      'Taken off first': 'Nothing',
      'Active members needed': '5',
      Shortfall: 'Not carried over',
      'Valid from': '2026/11/22',
    });
  });

  test('AGENTX-05 shares are percentages, in the digits of the reader', async () => {
    const contract = testContract({ kind: 'dividend', terms: SHARE_TERMS });
    await show(contract, { locale: 'bn' });
    const cells = within(screen.getByRole('table')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['৳০.০১', '১২.৫%']);
    screen.getByText('২০২৬/১১/২২');
    screen.getByText('পেমেন্ট ফি');
    screen.getByText('পরের সময়কালে যোগ হয়');
  });

  test('AGENTX-05 an answered contract shows its state and history, and cannot be answered again', async () => {
    await show(
      testContract({
        state: 'accepted',
        answeredAt: '2026-11-20T11:30:00.000Z',
        history: [
          { contractId: 'c-1', state: 'accepted', at: '2026-11-20T11:30:00.000Z' },
          { contractId: 'c-1', state: 'offered', at: '2026-11-20T10:00:00.000Z' },
        ],
      }),
    );
    const history = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      '2026/11/20 17:30Accepted',
      '2026/11/20 16:00Waiting',
    ]);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});

describe('answering', () => {
  const sent = { contractId: 'c-1', textHash: 'ab'.repeat(32), language: 'en', digits: 'latn' };

  test.each([
    ['Accept', 'accept', 'The contract was accepted.'],
    ['Refuse', 'refuse', 'The contract was refused.'],
  ])(
    'AGENT-12 %s asks for confirmation, then sends the text that was read and says so',
    async (name, answer, said) => {
      const { calls } = fakeGateway({ [ANSWER]: () => ({ value: testContract() }) });
      const { toasts } = await show(testContract());
      press(name);
      expect(calls).toEqual([]);
      confirm(name);
      await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([said]));
      expect(calls.map(({ body }) => body)).toEqual([{ ...sent, answer }]);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  test('AGENT-12 cancelling the question sends nothing', async () => {
    const { calls } = fakeGateway({});
    await show(testContract());
    press('Accept');
    confirm('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([]);
  });

  test.each([
    ['agent.contract_changed', 409, /The contract was changed meanwhile/],
    ['agent.contract_answered', 409, /This contract was already answered/],
  ])('AGENT-12 a refusal of the gateway (%s) is shown on the page', async (code, status, text) => {
    fakeGateway({ [ANSWER]: () => problem(code, status) });
    const { toasts } = await show(testContract());
    press('Accept');
    confirm('Accept');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(toasts).toEqual([]);
  });

  test('AGENT-12 without a connection the answer can be given again', async () => {
    fakeGateway({});
    await show(testContract());
    press('Refuse');
    confirm('Refuse');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button('Refuse')).toBeDefined();
  });
});

describe('without a contract', () => {
  const failed = (code: string) => ({
    kind: 'salary',
    contract: { ok: false, failure: { code, params: {}, requestId: undefined } },
  });

  test('AGENT-12 a kind without an offer says so and leads home', async () => {
    await renderScreen(ContractScreen as never, {
      loaderData: failed('agent.contract_not_found'),
    });
    screen.getByText('No contract of this kind');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/m/home');
  });

  test('AGENT-07 a member type that has no contracts is told so', async () => {
    await renderScreen(ContractScreen as never, { loaderData: { kind: 'salary' } });
    screen.getByText('This account has no contracts.');
  });

  test('AGENT-12 a failure shows its reason and a way to try again', async () => {
    await renderScreen(ContractScreen as never, { loaderData: failed('server.unavailable') });
    expect(screen.getByRole('alert').textContent).toContain('The contract could not be loaded');
    expect(button('Try again')).toBeDefined();
  });
});

describe('the routes', () => {
  const load = async (path: string, session = AGENT) => {
    const { context } = await testScope({ session, locale: 'en' });
    const url = new URL(`http://lobby.example${path}`);
    return loader({ context, url } as never);
  };

  test.each([
    ['AGENT-03', SALARY, 'salary', 'agent.contract.salary'],
    ['AGENT-04', '/m/member/agent/getDevidendContract', 'dividend', 'agent.contract.dividend'],
    ['AGENT-05', '/m/member/agent/getHourContract', 'hourly', 'agent.contract.hourly'],
  ])('%s %s shows the %s contract under its title', async (_row, path, kind, titleKey) => {
    const contract = testContract({ kind: kind as Contract['kind'] });
    const { calls } = fakeGateway({
      [`GET /agent/contracts/${kind}`]: () => ({ value: contract }),
    });
    expect(await load(path)).toMatchObject({
      data: { kind, contract: { ok: true, data: { value: contract } } },
      init: { status: 200 },
    });
    expect(calls[0]?.query.toString()).toBe('language=en&digits=latn');
    expect(handle(path)).toMatchObject({ titleKey, header: 'back' });
  });

  test.each([4, 40, 41, 42])('AGENT-07 type %i is refused, and nothing is asked', async (type) => {
    const { calls } = fakeGateway({});
    const answer = await load(SALARY, { ...AGENT, type });
    expect(answer).toMatchObject({ data: { contract: undefined }, init: { status: 403 } });
    expect(calls).toEqual([]);
  });

  test('AGENT-12 the absence of a contract is an ordinary page, and a failure has an error status', async () => {
    const answers = {
      'GET /agent/contracts/salary': () => problem('agent.contract_not_found', 404),
    };
    fakeGateway(answers);
    expect(await load(SALARY)).toMatchObject({ init: { status: 200 } });
    fakeGateway({ 'GET /agent/contracts/salary': () => problem('server.unavailable', 503) });
    expect(await load(SALARY)).toMatchObject({ init: { status: 503 } });
  });
});

describe('the plain form', () => {
  const fields = {
    formToken: 'form-token',
    contractId: 'c-1',
    textHash: 'ab'.repeat(32),
    language: 'en',
    digits: 'latn',
    answer: 'accept',
  };
  const post = async (values: Record<string, string>) => {
    const { context } = await testScope({ session: AGENT });
    const url = new URL(`http://lobby.example${SALARY}`);
    return action({ context, url, request: formPost(SALARY, values) } as never);
  };

  test('AGENT-12 contains everything that an answer needs', async () => {
    await show(testContract());
    const form = button('Accept').closest('form');
    const { answer: _answer, ...hidden } = fields;
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual(hidden);
    expect(button('Refuse').getAttribute('value')).toBe('refuse');
  });

  test('AGENT-12 answers for the member and shows the contract again', async () => {
    const { calls } = fakeGateway({ [ANSWER]: () => ({ value: testContract() }) });
    const thrown: unknown = await post(fields).catch((error: unknown) => error);
    expect((thrown as Response).headers.get('location')).toBe('/member/agent/getSalaryContract');
    expect((thrown as Response).status).toBe(303);
    const { formToken: _formToken, ...body } = fields;
    expect(calls[0]?.body).toEqual(body);
  });

  test('AGENT-12 says why it was refused', async () => {
    fakeGateway({ [ANSWER]: () => problem('agent.contract_changed', 409) });
    const actionData = await post(fields);
    expect(actionData).toMatchObject({ failure: { code: 'agent.contract_changed' } });
    await show(testContract(), { actionData });
    expect(screen.getByRole('alert').textContent).toContain('changed meanwhile');
  });

  test('AGENT-12 sends no answer without the token of the page', async () => {
    const { calls } = fakeGateway({ [ANSWER]: () => ({ value: testContract() }) });
    await expect(post({ ...fields, formToken: 'other' })).rejects.toMatchObject({
      init: { status: 403 },
    });
    expect(calls).toEqual([]);
  });
});
