import { useLocation, useRouteLoaderData } from 'react-router';
import { PageAddress, PageCode } from '#ui/figure/page-code.tsx';
import { GroundMotif } from '#ui/figure/ground-motif.tsx';
import { Link } from '#ui/link.tsx';
import { LanguageChips } from '#features/site/language-chips.tsx';
import { canonicalPath } from '#platform/page/address.ts';
import { codePath } from '#platform/page/share.ts';
import { useSite } from '#platform/site/site.tsx';
import type { RootData } from '#platform/site/root-data.ts';
import { useWords } from '#platform/words/words.tsx';
import { SiteLogo } from './site-logo.tsx';
import styles from './wide-panel.module.css';

/** Beside the column of a wide screen: the brand, the code that opens this very page on a phone, the languages. */
export function WidePanel() {
  const { t } = useWords();
  return (
    <aside className={styles.panel} aria-label={t('sharing.panel')}>
      <div className={styles.ground}>
        <GroundMotif place="wide" />
      </div>
      <div className={styles.content}>
        <div className={styles.logo}>
          <SiteLogo />
        </div>
        <div className={styles.words}>
          <h2>{t('sharing.panel_title')}</h2>
          <p>{t('sharing.panel_text')}</p>
        </div>
        <Code />
        <div className={styles.languages}>
          <h3 aria-hidden>{t('site.language.title')}</h3>
          <LanguageChips />
        </div>
        <Age />
      </div>
    </aside>
  );
}

function Code() {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const origin = useRouteLoaderData<RootData>('root')?.origin ?? '';
  const path = `/m${canonicalPath(pathname)}${search}`;
  return (
    <div className={styles.code}>
      <PageCode src={codePath(path)} label={t('sharing.code', { address: `${origin}${path}` })} />
      <PageAddress host={origin.replace(/^https?:\/\//, '')} path={path} />
    </div>
  );
}

/** Age, and the notice on responsible play (SHELL-95, SHELL-96). */
function Age() {
  const { t } = useWords();
  const { settings, isSocial } = useSite();
  return (
    <div className={styles.age}>
      <span>{t('site.age.badge', { age: settings.minimumAge })}</span>
      <p>
        {t('site.age.responsible')} {isSocial && t('site.footer.play_credits')}{' '}
        <Link href="/m/responsible">{t('site.footer.responsible')}</Link>
      </p>
    </div>
  );
}
