import { useState } from 'react';
import { data, useRevalidator } from 'react-router';
import type { components } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow, ListTitle } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { TextLink } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useToast } from '#platform/page/toast.tsx';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { endDevice, endOtherDevices } from './security.queries.ts';
import { SignInList } from './sign-in-list.tsx';
import type { SignIn } from './sign-in-list.tsx';
import { useProvenStep } from './use-proven-step.ts';
import type { Route } from './+types/devices-screen.ts';

type Device = components['schemas']['Device'];

export const handle: ScreenHandle = {
  nouns: ['security', 'errors'],
  titleKey: titleOf('devices'),
  header: 'back',
  hasTabBar: false,
};

/** Where the member is signed in, this device first, and the last sign-ins (MEMBERX-03). */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await memberLoaderResult(args, async ({ api }) => {
    const [devices, signIns] = await Promise.all([
      api.GET('/security/devices').then(dataOf),
      api.GET('/security/sign-ins').then(dataOf),
    ]);
    return { devices: devices.value, signIns: signIns.value, readAt: new Date().toISOString() };
  });
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function DevicesScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (loaderData.ok) return <Devices {...loaderData.data} />;
  return <RetryState title={t('security.devices.error')} {...reload(loaderData.failure)} />;
}

function Devices({
  devices,
  signIns,
  readAt,
}: {
  devices: readonly Device[];
  signIns: readonly SignIn[];
  readAt: string;
}) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { step, ending, endOne, endOthers } = useEnding();
  return (
    <Stack gap={4} isPadded isPage>
      <ListTitle>{t('security.devices.open')}</ListTitle>
      <ListGroup label={t('security.devices.open')}>
        {devices.map((device) => (
          <DeviceRow
            key={device.sessionId}
            device={device}
            readAt={readAt}
            isBusy={step.wait.isBusy && ending === device.sessionId}
            onEnd={() => endOne(device.sessionId)}
          />
        ))}
      </ListGroup>
      {step.failure && (
        <Note tone="danger" isAlert>
          {failureText(step.failure)}
        </Note>
      )}
      <SlowNote {...step.wait.note} />
      {devices.length > 1 && (
        <Button width="block" isBusy={step.wait.isBusy && ending === undefined} onClick={endOthers}>
          {t('security.devices.end_others')}
        </Button>
      )}
      <SignInList signIns={signIns} readAt={readAt} />
      <Note icon="question-duotone">
        {t('security.devices.not_you')}{' '}
        <TextLink href="/m/changePsw">{t('security.devices.change_password')}</TextLink>
      </Note>
    </Stack>
  );
}

/** Signs out devices and shows the list as it is then. */
function useEnding() {
  const { t } = useWords();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const step = useProvenStep();
  const [ending, setEnding] = useState<string>();
  const run = (work: (signal: AbortSignal) => Promise<void>, text: string) =>
    step.run(async (signal) => {
      await work(signal);
      toast.show({ text, tone: 'success' });
      void revalidate();
    });
  return {
    step,
    ending,
    endOne(sessionId: string) {
      setEnding(sessionId);
      run((signal) => endDevice(sessionId, signal), t('security.devices.ended'));
    },
    endOthers() {
      setEnding(undefined);
      run(endOtherDevices, t('security.devices.ended_others'));
    },
  };
}

function DeviceRow({
  device,
  readAt,
  isBusy,
  onEnd,
}: {
  device: Device;
  readAt: string;
  isBusy: boolean;
  onEnd: () => void;
}) {
  const { t, format } = useWords();
  const { browser, system, isPhone, isThis, openedAt, seenAt } = device;
  const name = [browser, system].filter((part) => part !== '').join(', ');
  const { key, day: named } = format.dayHeading(seenAt, readAt);
  const seen = t('security.devices.seen', {
    day: key === undefined ? named : t(key),
    time: format.time(seenAt),
  });
  return (
    <ListRow
      lead={<Icon name={isPhone ? 'device-mobile-duotone' : 'globe-hemisphere-east-duotone'} />}
      title={name === '' ? t('security.devices.unknown') : name}
      caption={isThis ? t('security.devices.since', { time: format.dateTime(openedAt) }) : seen}
      end={
        isThis ? (
          <Tag tone="accent">{t('security.devices.this')}</Tag>
        ) : (
          <Button size="sm" kind="quiet" isBusy={isBusy} onClick={onEnd}>
            {t('security.devices.end')}
          </Button>
        )
      }
    />
  );
}
