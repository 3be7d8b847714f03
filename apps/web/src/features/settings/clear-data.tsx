import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Dialog } from '#ui/popup/dialog.tsx';
import { showWithoutChoices } from './device-choices.ts';
import { clearDeviceData } from './device-data.ts';
import { logFault } from '#platform/page/log.ts';
import type { Theme } from '#platform/device/preferences.ts';
import { SESSION_KEY } from '#platform/session/names.ts';
import { AUTO_LOGIN_KEY } from '#platform/session/session.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';

/** Clears what the product stores on the device, after a question. Account, language and login stay (MEMBERX-04). */
export function ClearData({ siteTheme }: { siteTheme: Theme }) {
  const { t } = useWords();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const handleClear = async () => {
    close();
    const isCleared = await clearDeviceData([SESSION_KEY, AUTO_LOGIN_KEY]).then(
      () => true,
      (error: unknown) => {
        logFault('The data of the device could not be cleared', error);
        return false;
      },
    );
    showWithoutChoices(siteTheme);
    if (isCleared) toast.show({ text: t('settings.cleared'), tone: 'success' });
    else toast.show({ text: t('settings.clear_failed'), tone: 'danger' });
  };
  return (
    <>
      <ListGroup>
        <ListRow
          lead={<Icon name="file-x-duotone" />}
          title={t('settings.clear')}
          caption={t('settings.clear_hint')}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        />
      </ListGroup>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={t('settings.clear_question')}
        text={t('settings.clear_text')}
        emblem={{ icon: 'file-x-duotone', tone: 'info' }}
        actions={
          <>
            <Button size="md" width="grow" onClick={close}>
              {t('ui.cancel')}
            </Button>
            <Button kind="danger" size="md" width="grow" onClick={() => void handleClear()}>
              {t('settings.clear_do')}
            </Button>
          </>
        }
      />
    </>
  );
}
