import { AppError, chatContract, MEMBER_TYPE } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import { chatAddress } from './chat-address.ts';
import type { ChatMember, ChatService } from './chat.service.ts';

export function bindChatRoutes(router: Router, { chat }: { chat: ChatService }): void {
  bind(router, chatContract.launchChat, (context) => {
    memberOf(context);
    return { chatUrl: chatAddress(context.query.backUrl, context.origin.host) };
  });
  bind(router, chatContract.countChatUnread, async (context) => ({
    value: { unReadCount: await chat.countUnread(memberOf(context)) },
  }));
  bind(router, chatContract.listChatMessages, async (context) => {
    const member = memberOf(context);
    const [history, state] = await Promise.all([
      chat.history(member, context.query),
      chat.state(member),
    ]);
    if (!state) throw new AppError('site.feature_off');
    return { value: { ...history, state } };
  });
  bind(router, chatContract.sendChatMessage, async (context) => ({
    value: await chat.send(memberOf(context), context.body),
  }));
  bind(router, chatContract.readChat, async (context) => ({
    value: { unReadCount: await chat.markRead(memberOf(context), context.body.upTo) },
  }));
}

/** Whose chat a request is about. The default player has none (SESS-20). */
function memberOf({ site, session }: { site: SiteView; session: SessionView }): ChatMember {
  if (session.type === MEMBER_TYPE.defaultPlayer) throw new AppError('session.role');
  return { siteId: site.siteId, memberId: session.memberId };
}
