import { messageWords } from '#modules/messages/index.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { proposalStore } from './proposal.store.ts';
import type { ProposalRow } from './proposal.tables.ts';

/** The proposal about a thing, named as `noun:id`, that waits. */
export const openProposalOn = (
  ...asked: Parameters<typeof proposalStore.openOn>
): Promise<ProposalRow | undefined> => proposalStore.openOn(...asked);

/** A proposal as lists show it to an operator. */
export function listedProposal(row: ProposalRow, operatorId: string) {
  const { proposalId, operation, kind, state, target, reason } = row;
  const { amountMinor, memberId, makerId, decidedAt } = row;
  return {
    proposalId,
    operation,
    kind,
    state,
    target,
    ...(amountMinor === null ? {} : { amountMinor }),
    ...(memberId === null ? {} : { memberId }),
    reason,
    ...(makerId === null ? {} : { maker: makerId }),
    madeAt: row.madeAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    ...(decidedAt === null ? {} : { decidedAt: decidedAt.toISOString() }),
    isMine: makerId === operatorId,
    isUnseen: proposalStore.isUnseen(row, operatorId),
  };
}

/** What approving does, in one sentence: exactly this amount, target and revision (OPS-55). */
export async function sentenceOf(
  site: Pick<SiteView, 'settings'>,
  row: ProposalRow,
): Promise<{ bn: string; en: string }> {
  const inLanguage = async (language: string) => {
    const { t, format } = await messageWords(site, language);
    const { target, revision, amountMinor } = row;
    if (amountMinor === null) return t('messages.proposal.sentence_without', { target, revision });
    const money = { amountMinor, currency: site.settings.currency.code };
    const amount = format.money(money, { decimals: 'always' });
    return t('messages.proposal.sentence', { amount, target, revision });
  };
  return { bn: await inLanguage('bn'), en: await inLanguage('en') };
}
