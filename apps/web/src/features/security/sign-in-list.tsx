import type { components } from '@maidan/contract/types';
import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow, ListTitle } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './security.module.css';

/** A sign-in, or a try that failed. */
export type SignIn = components['schemas']['SignIn'];

/** The last sign-ins, newest first; nothing when there are none. */
export function SignInList({ signIns, readAt }: { signIns: readonly SignIn[]; readAt: string }) {
  const { t, format } = useWords();
  if (signIns.length === 0) return null;
  const when = (at: string) => {
    const { key, day } = format.dayHeading(at, readAt);
    return t('security.sign_in.at', {
      day: key === undefined ? day : t(key),
      time: format.time(at),
    });
  };
  return (
    <section>
      <Stack>
        <Row spread="between">
          <ListTitle>{t('security.sign_ins')}</ListTitle>
          <Text as="span" size="caption" tone="3">
            {t('security.sign_ins.days')}
          </Text>
        </Row>
        <ListGroup label={t('security.sign_ins')}>
          {signIns.map(({ at, way, isSuccess, browser, system }) => {
            const device = [browser, system].filter((part) => part !== '').join(', ');
            return (
              <ListRow
                key={at + way + String(isSuccess)}
                lead={
                  <Icon
                    name={isSuccess ? 'check-circle-fill' : 'warning-circle-fill'}
                    className={isSuccess ? styles.stands : styles.failed}
                  />
                }
                title={t(isSuccess ? `security.sign_in.${way}` : `security.sign_in.failed.${way}`)}
                caption={[when(at), device].filter((part) => part !== '').join(' · ')}
              />
            );
          })}
        </ListGroup>
      </Stack>
    </section>
  );
}
