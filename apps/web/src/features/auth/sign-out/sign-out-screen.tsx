import { redirect } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { admit } from '#platform/session/admit.ts';
import { dataOf } from '#platform/api/failure.ts';
import type { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { FormToken } from '#platform/session/form-token.tsx';
import type { FailureData } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import { gatewayFailure, postedForm, toFailureData } from '#platform/api/posted-form.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { saysSessionIsOver } from '../auth.model.ts';
import { EverywhereButton } from './everywhere-button.tsx';
import { useSignOutForm } from './use-sign-out-form.ts';
import styles from '../auth.module.css';
import type { Route } from './+types/sign-out-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['auth', 'errors'],
  titleKey: titleOf('signOut'),
  header: 'back',
  hasTabBar: false,
};

/** A visitor has nothing to sign out of and goes home (SESS-28). */
export function loader(args: Route.LoaderArgs) {
  admit(args);
  return null;
}

/**
 * Ends the session in this browser whatever the gateway answers; at the gateway it then expires by itself (SESS-18). A
 * member who asked for all devices and was refused stays signed in and is told so.
 */
export async function action({ context, request }: Route.ActionArgs): Promise<FailureData> {
  const scope = context.get(requestScope);
  const values = await postedForm(request, scope);
  const refused = values['everywhere'] ? await endOthers(scope) : undefined;
  if (refused) return toFailureData(refused);
  try {
    dataOf(await scope.api.DELETE('/account/logout'));
  } catch (error) {
    const { code } = gatewayFailure(error, scope.log);
    scope.log.info({ code }, 'signed out without the gateway');
  }
  scope.setSession(undefined);
  throw redirect('/home', 303);
}

/** Ends every other session of the member. Answers why that failed; a session that is over has no others to end. */
async function endOthers({ api, log }: RequestScope): Promise<ApiFailure | undefined> {
  try {
    dataOf(await api.DELETE('/account/sessions'));
    return undefined;
  } catch (error) {
    const failure = gatewayFailure(error, log);
    return saysSessionIsOver(failure) ? undefined : failure;
  }
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function SignOutScreen({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { form, wait, failure, submit, isEverywhere, hasDevices } = useSignOutForm(actionData);
  return (
    <form ref={form} method="post" action="/m/logout" onSubmit={(event) => void submit(event)}>
      <FormToken />
      <div className={styles.page}>
        <Stack gap={4} isPadded>
          <Text as="h2" size="h1">
            {t('auth.sign_out.sure')}
          </Text>
          <Text tone="2">{t('auth.sign_out.text')}</Text>
          {failure && (
            <Note tone="danger" isAlert>
              {failureText(failure)}
            </Note>
          )}
          <SlowNote {...wait.note} />
          <Row gap={3} spread="even">
            <Button href="/m/home">{t('auth.sign_out.cancel')}</Button>
            <Button type="submit" kind="danger" isBusy={wait.isBusy && !isEverywhere}>
              {t(wait.isBusy ? 'auth.sign_out.wait' : 'auth.sign_out.submit')}
            </Button>
          </Row>
          {hasDevices && <EverywhereButton isBusy={wait.isBusy && isEverywhere} />}
        </Stack>
      </div>
    </form>
  );
}
