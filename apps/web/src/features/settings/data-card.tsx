import { useEffect, useSyncExternalStore } from 'react';
import type { MessageKey } from '@maidan/i18n';
import { Switch } from '#ui/form/switch.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useDataSaver } from '#platform/installation/data-saver.ts';
import { countTraffic, watchTraffic } from '#platform/installation/traffic-watch.ts';
import { readTraffic, totalsOf } from '#platform/device/traffic.ts';
import type { Traffic } from '#platform/device/traffic.ts';
import { useWords } from '#platform/words/words.tsx';
import { setDataSaver } from './device-choices.ts';
import styles from './data-card.module.css';

/** The data saver, and what moved and was saved on this device today (MEMBERX-04). */
export function DataCard() {
  const { t } = useWords();
  const isSaving = useDataSaver();
  return (
    <section className={styles.card} aria-label={t('settings.data_saver')}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the switch inside is one */}
      <label className={styles.head}>
        <span className={styles.icon}>
          <Icon name="leaf-duotone" size={24} />
        </span>
        <span className={styles.words}>
          <b>{t('settings.data_saver')}</b>
          <span>{t('settings.data_saver_hint')}</span>
        </span>
        <Switch
          aria-label={t('settings.data_saver')}
          checked={isSaving}
          onChange={(event) => setDataSaver(event.target.checked)}
        />
      </label>
      <Meter />
    </section>
  );
}

/** Absent until something was measured: on the server, and in a browser without the measurement. */
function Meter() {
  const { t } = useWords();
  const size = useSizeText();
  useEffect(countTraffic, []);
  const text = useSyncExternalStore(
    watchTraffic,
    () => JSON.stringify(readTraffic()),
    () => '',
  );
  const traffic = text === '' ? undefined : (JSON.parse(text) as Traffic);
  const totals = traffic && totalsOf(traffic);
  if (!totals || totals.moved + totals.saved === 0) return null;
  const { moved, saved, percent } = totals;
  return (
    <div className={styles.meter}>
      <div className={styles.sum}>
        <p>
          <span className={styles.caption}>{t('settings.data.saved_today')}</span>
          <b className={styles.figure}>{size(saved)}</b>
        </p>
        <span className={styles.less}>{t('settings.data.less', { percent })}</span>
      </div>
      <div
        className={styles.bar}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two boxes whose widths are the figures
        role="img"
        aria-label={t('settings.data.bar', { moved: size(moved), saved: size(saved) })}
      >
        <i className={styles.moved} style={{ flexGrow: moved }} />
        <i className={styles.saved} style={{ flexGrow: saved }} />
      </div>
      <div className={styles.columns}>
        <Column
          tone="moved"
          head={['settings.data.moved', moved]}
          lines={[
            ['settings.data.pictures', traffic.pictures],
            ['settings.data.texts', traffic.texts],
            ['settings.data.code', traffic.code],
          ]}
        />
        <Column
          tone="saved"
          head={['settings.data.saved', saved]}
          lines={[
            ['settings.data.held', totals.heldBytes],
            ['settings.data.fonts', traffic.fonts],
            ['settings.data.kept', traffic.kept],
          ]}
        />
      </div>
      <p className={styles.rule}>{t('settings.data.rule')}</p>
    </div>
  );
}

type Line = readonly [key: MessageKey, bytes: number];

function Column({
  tone,
  head: [headKey, sum],
  lines,
}: {
  tone: 'moved' | 'saved';
  head: Line;
  lines: readonly Line[];
}) {
  const { t } = useWords();
  const size = useSizeText();
  return (
    <dl className={styles.column}>
      <div className={styles.columnHead}>
        <dt>
          <i className={styles[tone]} />
          {t(headKey)}
        </dt>
        <dd>{size(sum)}</dd>
      </div>
      {lines.map(([key, bytes]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{size(bytes)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A size in kB or MB of 1,000 and 1,000,000 bytes, in the digits of the reader. */
function useSizeText(): (bytes: number) => string {
  const { t, format } = useWords();
  return (bytes) =>
    bytes < 999_500
      ? t('settings.data.kilobytes', { size: format.number(Math.round(bytes / 1000)) })
      : t('settings.data.megabytes', { size: format.number(Math.round(bytes / 10_000) / 100) });
}
