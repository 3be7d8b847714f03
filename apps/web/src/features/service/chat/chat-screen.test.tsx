// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import { ContactRow } from '../contact-row.tsx';
import ChatScreen, { action } from './chat-screen.tsx';
import type { ChatMessage, ChatState } from './chat.model.ts';

const AT = '2026-11-20T10:00:00.000Z';
const STATE: ChatState = { unReadCount: 0, lastNumber: 1, deskReadNumber: 0, typing: null };
const MINE: ChatMessage = {
  messageId: 'id-number-1',
  number: 1,
  isFromMember: true,
  authorName: null,
  body: 'Is anybody there?',
  createdAt: AT,
  isRead: true,
};
const ANSWER = {
  ...MINE,
  messageId: 'id-number-2',
  number: 2,
  isFromMember: false,
  authorName: 'Mitu',
  body: 'Yes.',
  isRead: false,
};

const NOTHING_SAID = (): void => undefined;
let say: (state: ChatState) => void = NOTHING_SAID;
const STREAM = {
  'GET /live/events': () =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          say = (state) =>
            controller.enqueue(
              new TextEncoder().encode(`event: chat\ndata: ${JSON.stringify(state)}\n\n`),
            );
        },
      }),
      { headers: { 'Content-Type': 'text/event-stream' } },
    ),
};

const page = (messages: ChatMessage[], part: object = {}) => ({
  back: '/m/slot',
  page: {
    ok: true,
    data: {
      messages,
      hasMore: false,
      state: STATE,
      account: 'rafi_88',
      messageId: 'form-id-1',
      now: AT,
      ...part,
    },
  },
});
const open = (messages: ChatMessage[], part: object = {}) =>
  renderScreen(ChatScreen, { loaderData: page(messages, part), session: TEST_SESSION });
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const write = (body: string) => fireEvent.change(area(), { target: { value: body } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  say = NOTHING_SAID;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the chat', () => {
  test('CS-14 answers, typing and read marks arrive over the stream, and what is seen is told', async () => {
    const { calls } = fakeGateway({
      ...STREAM,
      'GET /service/chat/messages': () => ({
        value: { messages: [ANSWER], hasMore: false, state: { ...STATE, lastNumber: 2 } },
      }),
      'POST /service/chat/read': () => ({ value: { unReadCount: 0 } }),
    });
    await open([MINE]);
    screen.getByText('Sent');
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /live/events'));
    say({ ...STATE, deskReadNumber: 1, typing: 'Mitu' });
    await screen.findByText('Mitu is typing');
    screen.getByText('Read');
    say({ ...STATE, lastNumber: 2, deskReadNumber: 1, unReadCount: 1 });
    await screen.findByText('Yes.');
    expect(screen.queryByText('Mitu is typing')).toBeNull();
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'POST /service/chat/read')?.body).toEqual({
        upTo: 2,
      }),
    );
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite');
  });

  test('CS-14 what is unread stands below a heading with its number', async () => {
    fakeGateway({ ...STREAM, 'POST /service/chat/read': () => ({ value: { unReadCount: 0 } }) });
    await open([MINE, ANSWER], { state: { ...STATE, lastNumber: 2, unReadCount: 1 } });
    screen.getByRole('heading', { level: 2, name: '1 new' });
  });

  test('CS-14 earlier messages come by pages', async () => {
    const { calls } = fakeGateway({
      ...STREAM,
      'GET /service/chat/messages': () => ({
        value: { messages: [MINE], hasMore: false, state: STATE },
      }),
    });
    await open([{ ...ANSWER, isRead: true }], {
      hasMore: true,
      state: { ...STATE, lastNumber: 2 },
    });
    press('Earlier messages');
    await screen.findByText('Is anybody there?');
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
    const asked = calls.find(({ name }) => name === 'GET /service/chat/messages');
    expect(asked?.query.get('before')).toBe('2');
  });

  test('CS-14 a message that was not taken stays, also after a reload, and is sent again under its id', async () => {
    const refused = fakeGateway({
      ...STREAM,
      'POST /service/chat/messages': () => problem('server.unavailable', 503),
    });
    await open([]);
    await new Promise((done) => setTimeout(done));
    write('My deposit is missing');
    press('Send');
    await screen.findByText('Not sent');
    expect(area().value).toBe('');
    write('and one more');
    cleanup();

    const taken = fakeGateway({
      ...STREAM,
      'POST /service/chat/messages': () => ({ value: { ...MINE, body: 'My deposit is missing' } }),
    });
    await open([]);
    await screen.findByText('My deposit is missing');
    expect(area().value).toBe('and one more');
    press('Send again');
    await screen.findByText('Sent');
    expect(screen.getAllByText('My deposit is missing')).toHaveLength(1);
    const sent = (calls: typeof taken.calls) =>
      calls.filter(({ name }) => name === 'POST /service/chat/messages').map(({ body }) => body);
    expect(sent(taken.calls)).toEqual(sent(refused.calls));
  });

  test('CS-14 answers that could not be read are read again, although the stream stays open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isBroken = true;
    fakeGateway({
      ...STREAM,
      'GET /service/chat/messages': () =>
        isBroken
          ? problem('server.unavailable', 503)
          : { value: { messages: [ANSWER], hasMore: false, state: { ...STATE, lastNumber: 2 } } },
      'POST /service/chat/read': () => ({ value: { unReadCount: 0 } }),
    });
    await open([MINE]);
    await waitFor(() => expect(say).not.toBe(NOTHING_SAID));
    say({ ...STATE, lastNumber: 2, unReadCount: 1 });
    // Longer than the client itself tries a read again.
    await vi.advanceTimersByTimeAsync(30_000);
    isBroken = false;
    await vi.advanceTimersByTimeAsync(60_000);
    await screen.findByText('Yes.');
    vi.useRealTimers();
  });

  test('CS-14 what is written in one tab stands in the other, and neither undoes what the other keeps', async () => {
    const failed = { messageId: 'of-another-tab', body: 'kept elsewhere', hasFailed: true };
    fakeGateway(STREAM);
    await open([]);
    await new Promise((done) => setTimeout(done));
    const elsewhere = { account: 'rafi_88', text: 'written elsewhere', outgoing: [failed] };
    localStorage.setItem('maidan.chat', JSON.stringify(elsewhere));
    fireEvent(window, new StorageEvent('storage', { key: 'maidan.chat' }));
    await waitFor(() => expect(area().value).toBe('written elsewhere'));
    write('written here');
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('maidan.chat') ?? '')).toEqual({
        ...elsewhere,
        text: 'written here',
      }),
    );
  });

  test('CS-14 what one member wrote is not shown to another', async () => {
    fakeGateway(STREAM);
    const kept = { account: 'somebody', text: 'secret', outgoing: [] };
    localStorage.setItem('maidan.chat', JSON.stringify(kept));
    await open([]);
    await new Promise((done) => setTimeout(done));
    expect(area().value).toBe('');
  });
});

describe('the chat without script', () => {
  const ADDRESS = 'http://lobby.example/m/chat?back=%2Fm%2Fslot';
  const FIELDS = { body: 'My deposit is missing', messageId: 'of-the-form' };

  async function post(fields: Record<string, string>) {
    const settings = { whitelabel: testFlags(['CBS3']) };
    const { context } = await testScope({ session: TEST_SESSION, settings });
    const body = new URLSearchParams({ formToken: 'form-token', ...fields });
    const request = new Request(ADDRESS, { method: 'POST', body });
    const args = { context, request, url: new URL(ADDRESS), params: {} } as never;
    return action(args).catch((thrown: unknown) => thrown);
  }

  test('CS-14 a form sends its message and leads back to the chat', async () => {
    const { calls } = fakeGateway({ 'POST /service/chat/messages': () => ({ value: MINE }) });
    const answer = (await post(FIELDS)) as Response;
    const location = answer.headers.get('Location');
    expect([answer.status, location]).toEqual([303, '/chat?back=%2Fm%2Fslot']);
    expect(calls[0]?.body).toEqual(FIELDS);
    await post({ ...FIELDS, body: ' ' });
    expect(calls, 'nothing is sent for nothing').toHaveLength(1);
  });

  test('CS-14 what was not taken stands in the page that answers, under the same id', async () => {
    fakeGateway({ 'POST /service/chat/messages': () => problem('server.unavailable', 503) });
    const actionData = (await post(FIELDS)) as object;
    await renderScreen(ChatScreen, { loaderData: page([]), actionData, session: TEST_SESSION });
    screen.getByRole('alert');
    expect(area().value).toBe(FIELDS.body);
    const { elements } = area().form ?? { elements: undefined };
    const id = elements?.namedItem('messageId') as HTMLInputElement;
    expect(id.value).toBe('of-the-form');
  });

  test('CS-14 a form without the token of the page is refused', async () => {
    const refused = (await post({ ...FIELDS, formToken: 'forged' })) as { init?: ResponseInit };
    expect(refused.init?.status).toBe(403);
  });
});

describe('pictures in the chat', () => {
  class FakeUpload extends EventTarget {
    static all: FakeUpload[] = [];
    upload = new EventTarget();
    status = 0;
    responseText = '';
    open = vi.fn<(method: string, url: string) => void>();
    setRequestHeader = vi.fn<(name: string, value: string) => void>();
    abort = () => this.dispatchEvent(new Event('abort'));
    send() {
      FakeUpload.all.push(this);
    }
    answer(status: number, body: unknown) {
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.dispatchEvent(new Event('load'));
    }
    progress(loaded: number) {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }));
    }
  }
  const PICTURE = {
    pictureId: 'p-1',
    url: '/pictures/p-1?x',
    width: 9,
    height: 16,
    bytes: 421_888,
  };
  const RECEIPT = new File(['x'], 'rosid-1121.jpg', { type: 'image/jpeg' });
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Add a picture'), { target: { files } });
  const uploads = async (count: number) => {
    await waitFor(() => expect(FakeUpload.all).toHaveLength(count));
    return FakeUpload.all[count - 1];
  };

  beforeEach(() => {
    FakeUpload.all = [];
    vi.stubGlobal('XMLHttpRequest', FakeUpload);
  });
  const openReady = async (answers: object = {}) => {
    const gateway = fakeGateway({ ...STREAM, ...answers });
    await open([]);
    await screen.findByLabelText('Add a picture');
    return gateway;
  };
  const sent = {
    ...MINE,
    body: '',
    picture: { ...PICTURE, name: 'rosid-1121.jpg' },
  };

  test('CS-14 a picture shows how far it has come, becomes a message, and leads to the whole', async () => {
    const { calls } = await openReady({ 'POST /service/chat/messages': () => ({ value: sent }) });
    choose(RECEIPT);
    const upload = await uploads(1);
    upload?.progress(42);
    const bar = await screen.findByRole('progressbar', { name: 'Sending rosid-1121.jpg' });
    await waitFor(() => expect(bar.getAttribute('value')).toBe('42'));
    upload?.answer(200, { value: PICTURE });
    const link = await screen.findByRole('link', { name: /rosid-1121.jpg/ });
    expect(link.getAttribute('href')).toBe('/m/api/pictures/p-1?x');
    expect(link.textContent).toContain('412 KB');
    expect(calls.find(({ name }) => name === 'POST /service/chat/messages')?.body).toMatchObject({
      picture: { pictureId: 'p-1', name: 'rosid-1121.jpg' },
    });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('CS-14 a picture that was lost on the way is sent again, and what is typed stays', async () => {
    await openReady({ 'POST /service/chat/messages': () => ({ value: sent }) });
    write('the receipt follows');
    choose(RECEIPT);
    (await uploads(1))?.dispatchEvent(new Event('error'));
    await screen.findByText('Not sent');
    expect(localStorage.getItem('maidan.chat'), 'a file cannot be kept').not.toContain('rosid');
    press('Send again');
    (await uploads(2))?.answer(200, { value: PICTURE });
    await screen.findByRole('link', { name: /rosid-1121.jpg/ });
    expect(area().value).toBe('the receipt follows');
  });

  test('CS-14 of a picture that the gateway holds only the message is sent again', async () => {
    let isBroken = true;
    await openReady({
      'POST /service/chat/messages': () =>
        isBroken ? problem('server.unavailable', 503) : { value: sent },
    });
    choose(RECEIPT);
    (await uploads(1))?.answer(200, { value: PICTURE });
    await screen.findByText('Not sent');
    isBroken = false;
    press('Send again');
    await screen.findByRole('link', { name: /rosid-1121.jpg/ });
    expect(FakeUpload.all).toHaveLength(1);
  });

  test('CS-14 a wrong file says why and is removed; one that the page knows to be wrong is not sent', async () => {
    await openReady();
    choose(new File(['x'], 'moving.gif', { type: 'image/gif' }));
    await screen.findByText('The file is no JPG, JPEG or PNG picture.');
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    press('Remove');
    await waitFor(() => expect(screen.queryByText('moving.gif')).toBeNull());
    expect(FakeUpload.all).toEqual([]);
    choose(RECEIPT);
    const fault = (await problem('pictures.unreadable', 422).json()) as object;
    (await uploads(1))?.answer(422, fault);
    await screen.findByText('The picture could not be read. Choose another one, or take it again.');
  });
});

describe('the entry of the chat', () => {
  const show = (visits: string[]) =>
    renderScreen(() => <ContactRow item={{ kind: 'LIVECHAT', title: '', href: '/m/chat' }} />, {
      session: TEST_SESSION,
      path: '/slot',
      onVisit: (address) => visits.push(address),
    });

  test('CS-14 CS-16 asks for the address of the chat, and opens it', async () => {
    const visits: string[] = [];
    const { calls } = fakeGateway({
      'GET /service/chat/launch': () => ({ chatUrl: '/m/chat?back=%2Fm%2Fslot' }),
    });
    await show(visits);
    fireEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(visits).toEqual(['/chat?back=%2Fm%2Fslot']));
    const query = calls[0]?.query ?? new URLSearchParams();
    expect([query.get('b2c'), query.get('language'), query.get('template')]).toEqual([
      '1',
      'EN',
      'v2',
    ]);
    expect(query.get('backUrl')).toContain('splash=0');
  });

  test('CS-14 an address that is neither of the product nor https is not opened, and that is said', async () => {
    const visits: string[] = [];
    fakeGateway({ 'GET /service/chat/launch': () => ({ chatUrl: 'javascript:alert(1)' }) });
    const { toasts } = await show(visits);
    fireEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(visits).toEqual([]);
  });
});
