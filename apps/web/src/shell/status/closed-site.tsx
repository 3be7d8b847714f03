import { useRevalidator } from 'react-router';
import type { PublicSiteSettings } from '@maidan/site';
import { Button } from '#ui/action/button.tsx';
import { FullPageState } from '#ui/feedback/full-page-state.tsx';
import { PairList } from '#ui/list/list-row.tsx';
import { contactsOf } from '#features/service/service.model.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { SiteLogo } from '../frame/site-logo.tsx';

/** Why the site is closed for this visitor. */
export interface ClosedSite {
  /** 1 maintenance, 2 closed for the region (SHELL-65, SHELL-66). */
  readonly status: 1 | 2;
  readonly address: string;
  readonly endsAt: string | null;
  /** The site's contacts; the first that works while the site is closed is offered (SHELL-69). */
  readonly customerService: PublicSiteSettings['customerService'];
}

/** The page that replaces the product while the site is closed (SHELL-65 to SHELL-70). */
export function StatusPage({ closed }: { closed: ClosedSite }) {
  const { t, format } = useWords();
  const { settings } = useSite();
  const { revalidate, state } = useRevalidator();
  const kind = closed.status === 1 ? 'maintenance' : 'region';
  const site = settings.name;
  const details =
    closed.status === 2
      ? [{ name: t('status.region.ip'), value: closed.address }]
      : closed.endsAt
        ? [{ name: t('status.maintenance.until'), value: format.dateTime(closed.endsAt) }]
        : [];
  // The site's own pages are closed too, so only a link to elsewhere helps.
  const contact = contactsOf(closed.customerService).find(({ href }) => !href.startsWith('/m/'));
  return (
    <>
      <title>{t('site.document_title', { title: t(`status.${kind}.title`), site })}</title>
      <FullPageState
        top={<SiteLogo />}
        icon={closed.status === 1 ? 'wrench-duotone' : 'globe-hemisphere-east-duotone'}
        title={t(`status.${kind}.heading`)}
        text={t(`status.${kind}.text`, { site })}
        {...(details.length > 0 ? { details: <PairList pairs={details} /> } : {})}
        foot={
          <>
            <Button
              kind="primary"
              width="block"
              isBusy={state !== 'idle'}
              onClick={() => void revalidate()}
            >
              {t('ui.retry')}
            </Button>
            {contact && (
              <Button kind="text" width="block" href={contact.href}>
                {t(closed.status === 1 ? 'site.footer.service' : 'status.region.contact')}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}
