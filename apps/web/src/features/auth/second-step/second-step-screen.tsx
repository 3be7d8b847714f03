import { redirect, useRevalidator } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Field } from '#ui/form/field.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text, TextLink } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { gatewayFailure, postedForm, toFailureData } from '#platform/api/posted-form.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import { loginPath, routerPath, safeBackPath } from '#platform/page/address.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { seal } from '#platform/sealing/seal.ts';
import { FormToken } from '#platform/session/form-token.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { deviceOf } from '../auth.model.ts';
import { clearTextFailure } from '../form/clear-text.ts';
import { codeText } from '../form/digits.ts';
import { redirectSignedIn } from '../session/redirect-signed-in.ts';
import { secondStepPath } from './second-step.model.ts';
import type { SecondStepAddress } from './second-step.model.ts';
import { useSecondStep } from './use-second-step.ts';
import type { Route } from './+types/second-step-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['auth', 'errors'],
  titleKey: titleOf('secondStep'),
  parameters: ['back', 'kept', 'way'],
  header: 'back',
  hasTabBar: false,
};

/** The longest code, with spaces between its parts. */
const CODE_LENGTH = 32;

/** Where the sign-in leads; a member who is signed in already needs no second step. */
export function loader({ context, request }: Route.LoaderArgs): SecondStepAddress {
  const address = readAddress(request);
  redirectSignedIn(context.get(requestScope).session, address.back);
  return address;
}

function readAddress(request: Request) {
  const query = new URL(request.url).searchParams;
  return {
    back: safeBackPath(query.get('back')),
    isKept: query.get('kept') === '1',
    isRecovery: query.get('way') === 'recovery',
  };
}

/** Ends the sign-in by a plain form (MEMBERX-03): web seals the code for the visitor, who has no script. */
export async function action({
  context,
  request,
}: Route.ActionArgs): Promise<{ failure: FailureData }> {
  const scope = context.get(requestScope);
  const { back, isKept } = readAddress(request);
  redirectSignedIn(scope.session, back);
  const { code = '' } = await postedForm(request, scope);
  const inClear = clearTextFailure(scope);
  if (inClear) return { failure: toFailureData(inClear) };
  try {
    const payload = { code: codeText(code) };
    const { encryption, body } = await seal(payload, scope.sealingKey, 'POST /account/second-step');
    const headers = { Device: deviceOf(request.headers.get('user-agent') ?? '') };
    const params = { header: { Encryption: encryption } };
    const answer = await scope.api.POST('/account/second-step', { body, params, headers });
    scope.setSession(dataOf(answer).value, isKept);
  } catch (error) {
    return { failure: toFailureData(gatewayFailure(error, scope.log)) };
  }
  throw redirect(routerPath(back) ?? '/home', 303);
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function SecondStepScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const address = loaderData as SecondStepAddress;
  const { isKept, back, isRecovery = false } = address;
  // The loader leads a member on to where the sign-in was to lead.
  const { revalidate } = useRevalidator();
  const step = useSecondStep({ posted: actionData?.failure, isKept, onDone: revalidate });
  const { failure, wait } = step;
  const isOver = failure?.code === 'auth.second_step_over';
  const isWrong = failure?.code === 'auth.second_code_wrong';
  const words = isRecovery ? 'recovery' : 'app';
  return (
    <form method="post" action={`/m${secondStepPath(address)}`} noValidate onSubmit={step.submit}>
      <FormToken />
      <Stack gap={4} isPadded isPage>
        <Text as="h2" size="h1">
          {t(`auth.second_step.heading_${words}`)}
        </Text>
        <Text tone="2">{t(`auth.second_step.text_${words}`)}</Text>
        {failure && !isWrong && (
          <Note tone="danger" isAlert>
            {failureText(failure)}{' '}
            {isOver && <TextLink href={loginPath(back)}>{t('auth.title.login')}</TextLink>}
          </Note>
        )}
        <Field
          key={words}
          name="code"
          label={t(`auth.second_step.code_${words}`)}
          icon={isRecovery ? 'lock-simple' : 'shield-check'}
          dir="ltr"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize={isRecovery ? 'characters' : 'none'}
          spellCheck={false}
          enterKeyHint="go"
          maxLength={CODE_LENGTH}
          required
          onChange={step.forgetFailure}
          status={isWrong ? { tone: 'error', messages: [failureText(failure)] } : undefined}
        />
        <Button type="submit" kind="primary" width="block" isBusy={wait.isBusy}>
          {t('auth.second_step.go')}
        </Button>
        <SlowNote {...wait.note} />
        <TextLink href={`/m${secondStepPath({ ...address, isRecovery: !isRecovery })}`}>
          {t(isRecovery ? 'auth.second_step.to_app' : 'auth.second_step.to_recovery')}
        </TextLink>
      </Stack>
    </form>
  );
}
