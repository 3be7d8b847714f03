import { Tabs } from '#ui/choice/tabs.tsx';
import { useWords } from '#platform/words.tsx';

/** The tab menu that login and registration share (REG-01). The way back goes along. */
export function AuthTabs({
  value,
  back,
}: {
  value: 'login' | 'register';
  back: string | undefined;
}) {
  const { t } = useWords();
  const query = back === undefined ? '' : `?back=${encodeURIComponent(back)}`;
  return (
    <Tabs
      label={t('auth.tabs.label')}
      value={value}
      isFlush
      items={[
        { id: 'login', label: t('auth.login.title'), href: `/m/login${query}` },
        { id: 'register', label: t('auth.register.title'), href: `/m/register${query}` },
      ]}
    />
  );
}
