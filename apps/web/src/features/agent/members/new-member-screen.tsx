import { Button, StickyAction } from '#ui/action/button.tsx';
import { Segment } from '#ui/choice/segment.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { Field } from '#ui/form/field.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { loadAgentPage } from '../area/agent-loader.ts';
import { NoAgent } from '../area/no-agent.tsx';
import { MadeCard } from './made-card.tsx';
import type { Rates } from './members.queries.ts';
import { RateFields } from './rate-fields.tsx';
import { useNewMember } from './use-new-member.ts';
import type { NewMember } from './use-new-member.ts';
import type { Route } from './+types/new-member-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['agent', 'team', 'errors'],
  titleKey: titleOf('newMember'),
  header: 'back',
  hasTabBar: false,
};

/** The highest rates that the agent can give to a new member (AGENTX-03). */
export function loader(args: Route.LoaderArgs) {
  return loadAgentPage(args, async ({ api }) => {
    const { most } = dataOf(await api.GET('/agent/members/rules')).value;
    return { most };
  });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function NewMemberScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (loaderData.isRefused) return <NoAgent />;
  const { loaded } = loaderData;
  if (!loaded.ok) return <RetryState title={t('agent.error')} {...reload(loaded.failure)} />;
  return <NewMemberPage most={loaded.data.own.most} />;
}

function NewMemberPage({ most }: { most: Rates }) {
  const form = useNewMember(most);
  return (
    <Stack gap={4} isPadded isPage>
      {form.made ? (
        <MadeCard made={form.made} onAgain={form.again} />
      ) : (
        <NewMemberForm form={form} most={most} />
      )}
    </Stack>
  );
}

/** Who is created, with which rates, and the agent's word that the member is of age. */
function NewMemberForm({ form, most }: { form: NewMember; most: Rates }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const isHydrated = useIsHydrated();
  const accountFault = useAccountFault(form);
  const { failure, wait } = form;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!wait.isBusy) form.send();
      }}
    >
      <Stack gap={4}>
        <Segment
          label={t('team.new.kind')}
          value={form.kind}
          onSelect={form.choose}
          items={[
            { id: 'player', label: t('team.new.player'), icon: 'user-plus' },
            { id: 'agent', label: t('team.new.agent'), icon: 'users-three-duotone' },
          ]}
        />
        <Field
          label={t('team.new.account')}
          value={form.account}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          onChange={(event) => form.setAccount(event.currentTarget.value)}
          status={accountFault ? { tone: 'error', messages: [accountFault] } : undefined}
        />
        <Text size="caption" tone="3">
          {t('team.new.password_text')}
        </Text>
        <RateFields form={form} most={most} />
        <CheckRow
          checked={form.isAdult}
          isInvalid={form.isAdultMissing}
          onChange={(event) => form.setAdult(event.currentTarget.checked)}
        >
          {t('team.new.adult')}
        </CheckRow>
        {form.isAdultMissing && (
          <Note tone="danger" isAlert>
            {t('team.new.adult_missing')}
          </Note>
        )}
        {failure && accountFault === undefined && (
          <Note tone="danger" isAlert>
            {failureText(failure)}
          </Note>
        )}
        <SlowNote {...wait.note} />
        <StickyAction>
          <Button
            type="submit"
            kind="primary"
            width="block"
            isBusy={wait.isBusy}
            isDisabled={!isHydrated}
          >
            {t('team.new.go')}
          </Button>
        </StickyAction>
      </Stack>
    </form>
  );
}

function useAccountFault({ isAccountMissing, failure }: NewMember): string | undefined {
  const { t } = useWords();
  if (isAccountMissing) return t('team.new.account_missing');
  if (failure?.code === 'auth.username_taken') return t('team.new.account_taken');
  if (failure?.code === 'auth.fields_invalid') return t('team.new.account_wrong');
  return undefined;
}
