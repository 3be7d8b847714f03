import { Switch } from '#ui/form/switch.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { setDataSaver, setLessMotion, useLessMotion } from './device-choices.ts';
import { useDataSaver } from '#platform/installation/data-saver.ts';
import { useWords } from '#platform/words/words.tsx';

/** Data saver and less motion (MEMBERX-04). What the device asks for is on, and cannot be switched off here. */
export function EaseChoices() {
  const { t } = useWords();
  const isSaving = useDataSaver();
  const motion = useLessMotion();
  return (
    <ListGroup label={t('settings.ease')}>
      <ListRow
        isLabel
        lead={<Icon name="arrow-circle-down-duotone" />}
        title={t('settings.data_saver')}
        caption={t('settings.data_saver_hint')}
        end={
          <Switch
            aria-label={t('settings.data_saver')}
            checked={isSaving}
            onChange={(event) => setDataSaver(event.target.checked)}
          />
        }
      />
      <ListRow
        isLabel
        lead={<Icon name="timer-duotone" />}
        title={t('settings.reduced_motion')}
        caption={t(
          motion.isDeviceWish ? 'settings.reduced_motion_device' : 'settings.reduced_motion_hint',
        )}
        end={
          <Switch
            aria-label={t('settings.reduced_motion')}
            checked={motion.isChosen || motion.isDeviceWish}
            disabled={motion.isDeviceWish}
            onChange={(event) => setLessMotion(event.target.checked)}
          />
        }
      />
    </ListGroup>
  );
}
