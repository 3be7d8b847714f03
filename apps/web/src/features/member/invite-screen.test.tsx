// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import InviteScreen from './invite-screen.tsx';

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
    expect(await screen.findByText(/Mark the address/)).toBeDefined();
    expect(toasts).toHaveLength(0);
  });

  test('it promises no reward', async () => {
    await renderScreen(InviteScreen, { loaderData });
    expect(screen.getByText(/There is no reward/)).toBeDefined();
  });
});
