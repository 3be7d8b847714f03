import { Icon } from '../icons/icon.tsx';
import styles from './choice-inputs.module.css';

export type StepperProps = {
  /** The amount, ready to be shown. */
  figure: string;
  label: string;
  lessLabel: string;
  moreLabel: string;
  /** Missing at the lower end, where the button is disabled. */
  onLess?: (() => void) | undefined;
  /** Missing at the upper end, where the button is disabled. */
  onMore?: (() => void) | undefined;
};

/** An amount with one button that lowers and one that raises it. */
export function Stepper({ figure, label, lessLabel, moreLabel, onLess, onMore }: StepperProps) {
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button type="button" aria-label={lessLabel} disabled={onLess === undefined} onClick={onLess}>
        <Icon name="minus-bold" />
      </button>
      <output>{figure}</output>
      <button type="button" aria-label={moreLabel} disabled={onMore === undefined} onClick={onMore}>
        <Icon name="plus-bold" />
      </button>
    </fieldset>
  );
}

export type AmountChipsProps = {
  label: string;
  amounts: readonly {
    id: string;
    figure: string;
    note?: string | undefined;
    isDisabled?: boolean | undefined;
  }[];
  /** The id of the chosen amount. */
  value?: string | undefined;
  onSelect: (id: string) => void;
};

/** Preset amounts in three columns, one of which can be chosen. */
export function AmountChips({ label, amounts, value, onSelect }: AmountChipsProps) {
  return (
    <fieldset className={styles.amounts} aria-label={label}>
      {amounts.map((amount) => (
        <button
          key={amount.id}
          type="button"
          className={styles.amount}
          aria-pressed={amount.id === value}
          disabled={amount.isDisabled}
          onClick={() => onSelect(amount.id)}
        >
          {amount.figure}
          {amount.note !== undefined && <small>{amount.note}</small>}
        </button>
      ))}
    </fieldset>
  );
}
