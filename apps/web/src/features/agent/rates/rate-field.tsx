import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { GameType } from '@maidan/contract/constants';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#platform/words/words.tsx';
import { typedRate } from './rate-types.ts';
import styles from './rates.module.css';

/** One rate that is given, and the highest that can be. Both in basis points. */
export interface RateFieldProps {
  gameType: GameType;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** A rate to give, with what stays of the own one; above the own one it says so. The whole bar is the own rate. */
export function RateField({ gameType, value, most, onChange }: RateFieldProps) {
  const { t, format } = useWords();
  const [typed, setTyped] = useState<string>();
  const noteId = useId();
  const isWrong = value > most;
  const name = t(`lobby.category.${gameType}`);
  const step = (by: number) => {
    setTyped(undefined);
    onChange(Math.max(0, value + by));
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div className={classNames(styles.rate, isWrong && styles.wrong)}>
      <div className={styles.name}>
        <b>{name}</b>
        <small
          id={noteId}
          className={isWrong ? styles.fault : undefined}
          role={isWrong ? 'alert' : undefined}
        >
          {isWrong
            ? t('agent.rates.too_high', { rate: format.percent(most) })
            : t('agent.rates.stays', { rate: format.percent(most - value) })}
        </small>
      </div>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={t('agent.rates.less', { type: name })}
          disabled={value === 0}
          onClick={() => step(-1)}
        >
          <Icon name="minus-bold" />
        </button>
        <input
          role="spinbutton"
          inputMode="decimal"
          aria-label={name}
          aria-describedby={noteId}
          aria-valuemin={0}
          aria-valuemax={most / 100}
          aria-valuenow={value / 100}
          aria-valuetext={format.percent(value)}
          aria-invalid={isWrong}
          value={typed ?? format.percent(value)}
          onKeyDown={handleKey}
          onChange={({ target }) => {
            setTyped(target.value);
            const rate = typedRate(target.value);
            if (rate !== undefined) onChange(rate);
          }}
          onBlur={() => setTyped(undefined)}
        />
        <button
          type="button"
          aria-label={t('agent.rates.more', { type: name })}
          onClick={() => step(1)}
        >
          <Icon name="plus-bold" />
        </button>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${most === 0 ? 0 : Math.min(100, (value / most) * 100)}%` }} />
      </div>
    </div>
  );
}
