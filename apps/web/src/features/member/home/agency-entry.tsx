import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { isAgent, useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';

/** The way to the agency centre, for agents (MEMBER-01, MENU-22). */
export function AgencyEntry() {
  const { t } = useWords();
  const session = useSession();
  if (!isAgent(session)) return null;
  return (
    <ListGroup>
      <ListRow
        href="/m/agent/home"
        lead={<Icon name="users-three-duotone" />}
        title={t('member.menu.agency_centre')}
        caption={t('member.agency.text')}
      />
    </ListGroup>
  );
}
