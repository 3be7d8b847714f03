import { useState } from 'react';
import { PROMOTION_TERMS } from '@maidan/contract/constants';
import type { MessageKey } from '@maidan/i18n';
import { Chip } from '#ui/choice/chip.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { PromotionView } from './promotions.model.ts';
import styles from './promotions.module.css';

const TERM_KEYS: Readonly<Record<(typeof PROMOTION_TERMS)[number], MessageKey>> = {
  who: 'promotions.terms.who',
  what: 'promotions.terms.what',
  when: 'promotions.terms.when',
  how: 'promotions.terms.how',
  wagering: 'promotions.terms.wagering',
  excluded: 'promotions.terms.excluded',
};

/** The conditions of a promotion in plain words, those that it has. */
export function PromotionTerms({ terms }: { terms: NonNullable<PromotionView['terms']> }) {
  const { t } = useWords();
  return (
    <Card>
      <dl className={styles.terms}>
        {PROMOTION_TERMS.filter((term) => terms[term]).map((term) => (
          <div key={term}>
            <dt>{t(TERM_KEYS[term])}</dt>
            <dd>{terms[term]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Example = NonNullable<PromotionView['workedExample']>;

const BASIS_KEYS: Readonly<Record<Example['basis'], MessageKey>> = {
  balance: 'promotions.example.balance',
  net_loss: 'promotions.example.net_loss',
  deposit: 'promotions.example.deposit',
};

/** What a promotion gives for an amount that the reader chooses; the server worked every figure out. */
export function PromotionExample({ example: { basis, currency, cases } }: { example: Example }) {
  const { t, format } = useWords();
  const [place, setPlace] = useState(Math.floor((cases.length - 1) / 2));
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency }, { decimals: 'auto' });
  const chosen = cases[place];
  if (!chosen) return null;
  const { amountMinor, fromMinor, toMinor, rateBasisPoints, rewardMinor, wagerMinor } = chosen;
  const basisText = t(BASIS_KEYS[basis]);
  const step =
    toMinor === undefined
      ? t('promotions.example.step_from', { from: money(fromMinor) })
      : t('promotions.example.step', { from: money(fromMinor), to: money(toMinor) });
  return (
    <section className={styles.example}>
      <div className={styles.exampleHead}>
        <h3>{t('promotions.example.title')}</h3>
        <span>{basisText}</span>
      </div>
      <fieldset className={styles.amounts} aria-label={basisText}>
        {cases.map((item, index) => (
          <Chip key={item.amountMinor} isOn={index === place} onClick={() => setPlace(index)}>
            {money(item.amountMinor)}
          </Chip>
        ))}
      </fieldset>
      <dl className={styles.lines} aria-live="polite">
        <Line label={basisText} value={money(amountMinor)} />
        {rateBasisPoints !== undefined && (
          <Line label={step} value={format.percent(rateBasisPoints)} />
        )}
        <Line label={t('promotions.example.reward')} value={money(rewardMinor)} isSum />
        {wagerMinor > 0 && <Line label={t('promotions.example.wager')} value={money(wagerMinor)} />}
      </dl>
      <p className={styles.after}>
        {t(basis === 'net_loss' ? 'promotions.example.still_lost' : 'promotions.example.after', {
          amount: money(chosen.afterMinor),
        })}
      </p>
    </section>
  );
}

function Line({ label, value, isSum }: { label: string; value: string; isSum?: boolean }) {
  return (
    <div className={isSum ? styles.sum : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
