import { AmountChips } from '#ui/form/stepper.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Grow, Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { REALITY_MINUTES, useRealityMinutes } from '#platform/device/reality-check.ts';
import { useWords } from '#platform/words/words.tsx';
import styles from './safety.module.css';

/** After how long the game is interrupted with time and result. It is off until the member chooses. */
export function RealityChoice() {
  const { t } = useWords();
  const [every, choose] = useRealityMinutes();
  return (
    <Card>
      <Stack gap={3}>
        <Row gap={3}>
          <span className={styles.icon}>
            <Icon name="timer-duotone" />
          </span>
          <Grow>
            <Text as="h2" size="h3">
              {t('safety.reality')}
            </Text>
            <Text size="caption" tone="3">
              {t('safety.reality.text')}
            </Text>
          </Grow>
        </Row>
        <AmountChips
          label={t('safety.reality')}
          amounts={[
            { id: OFF, figure: t('safety.reality.off') },
            ...REALITY_MINUTES.map((minutes) => ({
              id: String(minutes),
              figure: t('safety.reality.every', { minutes }),
            })),
          ]}
          value={every === undefined ? OFF : String(every)}
          onSelect={(id) => choose(REALITY_MINUTES.find((minutes) => String(minutes) === id))}
        />
      </Stack>
    </Card>
  );
}

const OFF = 'off';
