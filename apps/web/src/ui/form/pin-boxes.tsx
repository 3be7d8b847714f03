import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice-inputs.module.css';

const PIN_LENGTH = 6;
const BENGALI_ZERO = 0x09e6;

function latinDigits(text: string): string {
  const latin = text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
  return latin.replace(/[^0-9]/g, '').slice(0, PIN_LENGTH);
}

export type PinBoxesProps = {
  label: string;
  name?: string | undefined;
  /** Called on every change with at most six Latin digits. */
  onChange?: ((pin: string) => void) | undefined;
  /** Called once, when the sixth digit is typed. */
  onComplete?: ((pin: string) => void) | undefined;
  isInvalid?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The id of the element that says what is wrong. */
  describedBy?: string | undefined;
  /** A popup that opens with the boxes gives them the focus. */
  takesFocus?: boolean | undefined;
};

/** Six boxes that are one input: typing, pasting and deleting work as in any field. Bengali digits are accepted too. */
export function PinBoxes({
  label,
  name,
  onChange,
  onComplete,
  isInvalid,
  isDisabled,
  describedBy,
  takesFocus,
}: PinBoxesProps) {
  const [pin, setPin] = useState('');
  const handleInput = (text: string) => {
    const next = latinDigits(text);
    if (next === pin) return;
    setPin(next);
    onChange?.(next);
    if (next.length === PIN_LENGTH) onComplete?.(next);
  };
  return (
    <div className={styles.pin}>
      <input
        className={styles.pinInput}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        data-autofocus={takesFocus || undefined}
        name={name}
        value={pin}
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => handleInput(event.target.value)}
      />
      {Array.from({ length: PIN_LENGTH }, (_, place) => (
        <span
          key={place}
          aria-hidden
          className={classNames(
            styles.cell,
            place === Math.min(pin.length, PIN_LENGTH - 1) && styles.next,
          )}
          data-filled={place < pin.length || undefined}
        />
      ))}
    </div>
  );
}
