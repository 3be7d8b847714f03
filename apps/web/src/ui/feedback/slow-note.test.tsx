// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SlowNote } from './slow-note.tsx';
import type { Locale } from '@maidan/i18n';
import { ApiFailure } from '#platform/api/failure.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { useWait } from '#platform/api/wait.ts';

const TEXT = 'This takes longer than usual. You can wait or cancel.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Work = (signal: AbortSignal) => Promise<void>;

/** A form with one button that does `work`; `outcomes` lists what `run` answered or threw. */
async function show(work: Work, locale: Locale = 'en') {
  const outcomes: unknown[] = [];
  function Form() {
    const wait = useWait();
    const handleClick = () =>
      void wait.run(work).then(
        (isDone) => outcomes.push(isDone),
        (error: unknown) => outcomes.push(error),
      );
    return (
      <>
        <button onClick={handleClick}>{`send, ${wait.state}`}</button>
        <SlowNote {...wait.note} />
      </>
    );
  }
  await renderScreen(Form, { locale });
  const send = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: /^send/ })));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const state = () => screen.getByRole('button', { name: /^send/ }).textContent;
  return { outcomes, send, pass, state };
}

/** Work that never gets an answer; it ends with its signal, as a request does. */
const unanswered: Work = (signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

describe('a wait', () => {
  test('SESS-13 SMS-09 PSW-14 says only that it is busy, until the answer hides that', async () => {
    const answer = Promise.withResolvers<void>();
    const { outcomes, send, pass, state } = await show(() => answer.promise);
    await send();
    await pass(9_999);
    expect(state()).toBe('send, busy');
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => answer.resolve());
    expect(state()).toBe('send, idle');
    expect(outcomes).toEqual([true]);
  });

  test('SESS-13 SMS-10 FREE-02 after 10 s its loading message is replaced by one that offers to cancel', async () => {
    const { send, pass } = await show(unanswered);
    await send();
    await pass(10_000);
    expect(screen.getByRole('alert').textContent).toContain(TEXT);
    screen.getByRole('button', { name: 'Cancel' });
  });

  test('SESS-13 speaks the language of the reader', async () => {
    const { send, pass } = await show(unanswered, 'bn');
    await send();
    await pass(10_000);
    expect(screen.getByRole('alert').textContent).toContain('স্বাভাবিকের চেয়ে বেশি সময় লাগছে।');
    screen.getByRole('button', { name: 'বাতিল করুন' });
  });

  test('SMS-10 cancelling ends the request, is no failure, and enables the form again', async () => {
    const signals: AbortSignal[] = [];
    const { outcomes, send, pass, state } = await show((signal) => {
      signals.push(signal);
      return unanswered(signal);
    });
    await send();
    await pass(12_000);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    expect(signals[0]?.aborted).toBe(true);
    expect(outcomes).toEqual([false]);
    expect(state()).toBe('send, idle');
    expect(screen.queryByRole('alert')).toBeNull();
    await send();
    await pass(30_000);
    expect(signals, 'it can be sent again').toHaveLength(2);
  });

  test('SESS-13 after 30 s it is an error that can be tried again, whatever the requirement allows', async () => {
    const { outcomes, send, pass, state } = await show(unanswered);
    await send();
    await pass(29_999);
    expect(outcomes).toEqual([]);
    await pass(1);
    expect(outcomes).toEqual([expect.objectContaining({ code: 'client.timeout' })]);
    expect(state()).toBe('send, idle');
    expect(screen.queryByRole('alert')).toBeNull();
    await send();
    expect(state()).toBe('send, busy');
  });

  test('SESS-13 work that ignores its signal cannot hold up the reader', async () => {
    const { outcomes, send, pass } = await show(() => new Promise(() => undefined));
    await send();
    await pass(30_000);
    expect(outcomes).toEqual([expect.objectContaining({ code: 'client.timeout' })]);
  });

  test('SESS-13 the next one can begin right after a cancel, and the end of the first does not end it', async () => {
    const states: string[] = [];
    function Form() {
      const wait = useWait();
      const handleClick = () => {
        void wait.run(unanswered);
        wait.cancel();
        void wait.run(unanswered).then((isDone) => states.push(`second ${isDone}`));
      };
      return <button onClick={handleClick}>{`send, ${wait.state}`}</button>;
    }
    await renderScreen(Form);
    await act(async () => fireEvent.click(screen.getByRole('button')));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('button').textContent).toBe('send, busy');
    expect(states).toEqual([]);
  });

  test('PSW-16 a failure of the work is passed on, and the form is enabled again', async () => {
    const failure = new ApiFailure('auth.credentials_wrong');
    const { outcomes, send, state } = await show(() => Promise.reject(failure));
    await send();
    expect(outcomes).toEqual([failure]);
    expect(state()).toBe('send, idle');
  });

  test('SESS-13 a second press meanwhile does nothing, and a short wait leaves no timer behind', async () => {
    const answer = Promise.withResolvers<void>();
    const work = vi.fn(() => answer.promise);
    const { outcomes, send, pass } = await show(work);
    await send();
    await send();
    expect(work).toHaveBeenCalledTimes(1);
    await act(async () => answer.resolve());
    expect(outcomes).toEqual([false, true]);
    await pass(60_000);
    expect(outcomes).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});
