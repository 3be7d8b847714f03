// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import * as form from './link-form-screen.tsx';
import * as list from './links-screen.tsx';

const MAIN = {
  code: 'RAFI88QX',
  name: '',
  isMain: true,
  isOpen: true,
  visits: 1120,
  registrations: 61,
  firstDeposits: 38,
};
const PAGE = {
  code: 'FBRAFI',
  name: 'Facebook page',
  isMain: false,
  isOpen: false,
  visits: 540,
  registrations: 27,
  firstDeposits: 15,
};
const LINKS = { span: { from: '2026-11-01', to: '2026-11-21' }, most: 20, links: [MAIN, PAGE] };
const session = { ...TEST_SESSION, type: MEMBER_TYPE.agent };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answers = (links: object = LINKS) => ({
  'GET /agent/contracts': () => ({ value: { waiting: [] } }),
  'GET /agent/links': () => ({ value: links }),
});
async function open(
  part: typeof list | typeof form,
  path: string,
  { params = {}, ...more }: { params?: object; links?: object; [call: string]: unknown } = {},
) {
  const { links = LINKS, ...calls } = more;
  const gateway = fakeGateway({ ...answers(links), ...calls } as never);
  const { context } = await testScope({ session });
  const url = new URL(`http://lobby.example${path}`);
  const loaded = (await part.loader({ context, url, params } as never)) as {
    data: unknown;
    init: { status: number };
  };
  const visited: string[] = [];
  const page = await renderScreen(part.default as never, {
    loaderData: loaded.data,
    session,
    onVisit: (address) => visited.push(address),
  });
  return { ...gateway, ...page, visited, status: loaded.init.status };
}

describe('the links of an agent', () => {
  test('AGENTX-07 the own link is shown as a code, with visits, registrations and first deposits of each', async () => {
    const { calls } = await open(list, '/m/agent/links?period=last_month');
    const asked = calls.find(({ name }) => name === 'GET /agent/links');
    expect(asked?.query.get('period')).toBe('last_month');
    screen.getByRole('heading', { name: 'Main link' });
    const rows = within(screen.getByRole('table', { name: 'By link' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Link', 'Visits', 'Registered', 'First deposits'],
      ['RAFI88QXMain link', '1,120', '61', '38'],
      ['FBRAFIFacebook pageClosed', '540', '27', '15'],
      ['Total', '1,660', '88', '53'],
    ]);
    expect(screen.getByRole('link', { name: 'FBRAFI' }).getAttribute('href')).toBe(
      '/m/agent/links?period=last_month&link=FBRAFI',
    );
    expect(screen.getByRole('link', { name: 'New link' }).getAttribute('href')).toBe(
      '/m/agent/links/new',
    );
  });

  test('AGENTX-07 another link of the address is shown in its place, and leads to its name', async () => {
    await open(list, '/m/agent/links?link=FBRAFI');
    screen.getByRole('heading', { name: 'Facebook page' });
    expect(screen.getByRole('link', { name: 'Name, close or open it' }).getAttribute('href')).toBe(
      '/m/agent/links/FBRAFI',
    );
  });

  test('AGENTX-07 says when there are as many links as there may be', async () => {
    await open(list, '/m/agent/links', { links: { ...LINKS, most: 1 } });
    screen.getByText('You have all 1 links that there may be.');
    expect(screen.queryByRole('link', { name: 'New link' })).toBeNull();
  });
});

describe('the form of a link', () => {
  const typeInto = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('AGENTX-07 a new link says what is wrong before it is sent, and is shown afterwards', async () => {
    const { calls, toasts, visited } = await open(form, '/m/agent/links/new', {
      'POST /agent/links': () => ({ value: LINKS }),
    });
    typeInto(/^Code/, 'ab');
    send('Save');
    await screen.findByText('Enter 4 to 12 Latin letters or digits');
    screen.getByText('Enter a name');
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
    typeInto(/^Code/, 'fbrafi');
    typeInto(/^Name/, ' Facebook page ');
    send('Save');
    await waitFor(() => expect(visited.at(-1)).toBe('/agent/links?link=FBRAFI'));
    expect(toasts.at(-1)).toMatchObject({ text: 'The link is saved.' });
    expect(calls.find(({ name }) => name === 'POST /agent/links')?.body).toEqual({
      code: 'FBRAFI',
      name: 'Facebook page',
    });
  });

  test('AGENTX-07 a code that is taken stands beside its field, and what was typed stays', async () => {
    await open(form, '/m/agent/links/new', {
      'POST /agent/links': () => problem('agent.link_taken', 409),
    });
    typeInto(/^Code/, 'fbrafi');
    typeInto(/^Name/, 'Poster');
    send('Save');
    await screen.findByText('This code is taken, choose another one');
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Poster');
  });

  test('AGENTX-07 a known link is named anew and opened; the own link and a foreign one are not found', async () => {
    const { calls, toasts, visited } = await open(form, '/m/agent/links/FBRAFI', {
      params: { code: 'FBRAFI' },
      'POST /agent/links/FBRAFI': () => ({ value: LINKS }),
    });
    fireEvent.click(screen.getByRole('switch', { name: 'The link is open' }));
    send('Save');
    await waitFor(() => expect(visited.at(-1)).toBe('/agent/links?link=FBRAFI'));
    expect(toasts.at(-1)).toMatchObject({ text: 'The link is saved.' });
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
      name: 'Facebook page',
      isOpen: true,
    });
    for (const code of [MAIN.code, 'NOBODY1']) {
      cleanup();
      const { status } = await open(form, `/m/agent/links/${code}`, { params: { code } });
      expect(status).toBe(404);
    }
  });
});
