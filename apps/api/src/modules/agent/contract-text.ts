import { createHash } from 'node:crypto';
import type { ContractKind } from '@maidan/contract/constants';
import type { ContractTerms } from '@maidan/contract/types';
import type { Translator } from '@maidan/i18n';

/** What the text of a contract is made from. */
export interface ContractWording {
  readonly kind: ContractKind;
  readonly terms: ContractTerms;
  /** Accounts of the agent who offers and of the member who receives. */
  readonly offeredBy: string;
  readonly offeredTo: string;
}

/**
 * The exact text of a contract for one reader, one sentence per line. It says everything that the terms say and nothing
 * else.
 */
export function contractText({ t, format }: Translator, wording: ContractWording): string {
  const { kind, terms, offeredBy, offeredTo } = wording;
  const { base, period, deductions, minActiveMembers } = terms;
  const sentences = [
    t(`agent.text.offer_${kind}`, { agent: offeredBy, member: offeredTo }),
    t(`agent.text.base_${base}`),
    t(`agent.text.period_${period}`),
    ...deductions.map((deduction) => t(`agent.text.less_${deduction}`)),
    ...(deductions.length === 0 ? [t('agent.text.less_nothing')] : []),
    ...tierSentences({ t, format }, terms),
    ...(minActiveMembers > 0 ? [t('agent.text.active', { count: minActiveMembers })] : []),
    t(terms.carriesLoss ? 'agent.text.carries_loss' : 'agent.text.carries_nothing'),
    t('agent.text.valid_from', { date: format.localDigits(terms.validFrom.replaceAll('-', '/')) }),
  ];
  return sentences.join('\n');
}

function tierSentences(
  { t, format }: Pick<Translator, 't' | 'format'>,
  { tiers, currency }: ContractTerms,
): string[] {
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency }, { decimals: 'auto' });
  const sentences = tiers.map((tier) => {
    const from = money(tier.fromMinor);
    return 'amountMinor' in tier
      ? t('agent.text.tier_amount', { from, amount: money(tier.amountMinor) })
      : t('agent.text.tier_rate', { from, rate: format.percent(tier.rateBasisPoints) });
  });
  return tiers.length > 1 ? [...sentences, t('agent.text.highest_tier')] : sentences;
}

/**
 * SHA-256 of a text in UTF-8, in hex. An answer names this hash, so that nobody can answer a text they were not shown.
 */
export function textHashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
