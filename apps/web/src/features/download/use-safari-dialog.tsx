import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Dialog } from '#ui/popup/dialog.tsx';
import { SrOnly } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './download.module.css';

/** Tells another browser of iOS to use Safari, with the address to take there and one confirm button (DOWNLOAD-08). */
export function UseSafariDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useWords();
  const { host, origin } = window.location;
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = () =>
    navigator.clipboard.writeText(`${origin}/m/download`).then(
      () => setState('copied'),
      // Without https there is no clipboard; the address can still be marked by hand.
      () => setState('failed'),
    );
  const handleCopy = () => {
    if ('clipboard' in navigator) void copy();
    else setState('failed');
  };
  return (
    <Dialog
      isAlert
      isOpen={isOpen}
      onClose={onClose}
      emblem={{ icon: 'compass-duotone', tone: 'info' }}
      title={t('download.use_safari_title')}
      text={
        <>
          {t('download.use_safari')} {t('download.use_safari_hint')}
          <button type="button" className={styles.address} onClick={handleCopy}>
            <span>{`${host}/m/download`}</span>
            <Icon name={state === 'copied' ? 'check-bold' : 'copy-bold'} size={18} />
            <SrOnly>{t('download.copy')}</SrOnly>
          </button>
          <output>
            {state === 'copied' && t('download.copied')}
            {state === 'failed' && t('download.copy_failed')}
          </output>
        </>
      }
      actions={
        <Button kind="primary" size="md" width="block" onClick={onClose}>
          {t('download.understood')}
        </Button>
      }
    />
  );
}
