import { MODULE_ID } from '@maidan/contract/constants';
import { browserApi, read } from '#platform/api/browser.ts';
import { chatBackUrl, chatLanguage } from './chat.model.ts';
import type { ChatMessage } from './chat.model.ts';

const header = { 'Module-Id': MODULE_ID.chat };

/** Reads messages before or after a number. @throws ApiFailure */
export async function readMessages(bound: { before: number } | { after: number }) {
  const params = { query: bound, header };
  return (await read(browserApi.GET('/service/chat/messages', { params }))).value;
}

/** Sends a message; sent again with the same id it is the same message. @throws ApiFailure */
export async function sendMessage(body: {
  messageId: string;
  body: string;
  picture?: { pictureId: string; name: string };
}): Promise<ChatMessage> {
  return (await read(browserApi.POST('/service/chat/messages', { body, params: { header } })))
    .value;
}

/** Says that the desk's answers were read up to a number. @throws ApiFailure */
export async function markRead(upTo: number): Promise<void> {
  await read(browserApi.POST('/service/chat/read', { body: { upTo }, params: { header } }));
}

/** Asks for the address of the chat (API-55), which leads back to the current page. @throws ApiFailure */
export async function readChatUrl({ locale, title }: { locale: string; title: string }) {
  const style = getComputedStyle(document.documentElement);
  const headerColor = style.getPropertyValue('--bg').trim();
  const query = {
    b2c: '1' as const,
    language: chatLanguage(locale),
    backUrl: chatBackUrl(window.location.href),
    ...(/^#[\da-f]{6}$/i.test(headerColor) ? { headerColor } : {}),
    title,
    template: 'v2' as const,
  };
  const params = { query, header };
  return (await read(browserApi.GET('/service/chat/launch', { params }))).chatUrl;
}
