import { redirect, useRevalidator } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { titleOf } from '#screen-facts.ts';
import { routerPath, safeBackPath } from '#platform/page/address.ts';
import { dataOf } from '#platform/api/failure.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import { gatewayFailure, postedForm } from '#platform/api/posted-form.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { authPath } from '../session/auth-path.ts';
import { AuthHeader } from '../auth-header.tsx';
import { AuthTabs } from '../auth-tabs.tsx';
import { FreePlayButton } from '../free-play/free-play-button.tsx';
import { redirectSignedIn } from '../session/redirect-signed-in.ts';
import { firstBanner, RegisterBanner } from './register-banner.tsx';
import { RegisterForm } from './register-form.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import { affiliateOf, toRules } from './register.model.ts';
import { postRegistration } from './post-registration.ts';
import type { Route } from './+types/register-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['auth', 'errors'],
  titleKey: titleOf('register'),
  parameters: ['back', 'affiliateCode', 'domain'],
  header: 'none',
  hasTabBar: false,
};

/** Reads what the form needs; a member who is signed in already needs no registration. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { back, affiliate } = readAddress(request);
  redirectSignedIn(scope.session, back);
  const { can } = scope.site;
  const isOffered = can('usernameRegistration') || can('mobileRegistration');
  const rules = toRules(scope.site.settings.register);
  const banner = await bannerFor(scope);
  return { back, affiliate, isOffered, rules, banner, social: scope.socialSignIn?.newcomer };
}

/** The banner is decoration: without it the default one appears (REG-04), and the form works. */
async function bannerFor({ api, locale, log }: RequestScope) {
  try {
    const query = { groupName: 'm_reg', language: locale };
    return firstBanner(dataOf(await api.GET('/lobby/banners', { params: { query } })).value);
  } catch (error) {
    gatewayFailure(error, log);
    return undefined;
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const { back, affiliate } = readAddress(request);
  redirectSignedIn(scope.session, back);
  const values = await postedForm(request, scope);
  const rules = toRules(scope.site.settings.register);
  const userAgent = request.headers.get('user-agent') ?? '';
  const social = scope.socialSignIn?.newcomer;
  const refused = await postRegistration({ scope, rules, affiliate, values, userAgent, social });
  if (refused) return refused;
  scope.setSocialSignIn(undefined);
  throw redirect(routerPath(back) ?? '/home', 303);
}

function readAddress(request: Request) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return { back: safeBackPath(query['back']), affiliate: affiliateOf(query) };
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function RegisterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { back, affiliate, isOffered, rules, banner, social } = loaderData;
  const handleDone = async () => {
    // With a session the loader leads on to the page that asked for the registration.
    await revalidate();
    toast.show({ text: t('auth.register.done'), tone: 'success' });
  };
  return (
    <>
      <AuthHeader page="register" />
      <Stack gap={4} isPadded isPage>
        <AuthTabs value="register" back={back} affiliate={affiliate} />
        {isOffered ? (
          <>
            <RegisterBanner banner={banner} />
            <RegisterForm
              action={authPath('register', back, affiliate)}
              rules={rules}
              affiliate={affiliate}
              posted={actionData}
              social={social}
              onDone={handleDone}
            />
            {!social && <SocialButtons back={back} />}
            <FreePlayButton />
          </>
        ) : (
          <Note tone="info">{t('errors.site.feature_off')}</Note>
        )}
        {/* The page's own way back leads to the root of the site, which opens home (SHELL-45). */}
        <Button kind="textQuiet" size="md" width="block" href="/">
          {t('site.not_found.home')}
        </Button>
      </Stack>
    </>
  );
}
