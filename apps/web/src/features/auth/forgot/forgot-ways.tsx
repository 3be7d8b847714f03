import { useState } from 'react';
import { Segment } from '#ui/choice/segment.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { Rules } from '../register/register.model.ts';
import { recoveryWays } from './forgot.model.ts';
import type { RecoveryWay } from './forgot.model.ts';
import { MailForm } from './mail-form.tsx';
import type { PostedMailRecovery } from './mail-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import styles from '../auth.module.css';

interface ForgotWaysProps {
  rules: Rules;
  /** The way that the address names; set on a page, whose tabs are links. */
  by?: RecoveryWay | undefined;
  isPage?: boolean;
  posted?: PostedMailRecovery | undefined;
  onSent: () => void;
  onSet: (isSignedIn: boolean) => Promise<void>;
}

/** Recovery by phone or by mail. Switching between them keeps what was typed in each (PSW-02 to PSW-04). */
export function ForgotWays(props: ForgotWaysProps) {
  const { rules, by, isPage = false, posted, onSent, onSet } = props;
  const { t } = useWords();
  const site = useSite();
  const ways = recoveryWays(site.can('phoneRecovery'), site.can('mailRecovery'));
  const [chosen, setChosen] = useState(by);
  const [first = 'email'] = ways;
  const way = chosen !== undefined && ways.includes(chosen) ? chosen : first;
  return (
    <Stack gap={4}>
      <ForgotHead text={t(way === 'phone' ? 'auth.forgot.text_phone' : 'auth.forgot.text_email')} />
      {ways.length > 1 && (
        <Segment
          label={t('auth.method.label')}
          value={way}
          items={ways.map((id) => ({
            id,
            label: t(`auth.forgot.${id}`),
            icon: id === 'phone' ? 'device-mobile-bold' : 'envelope-simple-bold',
            ...(isPage ? { href: `/m/forget?by=${id}` } : {}),
          }))}
          onSelect={(id) => setChosen(id === 'phone' ? 'phone' : 'email')}
        />
      )}
      {ways.includes('phone') && (
        <div hidden={way !== 'phone'}>
          <PhoneForm rules={rules} onDone={onSet} />
        </div>
      )}
      {ways.includes('email') && (
        <div hidden={way !== 'email'}>
          <MailForm rules={rules} posted={posted} onSent={onSent} />
        </div>
      )}
    </Stack>
  );
}

/** Emblem, heading, and what will happen next (MSG-58). */
export function ForgotHead({ text }: { text: string }) {
  const { t } = useWords();
  return (
    <Stack gap={3} isCentred>
      <span className={styles.emblem}>
        <Icon name="lock-key-open-duotone" size={34} />
      </span>
      <Text as="h2" size="h1">
        {t('auth.forgot.heading')}
      </Text>
      <Text tone="2" isCentred>
        {text}
      </Text>
    </Stack>
  );
}
