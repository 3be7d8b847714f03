import { useQuery } from '@tanstack/react-query';
import { Tag } from '#ui/feedback/tag.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { MemberPopup } from '#ui/popup/full-popup.tsx';
import { Grow, Row } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import {
  displayedName,
  MemberAvatar,
  memberQueries,
  RankProgress,
} from '#features/member/index.ts';
import { runMode } from '#platform/device/preferences.ts';
import { queryClient } from '#platform/api/query.ts';
import { isAgent, isTrialUser, useSession } from '#platform/session/session.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { memberMenuEntries } from './entries.ts';
import type { PopupContentProps } from '#platform/page/popup.ts';

/** The popup under the avatar (MENU-20 to MENU-26). The avatar opens and closes it, and a choice closes it. */
export function MemberMenu({ isOpen, onClose }: PopupContentProps) {
  const { t } = useWords();
  const site = useSite();
  const session = useSession();
  const { data: member } = useQuery(
    { ...memberQueries.info(), enabled: session !== undefined },
    queryClient(),
  );
  if (!session) return null;
  const name = member ? displayedName(member) : session.userName;
  const entries = memberMenuEntries({
    can: site.can,
    isAgent: isAgent(session),
    runMode: runMode(),
  });
  return (
    <MemberPopup
      isOpen={isOpen}
      onClose={onClose}
      label={t('member.popup.label')}
      head={
        <Row gap={3}>
          <MemberAvatar member={member ?? { nickname: '', account: name }} size={44} />
          <Grow>
            <Text size="h3">{name}</Text>
            {name !== session.userName && (
              <Text size="caption" tone="3">
                {session.userName}
              </Text>
            )}
            {isTrialUser(session) ? <Tag>{t('member.trial_badge')}</Tag> : <RankProgress />}
          </Grow>
        </Row>
      }
    >
      <ListGroup isBare label={t('member.popup.label')}>
        {entries.map(({ screen, href, labelKey, icon }) => (
          <ListRow key={screen} href={href} lead={<Icon name={icon} />} title={t(labelKey)} />
        ))}
      </ListGroup>
    </MemberPopup>
  );
}
