// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import InviteScreen, { loader } from './invite-screen.tsx';

const loaderData = { address: 'https://lobby.example/m/home' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function withClipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: 'test' });
}

describe('the invite screen', () => {
  test('MENU-30 it shows the address of the lobby and copies it', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    withClipboard(writeText);
    const { toasts } = await renderScreen(InviteScreen, { loaderData });
    expect((screen.getByLabelText('Address') as HTMLInputElement).value).toBe(loaderData.address);
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(writeText).toHaveBeenCalledWith(loaderData.address);
  });

  test('a browser that cannot copy says what to do instead', async () => {
    withClipboard(() => Promise.reject(new Error('no clipboard')));
    const { toasts } = await renderScreen(InviteScreen, { loaderData });
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    await screen.findByText(/Mark the address/);
    expect(toasts).toHaveLength(0);
  });

  test('MENU-30 the loader gives the address of the lobby, and leads home on a site without referral', async () => {
    const load = async (flags: Parameters<typeof testFlags>[0]) => {
      const { context } = await testScope({ settings: { whitelabel: testFlags(flags) } });
      try {
        return loader({ context, url: new URL('http://lobby.example/m/invite') } as never);
      } catch (thrown) {
        return (thrown as Response).headers.get('Location');
      }
    };
    expect(await load(['REFERRAL3'])).toEqual({ address: 'https://lobby.example/m/home' });
    expect(await load([])).toBe('/home');
  });

  test('a successful copy is mentioned, and the address belongs to the site', async () => {
    withClipboard(() => Promise.resolve());
    const { toasts } = await renderScreen(InviteScreen, { loaderData });
    screen.getByText(/Test site/);
    expect(screen.queryByText(/Mark the address/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(toasts).toEqual([{ text: expect.any(String), tone: 'success' }]));
  });

  test('a browser with a share sheet opens it; closing the sheet is fine, and a fault is mentioned', async () => {
    const share = vi.fn<(given: object) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { share, userAgent: 'test' });
    await renderScreen(InviteScreen, { loaderData });
    const press = () =>
      act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })));
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Test site', url: loaderData.address });
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await press();
    expect(screen.queryByText(/Mark the address/)).toBeNull();
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await press();
    await screen.findByText(/Mark the address/);
  });

  test('it promises no reward', async () => {
    await renderScreen(InviteScreen, { loaderData });
    screen.getByText(/There is no reward/);
  });
});
