// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { uploadPicture } from '#platform/api/upload.ts';
import type * as Uploads from '#platform/api/upload.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { AvatarSheet } from './avatar-sheet.tsx';
import { MemberAvatar } from './member-avatar.tsx';

vi.mock('#platform/api/upload.ts', async (original) => ({
  ...(await original<typeof Uploads>()),
  uploadPicture: vi.fn(),
}));

const READ = 'GET /member/head-icon';
const CHOOSE = 'POST /member/head-icon';
const ICON = { headIcon: 'avatars/kite.webp', choices: ['avatars/kite.webp', 'avatars/boat.webp'] };

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

async function show(answers: Parameters<typeof fakeGateway>[0] = {}) {
  const { calls } = fakeGateway({
    [READ]: () => ({ value: ICON }),
    [CHOOSE]: () => ({ value: ICON }),
    ...answers,
  });
  const onDone = vi.fn();
  await renderScreen(() => <AvatarSheet isOpen onClose={() => undefined} onDone={onDone} />, {
    session: TEST_SESSION,
  });
  return { calls, onDone };
}
const pick = (bytes: number) => {
  const file = new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Send a picture of your own'), {
    target: { files: [file] },
  });
};

describe('the choice of a picture', () => {
  test('MEMBER-13 shows the drawn pictures with the chosen one, and chooses another by a form-encoded call', async () => {
    const { calls, onDone } = await show();
    const kite = await screen.findByRole('button', { name: 'Picture 1' });
    expect(kite.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Picture 2' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const chosen = calls.find(({ name }) => name === CHOOSE);
    expect(JSON.stringify(chosen?.body)).toContain('boat');
  });

  test('MEMBER-13 sends a picture of the member’s own and chooses it', async () => {
    vi.mocked(uploadPicture).mockReturnValue({
      done: Promise.resolve({ pictureId: 'picture-1', url: '/x', width: 1, height: 1 }),
      abort: () => undefined,
    });
    const { calls, onDone } = await show();
    pick(10);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(JSON.stringify(calls.find(({ name }) => name === CHOOSE)?.body)).toContain('picture-1');
  });

  test('MEMBER-13 one that is too large is refused before it is sent, one that the gateway refuses with its reason', async () => {
    vi.mocked(uploadPicture).mockReset();
    const { onDone } = await show();
    pick(5_242_881);
    await screen.findByRole('alert');
    expect(uploadPicture).not.toHaveBeenCalled();
    vi.mocked(uploadPicture).mockReturnValue({
      done: Promise.reject(new ApiFailure('pictures.unreadable')),
      abort: () => undefined,
    });
    pick(10);
    await waitFor(() => expect(uploadPicture).toHaveBeenCalled());
    await screen.findByRole('alert');
    expect(onDone).not.toHaveBeenCalled();
  });

  test('when the pictures cannot be loaded it says so, and tries again', async () => {
    let isDown = true;
    await show({ [READ]: () => (isDown ? problem('site.feature_off', 403) : { value: ICON }) });
    await screen.findByText('The pictures could not be loaded.');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Picture 1' });
  });
});

test.each([
  [{ headIcon: 'avatars/kite.webp' }, 'avatars/kite'],
  [
    { pictureUrl: '/pictures/p1?expires=1&signature=s' },
    '/m/api/pictures/p1?expires=1&signature=s',
  ],
])('MEMBER-13 MENU-37 %o is shown as a picture', async (picture, address) => {
  await renderScreen(() => (
    <MemberAvatar member={{ nickname: 'Rafi', account: 'rafi_88', ...picture }} size={46} />
  ));
  expect(document.querySelector('img')?.getAttribute('src')).toContain(address);
});

test('MENU-37 without a picture the first letter of the name is shown', async () => {
  await renderScreen(() => (
    <MemberAvatar member={{ nickname: 'Rafi', account: 'rafi_88' }} size={46} />
  ));
  expect(document.querySelector('img')).toBeNull();
  screen.getByText('R');
});
