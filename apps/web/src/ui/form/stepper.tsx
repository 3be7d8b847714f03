import { Icon } from '../icons/icon.tsx';
import styles from './choice-inputs.module.css';

export type StepperProps = {
  /** The amount as it is to be read. */
  figure: string;
  label: string;
  lessLabel: string;
  moreLabel: string;
  /** Left out at the lower end: the button is disabled. */
  onLess?: (() => void) | undefined;
  /** Left out at the upper end: the button is disabled. */
  onMore?: (() => void) | undefined;
};

/** An amount with a button to lower and one to raise it. */
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

/** Ready amounts in three columns, one of which may be chosen. */
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
