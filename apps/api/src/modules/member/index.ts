export { bindMemberRoutes } from './member.routes.ts';
export { memberService } from './member.service.ts';
export type { MemberService } from './member.service.ts';
export { accountKeyOf, memberStore } from './member.store.ts';
export type { MemberRow } from './member.store.ts';
export { isMemberActive } from './member.standing.ts';
