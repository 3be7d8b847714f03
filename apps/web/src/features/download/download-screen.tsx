import type { MouseEvent } from 'react';
import { Button } from '#ui/action/button.tsx';
import { PageCode } from '#ui/figure/page-code.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Card, ListGroup, ListRow, PairList } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { requestScope } from '#platform/api/request-scope.ts';
import { OLDEST_IOS } from '#platform/device/reader-device.ts';
import { acceptInstallOffer, useInstallDialog } from '#platform/installation/index.ts';
import { keepDataOnPopup, usePopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { codePath } from '#platform/page/share.ts';
import { useSite } from '#platform/site/site.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { titleOf } from '#screen-facts.ts';
import { DownloadItems, ItemIcon, openFile } from './download-items.tsx';
import { downloadItems, platformButtons } from './download.model.ts';
import type { DownloadReader, PlatformButton } from './download.model.ts';
import { AppIcon, InstallGuide } from './install-guide.tsx';
import { readDownload } from './read-download.ts';
import type { AndroidRelease, DownloadView } from './read-download.ts';
import { useDownloadReader } from './use-download-reader.ts';
import styles from './download.module.css';
import type { Route } from './+types/download-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['download', 'sharing'],
  titleKey: titleOf('download'),
  parameters: ['show'],
  readsDevice: true,
  header: 'back',
  hasTabBar: false,
};

/** What can be installed from this site, and what a reader without script has asked to see. */
export function loader({ context, url }: Route.LoaderArgs) {
  const show = url.searchParams.get('show');
  return { ...readDownload(context.get(requestScope)), show };
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

/** The download screen of each device (SHELL-31, DOWNLOAD-13 to DOWNLOAD-22). */
export default function DownloadScreen({ loaderData }: Route.ComponentProps) {
  const reader = useDownloadReader(loaderData.device);
  return (
    <Stack gap={3} isPadded isPage>
      <Welcome />
      {reader.runMode === 'browser' ? (
        <Offered view={loaderData} show={loaderData.show} reader={reader} />
      ) : (
        <AlreadyApp />
      )}
      <ResponsiblePlay />
    </Stack>
  );
}

function Welcome() {
  const { t } = useWords();
  const { name } = useSite().settings;
  return (
    <Stack gap={1} isCentred>
      <AppIcon size="hero" />
      <Text as="h2" size="h1" isCentred>
        {t('download.welcome')}
      </Text>
      <Text tone="2" isCentred>
        {t('download.welcome_text', { site: name })}
      </Text>
    </Stack>
  );
}

function AlreadyApp() {
  const { t } = useWords();
  return (
    <Note tone="success" title={t('download.already_title')}>
      {t('download.already')}
    </Note>
  );
}

/** Two paragraphs on responsible play (DOWNLOAD-14, MSG-57). */
function ResponsiblePlay() {
  const { t } = useWords();
  return (
    <Stack gap={2}>
      <Text size="caption" tone="3">
        {t('download.responsible_1')}
      </Text>
      <Text size="caption" tone="3">
        {t('download.responsible_2')}
      </Text>
    </Stack>
  );
}

interface OfferedProps {
  view: DownloadView;
  show: string | null;
  reader: DownloadReader;
}

function Offered({ view, show, reader }: OfferedProps) {
  const { t } = useWords();
  const canAsk = useInstallDialog();
  const buttons = platformButtons(view.offer, reader);
  // What a button offers already is not offered a second time in the list.
  const offered = new Set(buttons.map(({ href }) => href));
  const items = downloadItems(view.offer, reader).filter(
    (item) => item.kind === 'homeScreen' || !offered.has(item.href),
  );
  const isEmpty = buttons.length === 0 && items.length === 0 && !canAsk;
  return (
    <>
      {reader.device.platform === 'desktop' && <OpenOnPhone />}
      <Buttons buttons={buttons} />
      <IosNotes view={view} reader={reader} buttons={buttons} />
      {view.release && buttons.some(({ platform }) => platform === 'android') && (
        <ReleaseFacts release={view.release} />
      )}
      {canAsk && <AddByBrowser />}
      {items.length > 0 && <DownloadItems items={items} />}
      {show === 'steps' && <StepsInPage />}
      {show === 'safari' && (
        <Note tone="info" title={t('download.use_safari_title')}>
          {t('download.use_safari')}
        </Note>
      )}
      {isEmpty && <Note>{t('download.none')}</Note>}
    </>
  );
}

/** A computer's reader opens this very screen on the phone, by its camera. */
function OpenOnPhone() {
  const { t } = useWords();
  return (
    <Card>
      <div className={styles.phone}>
        <PageCode src={codePath('/m/download')} label={t('download.phone_code')} />
        <Stack gap={1}>
          <Text size="strong">{t('sharing.panel')}</Text>
          <Text size="small" tone="2">
            {t('download.phone_hint')}
          </Text>
        </Stack>
      </div>
    </Card>
  );
}

function StepsInPage() {
  return (
    <Card>
      <InstallGuide />
    </Card>
  );
}

/** The platform buttons; the first is the main one (DOWNLOAD-15, DOWNLOAD-16). */
function Buttons({ buttons }: { buttons: readonly PlatformButton[] }) {
  const { t } = useWords();
  const { open } = usePopup();
  const press = (event: MouseEvent<HTMLElement>, { href, isProfile }: PlatformButton) => {
    if (href !== undefined) return openFile(event, href, isProfile);
    event.preventDefault();
    open('download', { view: 'safari' });
    return undefined;
  };
  return buttons.map((button, place) => (
    <Button
      key={button.platform}
      kind={place === 0 ? 'primary' : 'secondary'}
      width="block"
      icon={button.platform === 'ios' ? 'apple-logo-fill' : 'android-logo-fill'}
      href={button.href ?? '/m/download?show=safari'}
      onClick={(event) => press(event, button)}
    >
      {t(button.platform === 'ios' ? 'download.ios_action' : 'download.android_action')}
    </Button>
  ));
}

/** What a reader of iOS has to know: the oldest version, the profile's signature, and what to do with the profile. */
function IosNotes({
  view: { offer, isProfileUnsigned },
  reader: { device, hasProfile },
  buttons,
}: Omit<OfferedProps, 'show'> & { buttons: readonly PlatformButton[] }) {
  const { t, format } = useWords();
  if (device.platform === 'android') return null;
  const isIos = device.platform === 'ios';
  const hasButton = buttons.some(({ platform }) => platform === 'ios');
  const requires = t('download.ios_requires', { version: format.number(OLDEST_IOS) });
  return (
    <>
      {hasButton && device.ios === 'current' && (
        <Text size="caption" tone="3" isCentred>
          {requires}
        </Text>
      )}
      {device.ios !== 'current' && <Note tone="warning">{requires}</Note>}
      {device.ios === 'legacy' && <LegacyTip profile={offer.links.profile} />}
      {isIos && hasProfile && (
        <Note tone="info" title={t('download.profile_next_title')}>
          {t('download.profile_next')}
        </Note>
      )}
      {isIos && offer.links.profile && isProfileUnsigned && (
        <Text size="caption" tone="3" isCentred>
          {t('download.profile_unsigned')}
        </Text>
      )}
    </>
  );
}

/** For an iOS below 12.2 (DOWNLOAD-17), with the profile where the site has one (DOWNLOAD-18). */
function LegacyTip({ profile }: { profile: string | undefined }) {
  const { t } = useWords();
  return (
    <Card>
      <Stack gap={3}>
        <Text>{t('download.legacy_tip')}</Text>
        {profile !== undefined && (
          <Button
            width="block"
            icon="download-simple-bold"
            href={profile}
            onClick={(event) => openFile(event, profile, true)}
          >
            {t('download.profile_action')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** The browser's own dialog, where it offers one; no file is needed. */
function AddByBrowser() {
  const { t } = useWords();
  return (
    <ListGroup>
      <ListRow
        isTall
        onClick={acceptInstallOffer}
        lead={<ItemIcon icon="plus-square-duotone" isFirst />}
        title={t('download.home_screen')}
        caption={t('download.browser_hint')}
      />
    </ListGroup>
  );
}

/** The first Android on which the app of the project's generator runs. */
const OLDEST_ANDROID = 8;

/** What is behind the Android link, so that a reader can check the file. */
function ReleaseFacts({ release }: { release: AndroidRelease }) {
  const { t, format } = useWords();
  const { version, releasedOn, sizeBytes, fingerprint } = release;
  const dotted = version.split('.').map((part) => format.number(Number(part)));
  const megabytes = Math.max(0.1, Math.round(sizeBytes / 100_000) / 10);
  const pairs = [
    {
      name: t('download.version'),
      value: `${dotted.join('.')} · ${format.date(`${releasedOn}T12:00:00Z`)}`,
    },
    {
      name: t('download.size'),
      value: t('download.megabytes', { size: format.number(megabytes) }),
    },
    {
      name: t('download.needs'),
      value: t('download.android_requires', { version: format.number(OLDEST_ANDROID) }),
    },
    ...(fingerprint ? [{ name: t('download.signature'), value: shortened(fingerprint) }] : []),
  ];
  return (
    <Card>
      <PairList pairs={pairs} />
    </Card>
  );
}

/** The ends of a fingerprint, enough to compare with what a device shows. */
function shortened(fingerprint: string): string {
  const digits = fingerprint.replaceAll(':', '').toLowerCase();
  return `SHA-256 ${digits.slice(0, 4)} … ${digits.slice(-4)}`;
}
