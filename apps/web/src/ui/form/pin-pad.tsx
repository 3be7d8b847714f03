import { useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './pin-pad.module.css';

const PIN_LENGTH = 6;
const BENGALI_ZERO = 0x09e6;
const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function latinDigits(text: string): string {
  const latin = text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
  return latin.replace(/[^0-9]/g, '').slice(0, PIN_LENGTH);
}

export type PinPadProps = {
  label: string;
  /** A digit as the reader writes it; the Latin one stands below where it differs. */
  digitOf: (digit: number) => string;
  eraseLabel: string;
  /** Called on every change with at most six Latin digits. */
  onChange?: ((pin: string) => void) | undefined;
  /** Called once, when the sixth digit is typed. */
  onComplete?: ((pin: string) => void) | undefined;
  /** The dots are red until the next digit. */
  isInvalid?: boolean | undefined;
  /** The dots breathe, and the keys are off. */
  isBusy?: boolean | undefined;
  /** The id of the element that says what is wrong. */
  describedBy?: string | undefined;
  /** A popup that opens with the pad gives it the focus. */
  takesFocus?: boolean | undefined;
  /** Between dots and keys: what is to be typed, or what is wrong. */
  children?: ReactNode;
  /** In the place left of the zero, such as a way for who forgot the PIN. */
  aside?: ReactNode;
};

/**
 * Six dots with keys in an order that never changes. The dots are one input, so that a keyboard, a paste and a screen
 * reader work as in any field; on a phone the keys take the place of its keyboard. A screen reader hears how many digits
 * there are, never which.
 */
export function PinPad({
  label,
  digitOf,
  eraseLabel,
  onChange,
  onComplete,
  isInvalid,
  isBusy,
  describedBy,
  takesFocus,
  children,
  aside,
}: PinPadProps) {
  const [pin, setPin] = useState('');
  const take = (text: string) => {
    const next = latinDigits(text);
    if (next === pin || isBusy) return;
    setPin(next);
    onChange?.(next);
    if (next.length === PIN_LENGTH) onComplete?.(next);
  };
  const key = (digit: number) => (
    <PadKey
      key={digit}
      digit={digit}
      written={digitOf(digit)}
      isDisabled={isBusy}
      onPress={() => take(`${pin}${digit}`)}
    />
  );
  return (
    // A form of its own, because browsers complain of a password outside one. Nothing sends it.
    <form className={styles.pad} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className={classNames(styles.dots, isBusy && styles.breathes)}>
        <input
          className={styles.input}
          type="password"
          inputMode="none"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          data-autofocus={takesFocus || undefined}
          disabled={isBusy}
          value={pin}
          onChange={(event) => take(event.target.value)}
        />
        {Array.from({ length: PIN_LENGTH }, (_, place) => (
          <span
            key={place}
            aria-hidden
            className={classNames(styles.dot, place === pin.length && styles.next)}
            data-filled={place < pin.length || undefined}
          />
        ))}
      </div>
      {children}
      <div className={styles.keys}>
        {KEYS.map((digit) => key(digit))}
        <span className={styles.aside}>{aside}</span>
        {key(0)}
        <button
          type="button"
          className={classNames(styles.key, styles.quiet)}
          aria-label={eraseLabel}
          disabled={isBusy}
          onClick={() => take(pin.slice(0, -1))}
        >
          <Icon name="backspace" size={28} />
        </button>
      </div>
    </form>
  );
}

function PadKey({
  digit,
  written,
  isDisabled,
  onPress,
}: {
  digit: number;
  written: string;
  isDisabled: boolean | undefined;
  onPress: () => void;
}) {
  const latin = String(digit);
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={latin}
      disabled={isDisabled}
      onClick={onPress}
    >
      {written}
      {written !== latin && <small>{latin}</small>}
    </button>
  );
}
