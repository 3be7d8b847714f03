import { data, useRevalidator } from 'react-router';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useToast } from '#platform/page/toast.tsx';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import type { Overview } from '../security-list.tsx';
import { TwoStepSetUp } from './set-up.tsx';
import { TurnOff } from './turn-off.tsx';
import { useSetUp } from './use-set-up.ts';
import type { Route } from './+types/two-step-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['security', 'errors'],
  titleKey: titleOf('twoStep'),
  header: 'back',
  hasTabBar: false,
};

/** Whether two-step sign-in is on (MEMBERX-03). */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await memberLoaderResult(args, async ({ api }) => {
    const { twoStep, hasPassword } = dataOf(await api.GET('/security/overview')).value;
    return { twoStep, hasPassword };
  });
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function TwoStepScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (loaderData.ok) return <TwoStep {...loaderData.data} />;
  return <RetryState title={t('security.error')} {...reload(loaderData.failure)} />;
}

function TwoStep({ twoStep, hasPassword }: Pick<Overview, 'twoStep' | 'hasPassword'>) {
  const { t } = useWords();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const done = (text: string) => {
    void revalidate();
    toast.show({ text, tone: 'success' });
  };
  const setUp = useSetUp(() => done(t('security.two_step.turned_on')));
  return (
    <Stack gap={4} isPadded isPage>
      {twoStep.isOn ? (
        <>
          <Standing twoStep={twoStep} />
          <TurnOff
            hasPassword={hasPassword}
            onDone={() => {
              setUp.startAgain();
              done(t('security.two_step.turned_off'));
            }}
          />
        </>
      ) : (
        <TwoStepSetUp setUp={setUp} />
      )}
    </Stack>
  );
}

function Standing({ twoStep: { since, recoveryCodesLeft = 0 } }: Pick<Overview, 'twoStep'>) {
  const { t, format } = useWords();
  return (
    <ListGroup>
      <ListRow
        lead={<Icon name="shield-check-duotone" />}
        title={t('security.two_step.on')}
        caption={since && t('security.two_step.since', { day: format.date(since) })}
      />
      <ListRow
        lead={<Icon name="lock-key-duotone" />}
        title={t('security.two_step.codes')}
        caption={t('security.two_step.codes_left', { count: recoveryCodesLeft })}
      />
    </ListGroup>
  );
}
