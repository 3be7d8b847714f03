import { data, redirect } from 'react-router';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { gatewayFailure, postedForm, toFailureData } from '#platform/api/posted-form.ts';
import { useReload } from '#platform/api/retry.ts';
import { safeBackPath } from '#platform/page/address.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { admitMember } from '#platform/session/admit.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { MODULE_ID } from '@maidan/contract/constants';
import { ChatHeader } from './chat-header.tsx';
import { Chat } from './chat.tsx';
import type { Route } from './+types/chat-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['service', 'errors'],
  titleKey: titleOf('chat'),
  header: 'none',
  hasTabBar: false,
  parameters: ['back'],
};

const params = { header: { 'Module-Id': MODULE_ID.chat } };

/** The newest page of the member's chat; a visitor logs in first. */
export async function loader(args: Route.LoaderArgs) {
  const back = safeBackPath(args.url.searchParams.get('back'));
  const page = await memberLoaderResult(args, async ({ api, session }) => ({
    ...dataOf(await api.GET('/service/chat/messages', { params })).value,
    account: session.userName,
    messageId: crypto.randomUUID(),
    now: new Date().toISOString(),
  }));
  return data({ back, page }, { status: statusOf(page) });
}

/** A message that was posted without script and not taken. */
interface RefusedMessage {
  readonly messageId: string;
  readonly text: string;
  readonly failure: FailureData;
}

/** Sends a message of a plain form. The form has an id for it, so that sending it twice stores it once. */
export async function action(args: Route.ActionArgs): Promise<RefusedMessage> {
  const scope = admitMember(args);
  const { body = '', messageId = '' } = await postedForm(args.request, scope);
  try {
    if (body.trim() !== '')
      dataOf(await scope.api.POST('/service/chat/messages', { params, body: { messageId, body } }));
  } catch (error) {
    return { messageId, text: body, failure: toFailureData(gatewayFailure(error, scope.log)) };
  }
  throw redirect(`/chat${args.url.search}`, 303);
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function ChatScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { back, page } = loaderData;
  if (!page.ok) return <ChatFailure back={back} failure={page.failure} />;
  return <Chat back={back} first={page.data} refused={actionData} />;
}

function ChatFailure({ back, failure }: { back: string; failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return (
    <>
      <ChatHeader back={back} desk={undefined} />
      <RetryState title={t('service.chat.error')} {...reload(failure)} />
    </>
  );
}
