import type { ReactNode } from 'react';
import type { ContractTerms } from '@maidan/contract/types';
import { Card, PairList } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './agent.module.css';

/** The terms of a contract as a table: its steps, and everything else by name and value. */
export function TermsTable({ terms }: { terms: ContractTerms }) {
  const { t, format } = useWords();
  const { base, period, deductions, minActiveMembers, carriesLoss, validFrom } = terms;
  const lessKeys =
    deductions.length === 0
      ? (['agent.terms.less_nothing'] as const)
      : deductions.map((deduction) => `agent.terms.less_${deduction}` as const);
  return (
    <Card>
      <Stack gap={4}>
        <Tiers terms={terms} />
        <PairList
          pairs={[
            { name: t('agent.terms.base'), value: t(`agent.terms.base_${base}`) },
            { name: t('agent.terms.period'), value: t(`agent.terms.period_${period}`) },
            {
              name: t('agent.terms.deductions'),
              value: <Lines lines={lessKeys.map((key) => t(key))} />,
            },
            { name: t('agent.terms.active'), value: format.number(minActiveMembers) },
            {
              name: t('agent.terms.carry_over'),
              value: t(carriesLoss ? 'agent.terms.carries_loss' : 'agent.terms.carries_nothing'),
            },
            {
              name: t('agent.terms.valid_from'),
              value: format.localDigits(validFrom.replaceAll('-', '/')),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Tiers({ terms: { tiers, currency, base } }: { terms: ContractTerms }) {
  const { t, format } = useWords();
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency }, { decimals: 'auto' });
  return (
    <table className={styles.tiers}>
      <caption>{t(`agent.terms.base_${base}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('agent.terms.from')}</th>
          <th scope="col">{t('agent.terms.paid')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.fromMinor}>
            <td>{money(tier.fromMinor)}</td>
            <td>
              {'amountMinor' in tier
                ? money(tier.amountMinor)
                : format.percent(tier.rateBasisPoints)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
