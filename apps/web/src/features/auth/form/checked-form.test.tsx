// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '@maidan/i18n';
import { loadWords } from '#platform/words/loader.ts';
import { WordsProvider } from '#platform/words/words.tsx';
import { CheckedField } from './checked-field.tsx';
import { useCheckedForm } from './checked-form.ts';
import type { Faults, Values } from './faults.ts';

await Promise.all([loadWords('en', ['auth', 'errors']), loadWords('bn', ['auth', 'errors'])]);

const check = vi.fn(({ email = '' }: Values): Faults =>
  email === '' ? { email: [{ kind: 'required' }] } : {},
);
const sent = vi.fn(async (_values: Values) => undefined);

function Sample() {
  const form = useCheckedForm({ check, speaks: 'when_left' });
  const { attach } = form;
  return (
    <form ref={attach} onSubmit={form.submit(sent, false)}>
      <CheckedField form={form} name="email" label="Address" />
      <button type="submit">Go</button>
    </form>
  );
}

function page(locale: Locale) {
  return (
    <WordsProvider
      locale={locale}
      digits="latn"
      timeZone="Asia/Dhaka"
      currency={{ code: 'BDT', exponent: 2, symbol: '৳' }}
      overrides={{}}
    >
      <Sample />
    </WordsProvider>
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('LOGIN-24 a change of language checks the shown messages again after 200 ms', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  const { rerender } = render(page('en'));
  await act(async () => fireEvent.blur(screen.getByLabelText('Address')));
  screen.getByText('Enter an email address');
  const before = check.mock.calls.length;
  await act(async () => rerender(page('bn')));
  screen.getByText('ইমেইল লিখুন');
  await act(async () => vi.advanceTimersByTimeAsync(199));
  expect(check.mock.calls.length).toBe(before);
  await act(async () => vi.advanceTimersByTimeAsync(1));
  expect(check.mock.calls.length).toBe(before + 1);
});

test('text that a password manager writes without an event is checked and sent', async () => {
  render(page('en'));
  screen.getByLabelText<HTMLInputElement>('Address').value = 'a@b.example';
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ email: 'a@b.example' }));
});

test('REG-30 nothing is sent while a field has a fault; that field gets the focus and is announced with its message', async () => {
  render(page('en'));
  await act(async () => fireEvent.click(screen.getByRole('button')));
  const input = screen.getByLabelText('Address');
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Enter an email address');
});
