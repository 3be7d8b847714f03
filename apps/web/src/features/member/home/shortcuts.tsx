import { Icon } from '#ui/icons/icon.tsx';
import { Card, ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { ShortcutGrid } from '#ui/list/shortcut-grid.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { memberShortcuts } from './member-shortcuts.ts';

/**
 * The shortcuts that the site has switched on (MENU-16) and the member's own lists, as cards or as a plain list
 * (MEMBER-03).
 */
export function Shortcuts() {
  const { t } = useWords();
  const site = useSite();
  const shortcuts = memberShortcuts(site.can).map(({ screen, href, icon, labelKey }) => ({
    id: screen,
    href,
    icon,
    label: t(labelKey),
  }));
  if (site.can('memberCentreCards')) {
    return (
      <Card isPadded={false}>
        <ShortcutGrid label={t('member.shortcuts')} shortcuts={shortcuts} />
      </Card>
    );
  }
  return (
    <ListGroup label={t('member.shortcuts')}>
      {shortcuts.map(({ id, href, icon, label }) => (
        <ListRow key={id} href={href} lead={<Icon name={icon} />} title={label} />
      ))}
    </ListGroup>
  );
}
