import { Flag } from '#ui/icons/flag.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#platform/words/words.tsx';
import { countriesWith, flagOf } from './dialling-codes.ts';
import styles from '../auth.module.css';

interface DiallingCodeSelectProps {
  code: string;
  onSelect: (code: string) => void;
}

/**
 * The dialling code before a number. The closed box is short; the open list is the device's own, with country names.
 */
export function DiallingCodeSelect({ code, onSelect }: DiallingCodeSelectProps) {
  const { t, locale } = useWords();
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const flag = flagOf(code);
  return (
    <span className={styles.dialling}>
      {flag && <Flag code={flag} />}
      <span aria-hidden>{code}</span>
      <Icon name="caret-down-bold" />
      <select
        name="countryDialingCode"
        value={code}
        aria-label={t('auth.field.countryDialingCode')}
        autoComplete="tel-country-code"
        onChange={(event) => onSelect(event.currentTarget.value)}
      >
        {countriesWith(code).map((entry) => (
          <option key={entry.code} value={entry.code}>
            {entry.country === '' ? entry.code : `${names.of(entry.country)} ${entry.code}`}
          </option>
        ))}
      </select>
    </span>
  );
}
