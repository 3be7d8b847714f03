// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import { SecurityList } from '../security-list.tsx';
import { overviewOf } from '../testing.ts';
import IdentityScreen, { loader } from './identity-screen.tsx';
import type { Identity } from './identity.queries.ts';

const AT = '2026-11-20T10:00:00.000Z';
const SEND = 'POST /security/identity';
const PICTURE = {
  pictureId: 'picture-1',
  url: '/pictures/picture-1?expires=1&signature=x',
  width: 40,
  height: 60,
};

const uploads = vi.hoisted(() => ({ next: 0, fault: '' }));
vi.mock('#platform/api/upload.ts', async () => {
  const { ApiFailure } = await import('#platform/api/failure.ts');
  return {
    uploadPicture: () => ({
      done:
        uploads.fault === ''
          ? Promise.resolve({ pictureId: `picture-${(uploads.next += 1)}` })
          : Promise.reject(new ApiFailure(uploads.fault)),
      abort: () => undefined,
    }),
  };
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  Object.assign(uploads, { next: 0, fault: '' });
});

const show = (identity: Partial<Identity> = {}, options: object = {}) =>
  renderScreen(IdentityScreen as never, {
    loaderData: { ok: true, data: { state: 'none', pictures: [], ...identity } },
    session: TEST_SESSION,
    ...options,
  });
const choose = (...names: string[]) =>
  fireEvent.change(document.querySelector('input[type=file]') ?? expect.fail(), {
    target: { files: names.map((name) => new File(['x'], name, { type: 'image/jpeg' })) },
  });
const sendButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Send the documents' });

describe('the entry in the security centre', () => {
  const list = (documents?: Identity['state']) =>
    renderScreen(() => (
      <SecurityList
        overview={overviewOf(documents ? { documents } : {})}
        onPin={() => undefined}
        onPayee={() => undefined}
      />
    ));

  test('SHELL-97 is there where the site asks for documents, with their state, and nowhere else', async () => {
    await list();
    expect(screen.queryByRole('link', { name: /^Identity documents/ })).toBeNull();
    for (const [state, text] of [
      ['none', /^Identity documents\s*Not sent yet\s*Send$/],
      ['pending', /^Identity documents\s*Being looked at\s*See$/],
      ['approved', /^Identity documents\s*Approved\s*In place$/],
      ['rejected', /^Identity documents\s*Not accepted; send others\s*Send$/],
    ] as const) {
      cleanup();
      await list(state);
      const entry = screen.getByRole('link', { name: text });
      expect(entry.getAttribute('href')).toBe('/m/securityCenter/identity');
    }
  });
});

describe('identity documents', () => {
  async function gateway(answers: Answers) {
    return fakeGateway(answers);
  }

  test('MEMBERX-03 SHELL-97 the pictures that went up are sent together', async () => {
    const { calls } = await gateway({
      [SEND]: () => ({ value: { state: 'pending', pictures: [PICTURE], sentAt: AT } }),
    });
    const { toasts } = await show();
    expect(sendButton().disabled).toBe(true);
    choose('front.jpg', 'back.jpg');
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    fireEvent.click(sendButton());
    await waitFor(() =>
      expect(toasts.map(({ text }) => text)).toEqual(['The documents were sent.']),
    );
    expect(calls.find(({ name }) => name === SEND)?.body).toEqual({
      pictures: ['picture-1', 'picture-2'],
    });
  });

  test('MEMBERX-03 a picture that failed keeps the form from being sent, and a refusal keeps all pictures', async () => {
    uploads.fault = 'pictures.unreadable';
    await gateway({});
    await show();
    choose('front.jpg');
    await screen.findByText(/front.jpg/);
    expect(sendButton().disabled).toBe(true);
    cleanup();
    uploads.fault = '';
    await gateway({ [SEND]: () => problem('security.documents_pending', 409) });
    await show();
    choose('front.jpg');
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    fireEvent.click(sendButton());
    await screen.findByRole('alert');
    screen.getByAltText('front.jpg');
  });

  test('MEMBERX-03 each state is told: waiting and approved without a form, rejected with the reason and a new one', async () => {
    await show({ state: 'pending', pictures: [PICTURE], sentAt: AT });
    screen.getByText('Being looked at');
    expect(screen.getByAltText('Picture 1').getAttribute('src')).toBe(`/m/api${PICTURE.url}`);
    expect(document.querySelector('input[type=file]')).toBeNull();
    cleanup();
    await show({ state: 'approved', pictures: [PICTURE], sentAt: AT, decidedAt: AT });
    screen.getByText('Approved');
    expect(document.querySelector('input[type=file]')).toBeNull();
    cleanup();
    const reason = 'The name cannot be read.';
    await show({ state: 'rejected', pictures: [PICTURE], sentAt: AT, decidedAt: AT, reason });
    screen.getByText(reason);
    expect(sendButton().disabled).toBe(true);
  });

  test('SHELL-97 exists only where the site asks for documents, and says when they cannot be loaded', async () => {
    const { context: without } = await testScope({ session: TEST_SESSION });
    const address = new URL('http://lobby.example/m/securityCenter/identity');
    const led = await Promise.resolve(
      loader({ context: without, url: address, params: {} } as never),
    ).catch((thrown: unknown) => thrown);
    expect((led as Response).headers.get('Location')).toBe('/home');
    const settings = { whitelabel: testFlags(['KYC3']), playMode: 'licensed' as const };
    const { context } = await testScope({ session: TEST_SESSION, settings });
    const url = new URL('http://lobby.example/m/securityCenter/identity');
    const load = () => loader({ context, url, params: {} } as never);
    await gateway({ 'GET /security/identity': () => ({ value: { state: 'none', pictures: [] } }) });
    expect(await load()).toMatchObject({ data: { ok: true, data: { state: 'none' } } });
    await gateway({ 'GET /security/identity': () => problem('server.unavailable', 503) });
    const failed = (await load()) as { data: object };
    await show({}, { loaderData: failed.data });
    screen.getByRole('button', { name: 'Try again' });
  });
});
