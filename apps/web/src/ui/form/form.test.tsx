// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CheckRow } from './check-row.tsx';
import { FieldAction } from './field-action.tsx';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { PinPad } from './pin-pad.tsx';
import { AmountChips, Stepper } from './stepper.tsx';
import { Switch } from './switch.tsx';

afterEach(cleanup);

test('several faults under a field are joined by commas and belong to it for screen readers', () => {
  render(
    <Field label="Username" status={{ tone: 'error', messages: ['Too short', 'No digit'] }} />,
  );
  const input = screen.getByLabelText('Username');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Too short, No digit');
});

test('a verified field has a description but is not invalid, and a plain field has neither', () => {
  const { rerender } = render(
    <Field label="Username" status={{ tone: 'verified', messages: ['Free'] }} />,
  );
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByLabelText('Username').getAttribute('aria-describedby')).not.toBeNull();
  rerender(<Field label="Username" />);
  expect(screen.getByLabelText('Username').getAttribute('aria-describedby')).toBeNull();
});

test('fields, checks and switches are posted by a plain form', () => {
  const { container } = render(
    <form>
      <Field label="Username" name="username" defaultValue="rafi_88" />
      <PasswordField
        label="Password"
        name="password"
        defaultValue="secret"
        showLabel="Show"
        hideLabel="Hide"
      />
      <CheckRow name="remember" value="yes" defaultChecked>
        Remember
      </CheckRow>
      <Switch name="push" value="on" defaultChecked>
        Push
      </Switch>
    </form>,
  );
  const data = new FormData(container.querySelector('form') as HTMLFormElement);
  expect(Object.fromEntries(data)).toEqual({
    username: 'rafi_88',
    password: 'secret',
    remember: 'yes',
    push: 'on',
  });
});

test('the eye shows and hides the password and keeps what was typed', () => {
  render(
    <PasswordField label="Password" defaultValue="secret" showLabel="Show" hideLabel="Hide" />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect([input.type, input.value]).toEqual(['text', 'secret']);
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.type).toBe('password');
});

test('the action of a code field is no button while it waits, and a busy one does nothing', () => {
  const onPress = vi.fn();
  const { rerender } = render(
    <FieldAction state="ready" onPress={onPress}>
      Send
    </FieldAction>,
  );
  fireEvent.click(screen.getByRole('button'));
  rerender(
    <FieldAction state="busy" onPress={onPress}>
      Send
    </FieldAction>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledOnce();
  rerender(
    <FieldAction state="waiting" onPress={onPress}>
      42 s
    </FieldAction>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

const PAD = {
  label: 'PIN',
  digitOf: (digit: number) => '০১২৩'[digit] ?? String(digit),
  eraseLabel: 'Erase',
};

function filledCells(container: HTMLElement): number {
  return container.querySelectorAll('[data-filled]').length;
}

test('MONEY-10 the six dots of the PIN are one input and fill one after the other, by keys as well', () => {
  const onComplete = vi.fn();
  const { container } = render(<PinPad {...PAD} onComplete={onComplete} />);
  const input = screen.getByLabelText('PIN');
  fireEvent.change(input, { target: { value: '123' } });
  expect(filledCells(container)).toBe(3);
  expect(onComplete).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: '123456' } });
  expect(filledCells(container)).toBe(6);
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
  expect(filledCells(container)).toBe(5);
  fireEvent.click(screen.getByRole('button', { name: '2' }));
  expect(onComplete).toHaveBeenLastCalledWith('123452');
});

test('MONEY-10 a pasted PIN may have Bengali digits and spaces; letters and a seventh digit are dropped', () => {
  const onChange = vi.fn();
  render(<PinPad {...PAD} onChange={onChange} />);
  fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '১২ ৩x৪৫৬৭' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('123456');
});

test('a stepper stops at both ends', () => {
  const onLess = vi.fn();
  render(<Stepper figure="৳500" label="Stake" lessLabel="Less" moreLabel="More" onLess={onLess} />);
  fireEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(onLess).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More' }).disabled).toBe(true);
});

test('preset amounts report the chosen one and mark it', () => {
  const onSelect = vi.fn();
  render(
    <AmountChips
      label="Amount"
      amounts={[
        { id: 'a', figure: '500' },
        { id: 'b', figure: '1,000' },
      ]}
      value="a"
      onSelect={onSelect}
    />,
  );
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('500');
  fireEvent.click(screen.getByRole('button', { name: '1,000' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('b');
});
