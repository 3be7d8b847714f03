import { useState } from 'react';
import type { MouseEvent } from 'react';
import { Footer } from '#ui/frame/footer.tsx';
import { useOpenPopup } from '#platform/page/popup.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';

/**
 * The footer of home: play credits, links, the age mark and the notice on responsible play (HOME-05, SHELL-95,
 * SHELL-96).
 */
export function SiteFooter() {
  const [year] = useState(() => new Date().getFullYear());
  const { t, format } = useWords();
  const { settings, isSocial } = useSite();
  const open = useOpenPopup();
  const openService = (event: MouseEvent) => {
    event.preventDefault();
    open('service');
  };
  const { minimumAge, ageStatement, name } = settings;
  return (
    <Footer
      {...(isSocial ? { top: t('site.footer.play_credits') } : {})}
      links={[
        { href: '/m/responsible', label: t('site.footer.responsible') },
        { href: '/m/fairness', label: t('site.footer.fairness') },
        { href: '/m/help', label: t('site.footer.help') },
        { href: '/m/help', label: t('site.footer.service'), onPress: openService },
        { href: '/m/help?tag=terms', label: t('site.footer.terms') },
        { href: '/m/help?tag=privacy', label: t('site.footer.privacy') },
      ]}
      age={{
        mark: t('site.age.badge', { age: minimumAge }),
        text: `${ageStatement ?? t('site.age.statement', { age: minimumAge })} ${t('site.age.responsible')}`,
      }}
    >
      {t('site.footer.copyright', {
        year: format.localDigits(String(year)),
        site: name,
      })}
    </Footer>
  );
}
