// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Promotion } from '@maidan/contract/types';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { announcedOf, promotionOf } from '#platform/testing/member-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import ApplyRewardScreen, { loader } from './apply-reward-screen.tsx';
import { lengthOf, sortFiles } from './apply.model.ts';

const LIMIT = 5_242_880;
const SEND = 'POST /promotions/reward';
const PICTURE = { pictureId: 'picture-1', url: '/pictures/picture-1', width: 9, height: 9 };

/** Uploads as the page makes them; a test lets each proceed, arrive or break. */
class FakeUpload extends EventTarget {
  static all: FakeUpload[] = [];
  upload = new EventTarget();
  status = 0;
  responseText = '';
  body?: FormData;
  open = vi.fn<(method: string, url: string) => void>();
  setRequestHeader = vi.fn<(name: string, value: string) => void>();
  abort = () => this.dispatchEvent(new Event('abort'));
  send(body: FormData) {
    this.body = body;
    FakeUpload.all.push(this);
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

const fileOf = (name: string, type = 'image/png', size = 10) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

beforeEach(() => {
  FakeUpload.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const DEMANDS = { imageRequired: 'Y', remarkRequired: 'Y' } as const;

async function open(
  changes: Partial<Promotion> = DEMANDS,
  { session = TEST_SESSION, actionData }: { session?: SessionInfo; actionData?: unknown } = {},
) {
  const visits: string[] = [];
  const { imageRequired, remarkRequired } = { imageRequired: 'N', remarkRequired: 'N', ...changes };
  const promotion = {
    id: 7,
    linkedPromotionId: 70,
    title: 'Cricket boost',
    image: 'banners/c.webp',
    startDate: '2026-11-01T00:00:00Z',
    endDate: '2026-11-30T00:00:00Z',
    isLongTerm: false,
    imageRequired: imageRequired === 'Y',
    remarkRequired: remarkRequired === 'Y',
    takesApplications: true,
  };
  const shown = await renderScreen(ApplyRewardScreen as never, {
    loaderData: { ok: true, data: promotion },
    actionData,
    session,
    onVisit: (address) => void visits.push(address),
  });
  return { ...shown, visits };
}
const remarks = () => screen.getByLabelText(/^Remarks/);
const type = (text: string) => fireEvent.change(remarks(), { target: { value: text } });
const pick = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText(/^Add a picture/), { target: { files } });
const submit = () => screen.getByRole('button', { name: 'Send application' });
const isEnabled = () => !(submit() as HTMLButtonElement).disabled;
const arrive = async (index = 0) => {
  FakeUpload.all[index]?.answer(200, { value: PICTURE });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
};
const TAKEN = {
  value: {
    success: true,
    application: {
      applicationId: 'a',
      promotionId: 70,
      title: 'Cricket boost',
      image: '',
      state: 'applying',
      remarks: '',
      pictures: [],
      appliedAt: '2026-11-20T00:00:00.000Z',
      mayApplyAgain: false,
    },
  },
};

describe('which promotion is applied for', () => {
  const run = async (search: string, session = true, changes: Partial<Promotion> = {}) => {
    const promotion = promotionOf(7, { linkedPromotionId: 70, ...DEMANDS, ...changes });
    const seen = fakeGateway({
      'GET /announcements': () => ({ value: announcedOf({ promotion: [promotion] }) }),
    });
    const { context } = await testScope(session ? { session: TEST_SESSION } : {});
    const url = new URL(`https://lobby.example/m/applyReward${search}`);
    const answer = await (loader({ context, url } as never) as Promise<unknown>).catch(
      (thrown: unknown) => thrown,
    );
    return { answer, calls: seen.calls };
  };
  const leadsTo = ({ answer }: { answer: unknown }) =>
    answer instanceof Response ? answer.headers.get('location') : undefined;

  test('PROMO-05 PROMO-07 the promotion of the id is picked out of the list of promotions', async () => {
    const { answer, calls } = await run('?id=7');
    expect(answer).toMatchObject({
      data: { data: { linkedPromotionId: 70, imageRequired: true, remarkRequired: true } },
    });
    expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({
      types: 'promotion',
      platform: 'M',
      merchantCode: expect.any(String),
    });
  });

  test('PROMO-06 without a session or without an id the reader goes to the promotions', async () => {
    expect(leadsTo(await run('?id=7', false))).toBe('/activity');
    expect(leadsTo(await run(''))).toBe('/activity');
  });

  test('PROMO-08 an id that is not in the list leads to the promotions', async () => {
    expect(leadsTo(await run('?id=99'))).toBe('/activity');
  });

  test('PROMO-30 a promotion that takes no application leads to what is said of it', async () => {
    for (const changes of [
      { status: 'join', act: 'join' },
      { status: 'join', act: 'play' },
      { status: 'applying' },
    ] as const)
      expect(leadsTo(await run('?id=7', true, changes))).toBe('/activityDetail?id=7');
    for (const changes of [
      { status: 'join', act: 'apply' },
      { status: 'rejected', act: 'apply' },
      { status: 'join' },
    ] as const)
      expect(leadsTo(await run('?id=7', true, changes))).toBeUndefined();
  });
});

describe('what the form asks for', () => {
  test('PROMO-09 PROMO-10 remarks and pictures show exactly when they are required', async () => {
    await open();
    expect(remarks()).toBeTruthy();
    expect(screen.getByLabelText(/^Add a picture/)).toBeTruthy();
    cleanup();
    await open({});
    expect(screen.queryByLabelText(/^Remarks/)).toBeNull();
    expect(screen.queryByLabelText(/^Add a picture/)).toBeNull();
  });

  test('PROMO-15 with both required it can be sent with remarks and one picture', async () => {
    await open();
    expect(isEnabled()).toBe(false);
    type('Here');
    expect(isEnabled()).toBe(false);
    pick(fileOf('bill.png'));
    expect(isEnabled()).toBe(false);
    await arrive();
    expect(isEnabled()).toBe(true);
    type('  ');
    expect(isEnabled()).toBe(false);
  });

  test('PROMO-16 with only a picture required it can be sent once there is one', async () => {
    await open({ imageRequired: 'Y' });
    expect(isEnabled()).toBe(false);
    pick(fileOf('bill.png'));
    await arrive();
    expect(isEnabled()).toBe(true);
  });

  test('PROMO-17 PROMO-18 with only remarks, and with nothing required', async () => {
    await open({ remarkRequired: 'Y' });
    expect(isEnabled()).toBe(false);
    type('Here');
    expect(isEnabled()).toBe(true);
    cleanup();
    await open({});
    expect(isEnabled()).toBe(true);
  });

  test('PROMO-12 cancel clears the form', async () => {
    await open();
    type('Here');
    pick(fileOf('bill.png'));
    await arrive();
    fireEvent.click(screen.getByRole('button', { name: 'Clear form' }));
    expect((remarks() as HTMLTextAreaElement).value).toBe('');
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('pictures', () => {
  test('PROMO-22 PROMO-23 MSG-46 the picker takes GIF too, and the page refuses it by name', async () => {
    await open();
    expect(screen.getByLabelText(/^Add a picture/).getAttribute('accept')).toContain('image/gif');
    pick(fileOf('game.gif', 'image/gif'), fileOf('a.jpg', 'image/jpeg'), fileOf('b.png'));
    screen.getByText('game.gif');
    screen.getByText(/Wrong type of picture/);
    expect(FakeUpload.all).toHaveLength(2);
  });

  test('PROMO-24 MSG-47 exactly 5242880 bytes are accepted, one more is refused', async () => {
    await open();
    pick(fileOf('right.png', 'image/png', LIMIT), fileOf('large.png', 'image/png', LIMIT + 1));
    screen.getByText('large.png');
    screen.getByText(/too large/);
    expect(FakeUpload.all).toHaveLength(1);
  });

  test('PROMO-25 MSG-48 a fourth picture is refused and three stay', async () => {
    await open();
    pick(...[1, 2, 3, 4].map((number) => fileOf(`${number}.png`)));
    expect(screen.getAllByRole('img')).toHaveLength(3);
    screen.getByText('4.png');
    screen.getByText(/Too many pictures/);
  });

  test('PROMO-27 MSG-49 a picture that cannot be read says so', async () => {
    await open();
    pick(fileOf('odd.png'));
    FakeUpload.all[0]?.answer(422, { code: 'pictures.unreadable' });
    await screen.findByText(/could not be read/);
    expect(screen.queryByRole('button', { name: 'Send odd.png again' })).toBeNull();
    pick(fileOf('broken.png'));
    fireEvent.error(screen.getByRole('img', { name: 'broken.png' }));
    expect(screen.getAllByText(/could not be read/)).toHaveLength(2);
    expect(screen.queryByRole('img', { name: 'broken.png' })).toBeNull();
  });

  test('API-53 the bar follows the bytes, and a failed picture is sent again by a tap while the form stays', async () => {
    await open();
    type('Here');
    pick(fileOf('bill.png'));
    FakeUpload.all[0]?.progress(68, 100);
    await screen.findByText('68%');
    expect(FakeUpload.all[0]?.body?.get('picture')).toBeInstanceOf(File);
    FakeUpload.all[0]?.dispatchEvent(new Event('error'));
    const again = await screen.findByRole('button', { name: 'Send bill.png again' });
    const remove = screen.getByRole('button', { name: 'Remove bill.png' });
    expect(remove.closest('li')?.textContent).toContain('bill.png: ');
    fireEvent.click(again);
    expect((remarks() as HTMLTextAreaElement).value).toBe('Here');
    await arrive(1);
    expect(isEnabled()).toBe(true);
  });

  test('PROMO-11 pictures stand four in a row', () => {
    const styles = readFileSync(`${import.meta.dirname}/apply.module.css`, 'utf8');
    const grid = /\.grid \{([^}]*)\}/.exec(styles)?.[1];
    expect(grid).toContain('grid-template-columns: repeat(4, minmax(0, 1fr))');
  });

  test('PROMO-24 a file without a declared type is judged by its name', () => {
    expect(sortFiles([fileOf('a.JPG', ''), fileOf('a.svg', '')], 0).added).toHaveLength(1);
  });
});

describe('sending', () => {
  test('PROMO-13 PROMO-14 PROMO-20 it sends the linked id, and success leads to the promotions', async () => {
    const { calls } = fakeGateway({ [SEND]: () => TAKEN });
    const { visits, toasts } = await open();
    type('Here');
    pick(fileOf('bill.png'));
    await arrive();
    fireEvent.click(submit());
    await waitFor(() => expect(visits).toContain('/activity'));
    expect(calls[0]).toMatchObject({
      body: { promotionId: 70, remarks: 'Here', pictures: ['picture-1'] },
    });
    expect(toasts[0]?.text).toBe('Your application was sent.');
  });

  test('PROMO-20 PROMO-21 without success it stays, says why and keeps the form', async () => {
    let isFirst = true;
    const { calls } = fakeGateway({
      [SEND]: () => {
        if (!isFirst) return { value: { ...TAKEN.value, success: false } };
        isFirst = false;
        return problem('promotions.ended', 409);
      },
    });
    const { visits, toasts } = await open({ remarkRequired: 'Y' });
    type('Here');
    fireEvent.click(submit());
    await waitFor(() => expect(toasts[0]?.text).toMatch(/has ended/));
    fireEvent.click(submit());
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(visits).not.toContain('/activity');
    expect((remarks() as HTMLTextAreaElement).value).toBe('Here');
    const keys = calls.map(({ headers }) => new Headers(headers).get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
  });

  test('PROMO-19 the loading message is hidden after ten seconds at the latest', async () => {
    fakeGateway({ [SEND]: () => new Promise(() => undefined) });
    const { busy } = await open({});
    vi.useFakeTimers();
    fireEvent.click(submit());
    expect(busy).toEqual(['Sending…']);
    vi.advanceTimersByTime(10_000);
    expect(busy).toEqual([]);
  });

  test('PROMO-26 a reader counts 140 characters; several faults are counted in one box', async () => {
    expect(lengthOf('ক্ষী')).toBe(1);
    const { calls } = fakeGateway({ [SEND]: () => TAKEN });
    await open();
    type('ক'.repeat(142));
    screen.getByText('142 / 140');
    pick(fileOf('bill.png'), fileOf('game.gif', 'image/gif'));
    await arrive();
    fireEvent.click(submit());
    expect(screen.getByRole('alert').textContent).toContain('Correct 2 things');
    expect(document.activeElement).toBe(remarks());
    expect(calls).toEqual([]);
  });
});

describe('a page that is opened again', () => {
  test('PROMO-20 keeps what was typed and says that pictures have to be chosen again', async () => {
    await open();
    type('Where I got stuck');
    pick(fileOf('bill.png'), fileOf('game.png'));
    cleanup();
    await open();
    expect((remarks() as HTMLTextAreaElement).value).toBe('Where I got stuck');
    screen.getByText(/^Choose 2 pictures again/);
    pick(fileOf('bill.png'));
    expect(screen.queryByText(/^Choose/)).toBeNull();
    cleanup();
    await open({ ...DEMANDS }, { session: { ...TEST_SESSION, userName: 'somebody_else' } });
    expect((remarks() as HTMLTextAreaElement).value, "another member's").toBe('');
  });

  test('PROMO-12 PROMO-14 keeps nothing that was cleared or sent', async () => {
    fakeGateway({ [SEND]: () => TAKEN });
    await open({ remarkRequired: 'Y' });
    type('Never mind');
    fireEvent.click(screen.getByRole('button', { name: 'Clear form' }));
    expect(localStorage.getItem('maidan.application')).toBeNull();
    type('Here');
    expect(localStorage.getItem('maidan.application')).toContain('Here');
    fireEvent.click(submit());
    await waitFor(() => expect(localStorage.getItem('maidan.application')).toBeNull());
  });

  test('PROMO-20 a form that was refused without script shows everything that is wrong with it', async () => {
    const posted = {
      remarks: ' ',
      missing: ['remarks'],
      refused: [{ name: 'bomb.png', code: 'pictures.too_many_pixels' }],
      pictures: 1,
      failure: { code: 'promotions.ended', params: {}, requestId: undefined },
    };
    await open(DEMANDS, { actionData: posted });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Correct 2 things'),
      expect.stringContaining('has ended'),
    ]);
    expect(remarks().getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Write something here.');
    screen.getByText('bomb.png');
    screen.getByText(/^Choose 1 picture again/);
    type('Here');
    expect(screen.queryByText('Write something here.')).toBeNull();
  });
});
