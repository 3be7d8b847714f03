export { MemberAvatar } from './avatar/member-avatar.tsx';
export { usePictureOf } from './avatar/use-picture-of.ts';
export { displayedName, initialOf } from './member.model.ts';
export { InviteCard } from './invite/invite-card.tsx';
export { memberQueries } from './member.queries.ts';
export { RankLine, RankProgress } from './rank-progress.tsx';
export { UnreadBadge } from './unread-badge.tsx';
