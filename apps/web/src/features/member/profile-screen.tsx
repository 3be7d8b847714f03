import { data, redirect } from 'react-router';
import { checkField, knownPattern } from '@maidan/contract/rules';
import type { FieldFailure, FieldRule } from '@maidan/contract/rules';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Field } from '#ui/form/field.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { FormToken } from '#platform/session/form-token.tsx';
import { statusOf, toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { admitMember } from '#platform/session/admit.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import { gatewayFailure, postedForm, toFailureData } from '#platform/api/posted-form.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import type { Route } from './+types/profile-screen.ts';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useReload } from '#platform/api/retry.ts';

export const handle: ScreenHandle = {
  nouns: ['member', 'errors'],
  titleKey: titleOf('profile'),
  header: 'back',
  hasTabBar: true,
  tab: 'member',
};

/** What a member may change of the profile, with the site's rule for it. */
export async function loader(args: Route.LoaderArgs) {
  const profile = await memberLoaderResult(args, async (scope) => {
    const { nickname, account } = dataOf(await scope.api.GET('/member/info')).value;
    const { minLength, maxLength } = ruleOf(scope);
    return { nickname, account, minLength, maxLength };
  });
  return data(profile, { status: statusOf(profile) });
}

/** A nickname that was refused, and why. */
interface Refused {
  readonly nickname: string;
  readonly faults: readonly FieldFailure[];
  readonly failure?: FailureData;
}

/** Saves the nickname and goes back to the member centre. It is a plain form, with script and without. */
export async function action(args: Route.ActionArgs): Promise<Refused> {
  const scope = admitMember(args);
  const { nickname = '' } = await postedForm(args.request, scope);
  const faults = checkField(nickname, ruleOf(scope));
  if (faults.length > 0) return { nickname, faults };
  try {
    dataOf(await scope.api.POST('/member/nickname', { body: { nickname } }));
  } catch (error) {
    const failure = toFailureData(gatewayFailure(error, scope.log));
    return { nickname, faults: [], failure };
  }
  throw redirect('/member/home', 303);
}

/** For a site that says nothing of nicknames: the gateway alone decides. */
const FREE_NICKNAME = { required: false, minLength: 1, maxLength: 255, patternId: 'any' };

/** The rule that the gateway checks too, even when the registration does not ask for this field. */
function ruleOf({ site }: Pick<RequestScope, 'site'>): FieldRule {
  const { nickname = FREE_NICKNAME } = site.settings.register;
  return { ...nickname, enabled: true, patternId: knownPattern(nickname.patternId) };
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function ProfileScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (loaderData.ok) return <ProfileForm profile={loaderData.data} refused={actionData} />;
  return <RetryState title={t('member.error')} {...reload(loaderData.failure)} />;
}

interface ProfileFormProps {
  profile: { nickname: string; account: string; minLength: number; maxLength: number };
  refused: Refused | undefined;
}

function ProfileForm({ profile, refused }: ProfileFormProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { minLength, maxLength, account, nickname } = profile;
  const lengths = { minLength, maxLength };
  const hasFault = refused !== undefined && refused.faults.length > 0;
  return (
    <form method="post" action="/m/member/profile">
      <FormToken />
      <Stack gap={4} isPadded isPage>
        <Text tone="2">{t('member.profile.text', { account })}</Text>
        {refused?.failure && (
          <Note tone="danger" isAlert>
            {failureText(toFailure(refused.failure))}
          </Note>
        )}
        <Field
          name="nickname"
          label={t('member.nickname')}
          icon="user"
          autoComplete="nickname"
          enterKeyHint="done"
          defaultValue={refused?.nickname ?? nickname}
          aria-invalid={hasFault}
          status={{
            tone: hasFault ? 'error' : 'hint',
            messages: [t('member.profile.rule', lengths)],
          }}
        />
        <Button type="submit" kind="primary" width="block">
          {t('member.profile.save')}
        </Button>
        <Button href="/m/member/home">{t('ui.cancel')}</Button>
      </Stack>
    </form>
  );
}
