import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './download.module.css';

/** The icon of the site as a home screen shows it. */
export function AppIcon({ size }: { size: 'step' | 'head' | 'hero' }) {
  return <img className={styles[size]} src="/m/icons/icon.svg" alt="" width={92} height={92} />;
}

/** Three steps in Safari that put the site on the home screen, each with a drawing of what to press (DOWNLOAD-02). */
export function InstallGuide() {
  const { t, format } = useWords();
  const { name } = useSite().settings;
  const steps = [
    { text: t('download.step_share'), picture: <Toolbar /> },
    { text: t('download.step_add'), picture: <ShareMenu /> },
    { text: t('download.step_confirm'), picture: <Confirmation name={name} /> },
  ];
  return (
    <div className={styles.guide}>
      <div className={styles.about}>
        <AppIcon size="head" />
        <div>
          <b>{name}</b>
          <span>{t('download.guide_for', { version: format.number(12.2) })}</span>
        </div>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ text, picture }, place) => (
          <li key={text}>
            <b className={styles.count} aria-hidden>
              {format.number(place + 1)}
            </b>
            <div className={styles.words}>
              <p>{text}</p>
              <div aria-hidden>{picture}</div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const TOOLBAR: readonly IconName[] = [
  'caret-left-bold',
  'caret-right-bold',
  'export-bold',
  'book-open',
  'copy',
];

/** Safari's bar with the share button marked. */
function Toolbar() {
  return (
    <div className={styles.toolbar}>
      {TOOLBAR.map((name) => (
        <span key={name} className={name === 'export-bold' ? styles.marked : styles.tool}>
          <Icon name={name} />
        </span>
      ))}
    </div>
  );
}

/** Safari's share menu with the entry marked; it is drawn in English, as the steps quote it. */
function ShareMenu() {
  const { t } = useWords();
  return (
    <div className={styles.shareMenu} lang="en">
      <ShareRow icon="bookmark-simple">{t('download.ios_bookmark')}</ShareRow>
      <ShareRow icon="plus-square-duotone" isMarked>
        {t('download.ios_add_home')}
      </ShareRow>
    </div>
  );
}

function ShareRow({
  icon,
  isMarked = false,
  children,
}: {
  icon: IconName;
  isMarked?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={isMarked ? styles.markedRow : styles.shareRow}>
      <span>{children}</span>
      <Icon name={icon} size={20} />
    </span>
  );
}

function Confirmation({ name }: { name: string }) {
  const { t } = useWords();
  return (
    <div className={styles.confirmation}>
      <AppIcon size="step" />
      <b>{name}</b>
      <span className={styles.markedButton} lang="en">
        {t('download.ios_add')}
      </span>
    </div>
  );
}
