import { Switch } from '#ui/form/switch.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { setHaptics, setLessMotion, useHaptics, useLessMotion } from './device-choices.ts';
import { useWords } from '#platform/words/words.tsx';

/** Less motion and vibration (MEMBERX-04). What the device asks for is on, and cannot be switched off here. */
export function EaseChoices() {
  const { t } = useWords();
  const haptics = useHaptics();
  const motion = useLessMotion();
  const isStill = motion.isChosen || motion.isDeviceWish;
  return (
    <ListGroup label={t('settings.ease')}>
      <ListRow
        isLabel
        lead={<Icon name="person-simple-walk-duotone" />}
        title={t('settings.reduced_motion')}
        caption={t(
          motion.isDeviceWish ? 'settings.reduced_motion_device' : 'settings.reduced_motion_hint',
        )}
        end={
          <Switch
            aria-label={t('settings.reduced_motion')}
            checked={isStill}
            disabled={motion.isDeviceWish}
            onChange={(event) => setLessMotion(event.target.checked)}
          />
        }
      />
      {haptics !== undefined && (
        <ListRow
          isLabel
          lead={<Icon name="vibrate-duotone" />}
          title={t('settings.haptics')}
          caption={t(isStill ? 'settings.haptics_still' : 'settings.haptics_hint')}
          end={
            <Switch
              aria-label={t('settings.haptics')}
              checked={haptics && !isStill}
              disabled={isStill}
              onChange={(event) => setHaptics(event.target.checked)}
            />
          }
        />
      )}
    </ListGroup>
  );
}
