import type { BranchFigures, TeamMember } from './team.queries.ts';
import { useWords } from '#platform/words/words.tsx';

/** Writes figures and names of a team for the reader; amounts to the last unit. */
export function useTeamWords() {
  const { t, format } = useWords();
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency: format.currency.code }, { decimals: 'auto' });
  const counted = ({ members, active }: Pick<BranchFigures, 'members' | 'active'>) =>
    `${t('team.members', { count: members })} · ${t('team.active', { count: active })}`;
  const kindOf = ({ isAgent }: Pick<TeamMember, 'isAgent'>) =>
    t(isAgent ? 'team.agent' : 'team.player');
  return {
    money,
    counted,
    kindOf,
    /** How a screen reader says a line of the tree. */
    spoken: (member: TeamMember, figures: BranchFigures) =>
      t('team.spoken', {
        name: member.account,
        kind: kindOf(member),
        level: member.level,
        members: t('team.members', { count: figures.members }),
        active: t('team.active', { count: figures.active }),
        bets: money(figures.validBetMinor),
        net: money(figures.netMinor),
      }),
    /** When a member was seen last, as of a moment. */
    seen: ({ lastLoginAt }: Pick<TeamMember, 'lastLoginAt'>, now: string) => {
      if (lastLoginAt === undefined) return t('team.never_seen');
      const { key, day } = format.dayHeading(lastLoginAt, now);
      return t('team.seen', { day: key ? t(key) : day, time: format.time(lastLoginAt) });
    },
  };
}

/** The name of a member in a list: the nickname, or the account until there is one. */
export function shownName({ nickname, account }: Pick<TeamMember, 'nickname' | 'account'>): string {
  return nickname === '' ? account : nickname;
}
