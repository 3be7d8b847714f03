import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { SrOnly } from '../text/text.tsx';
import styles from './figure.module.css';

const DIGIT = /\p{Nd}/u;

function RollingDigit({ digit }: { digit: string }) {
  const [seen, setSeen] = useState({ digit, hasRolled: false });
  if (seen.digit !== digit) setSeen({ digit, hasRolled: true });
  return (
    <span className={styles.digit}>
      <span key={digit} className={seen.hasRolled ? styles.rolled : undefined}>
        {digit}
      </span>
    </span>
  );
}

export type ScrollNumberProps = {
  /** The figure, ready to be shown, in the reader's digits. */
  text: string;
  /** What screen readers say instead; they read it once, never on a change. */
  label: string;
  /** Shown before the digits. */
  symbol?: string | undefined;
  /** `cells` puts each digit into a box. */
  look?: 'plain' | 'cells' | undefined;
};

/** A figure whose changed digits roll to their new value in 300 ms, while the others do not move. */
export function ScrollNumber({ text, label, symbol, look = 'plain' }: ScrollNumberProps) {
  const characters = [...text];
  return (
    <span className={classNames(styles.digits, look === 'cells' && styles.cells)}>
      <SrOnly>{label}</SrOnly>
      {symbol !== undefined && (
        <span className={styles.symbol} aria-hidden>
          {symbol}
        </span>
      )}
      {characters.map((character, place) => {
        // Positions count from the end, so that a figure that grows by a digit keeps its other digits.
        const fromEnd = characters.length - place;
        return DIGIT.test(character) ? (
          <span key={fromEnd} aria-hidden>
            <RollingDigit digit={character} />
          </span>
        ) : (
          <span key={fromEnd} aria-hidden className={styles.separator}>
            {character}
          </span>
        );
      })}
    </span>
  );
}
