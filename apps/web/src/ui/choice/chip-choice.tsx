import styles from './choice.module.css';

export type ChipChoiceProps = {
  /** Names the group, above the chips. */
  label: string;
  /** Name of the field in a form. */
  name: string;
  items: readonly { id: string; label: string }[];
  /** Which one is chosen at first; none without it. */
  defaultValue?: string | undefined;
};

/** Chips of which one is chosen. They are real radio inputs, so that a plain form posts the choice. */
export function ChipChoice({ label, name, items, defaultValue }: ChipChoiceProps) {
  return (
    <fieldset className={styles.pick}>
      <legend className={styles.pickLabel}>{label}</legend>
      <div className={styles.pickItems}>
        {items.map((item) => (
          <label key={item.id} className={styles.picked}>
            <input
              type="radio"
              className={styles.pickInput}
              name={name}
              value={item.id}
              defaultChecked={item.id === defaultValue}
            />
            <span className={styles.chip}>{item.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
