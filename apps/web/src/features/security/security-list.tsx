import type { ReactNode } from 'react';
import type { components } from '@maidan/contract/types';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import type { ListRowProps } from '#ui/list/list-row.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './security.module.css';

/** How an account is secured, as the gateway tells it. */
export type Overview = components['schemas']['SecurityOverview'];

interface Row extends Pick<ListRowProps, 'href' | 'onClick' | 'caption'> {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly isMissing: boolean;
  readonly state: ReactNode;
}

/** What secures the account: what is missing first, then what stands, each with how it is known. */
export function SecurityList({
  overview,
  onPin,
  onPayee,
}: {
  overview: Overview;
  onPin: () => void;
  onPayee: () => void;
}) {
  const { t } = useWords();
  const all = [...useOwnRows(overview, { onPin, onPayee }), ...useAddressRows(overview)];
  const rows = [true, false].flatMap((isFirst) =>
    all.filter(({ isMissing }) => isMissing === isFirst),
  );
  return (
    <ListGroup label={t('security.list')}>
      {rows.map(({ id, icon, state, title, caption, href, onClick }) => (
        <ListRow
          key={id}
          {...{ title, caption, href, onClick }}
          lead={<Icon name={icon} />}
          end={state}
        />
      ))}
    </ListGroup>
  );
}

/** Password, PIN, payee name and devices, which the member changes here. */
function useOwnRows(
  overview: Overview,
  { onPin, onPayee }: { onPin: () => void; onPayee: () => void },
): Row[] {
  const { t, format } = useWords();
  const { hasPassword, withdrawalPin, twoStep, payeeName, devices } = overview;
  const { isSet, setAt, lockedUntil } = withdrawalPin;
  const pinText = () => {
    if (!isSet) return t('security.pin.none');
    if (lockedUntil) return t('security.pin.locked', { time: format.dateTime(lockedUntil) });
    return setAt ? t('security.pin.set_at', { day: format.date(setAt) }) : t('security.pin.digits');
  };
  return [
    {
      id: 'password',
      icon: 'lock-key-duotone',
      title: t('security.password'),
      caption: t(hasPassword ? 'security.password.set' : 'security.password.none'),
      href: '/m/changePsw',
      isMissing: !hasPassword,
      state: hasPassword ? <Stands /> : <Act>{t('security.set')}</Act>,
    },
    {
      id: 'pin',
      icon: 'number-circle-nine-duotone',
      title: t('security.pin'),
      caption: pinText(),
      onClick: onPin,
      isMissing: !isSet || lockedUntil !== undefined,
      state: isSet && !lockedUntil ? <Stands /> : <Act>{t('security.set')}</Act>,
    },
    {
      id: 'two-step',
      icon: 'shield-check-duotone',
      title: t('security.two_step.title'),
      caption: t(twoStep.isOn ? 'security.two_step.is_on' : 'security.two_step.is_off'),
      href: '/m/securityCenter/twoStep',
      isMissing: !twoStep.isOn,
      state: twoStep.isOn ? <Stands /> : <Act>{t('security.two_step.switch_on')}</Act>,
    },
    {
      id: 'payee',
      icon: 'identification-card-duotone',
      title: t('security.payee'),
      caption: payeeName === '' ? t('security.payee.none') : payeeName,
      ...(payeeName === '' ? { onClick: onPayee } : {}),
      isMissing: payeeName === '',
      state: payeeName === '' ? <Act>{t('security.set')}</Act> : <Fixed />,
    },
    ...documentRow(overview, t),
    {
      id: 'accounts',
      icon: 'bank-duotone',
      title: t('security.accounts.title'),
      caption: t('security.accounts.text'),
      href: '/m/securityCenter/payoutAccounts',
      isMissing: false,
      state: <Icon name="caret-right-bold" className={styles.go} />,
    },
    {
      id: 'devices',
      icon: 'device-mobile-duotone',
      title: t('security.devices.title'),
      caption: t('security.devices.count', { count: devices }),
      href: '/m/securityCenter/devices',
      isMissing: false,
      state: <Icon name="caret-right-bold" className={styles.go} />,
    },
  ];
}

/** The identity documents, on a site that asks for them (SHELL-97). */
function documentRow({ documents }: Overview, t: ReturnType<typeof useWords>['t']): Row[] {
  if (documents === undefined) return [];
  const isMissing = documents === 'none' || documents === 'rejected';
  const state = documents === 'approved' ? <Stands /> : <Act>{t('security.identity.see')}</Act>;
  return [
    {
      id: 'identity',
      icon: 'identification-card-duotone',
      title: t('security.identity.title'),
      caption: t(`security.identity.is_${documents}`),
      href: '/m/securityCenter/identity',
      isMissing,
      state: isMissing ? <Act>{t('security.identity.add')}</Act> : state,
    },
  ];
}

/** Number and address, each with whether it was verified. */
function useAddressRows({ mobile, email }: Overview): Row[] {
  const { t } = useWords();
  const captionOf = (masked: string, isVerified: boolean) => {
    if (masked === '') return t('security.address.none');
    if (isVerified) return <bdi>{masked}</bdi>;
    return (
      <>
        <bdi>{masked}</bdi>, {t('security.address.unverified')}
      </>
    );
  };
  return (['mobile', 'email'] as const).map((id): Row => {
    const { masked, isVerified } = { mobile, email }[id];
    return {
      id,
      icon: id === 'mobile' ? 'phone-duotone' : 'envelope-simple-duotone',
      title: t(`security.${id}`),
      caption: captionOf(masked, isVerified),
      href: `/m/securityCenter/${id}`,
      isMissing: !isVerified,
      state: isVerified ? (
        <Stands text={t('security.address.verified')} />
      ) : (
        <Act>{t(masked === '' ? 'security.address.add' : 'security.address.verify')}</Act>
      ),
    };
  });
}

function Act({ children }: { children: ReactNode }) {
  return <span className={styles.act}>{children}</span>;
}

function Stands({ text }: { text?: string }) {
  const { t } = useWords();
  return (
    <span className={styles.state}>
      <Icon name="check-circle-fill" className={styles.stands} />
      {text ?? t('security.stands')}
    </span>
  );
}

function Fixed() {
  const { t } = useWords();
  return (
    <span className={styles.state}>
      <Icon name="lock-simple" />
      {t('security.fixed')}
    </span>
  );
}
