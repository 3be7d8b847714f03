import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '#platform/api/query.ts';
import { useSession } from '#platform/session/session.ts';
import { usePopup } from '#platform/page/popup.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { memberQueries } from './member.queries.ts';
import { mayBeSuggested, rememberSuggested, wasSuggested } from './suggested-profile.ts';

/**
 * On the first home after a first login, a short message that leads to the profile (LOGIN-32). While a popup is
 * open it waits, so that it lies over none. It ends with its screen, because over a game it would cover the bet. It draws
 * nothing itself.
 */
export function ProfileHint() {
  const { t } = useWords();
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const takeAway = useRef(() => {});
  const isCovered = usePopup().popup !== undefined;
  const { data: member } = useQuery(memberQueries.info(), queryClient());
  useEffect(() => {
    if (isCovered || !member || !mayBeSuggested(session, member)) return;
    if (wasSuggested('home', member.memberId)) return;
    rememberSuggested('home', member.memberId);
    takeAway.current = toast.show({
      text: t('member.profile.suggestion'),
      duration: 'long',
      action: {
        label: t('member.profile.open'),
        onPress: () => void navigate('/member/profile'),
      },
    });
  }, [isCovered, member, session, toast, navigate, t]);
  useEffect(() => () => takeAway.current(), []);
  return null;
}
