import type { MemberInfo } from '@maidan/contract/types';
import { Avatar } from '#ui/frame/avatar.tsx';
import type { AvatarProps } from '#ui/frame/avatar.tsx';
import { displayedName, initialOf } from '../member.model.ts';
import { usePictureOf } from './use-picture-of.ts';

/** The part of a member that its picture is made of. */
export type PicturedMember = Pick<MemberInfo, 'nickname' | 'account' | 'headIcon' | 'pictureUrl'>;

/** A member's picture, or the first letter of the name (MENU-37, MEMBER-13). */
export function MemberAvatar({
  member,
  size,
}: {
  member: PicturedMember;
  size: AvatarProps['size'];
}) {
  const pictureOf = usePictureOf();
  return (
    <Avatar initial={initialOf(displayedName(member))} imageUrl={pictureOf(member)} size={size} />
  );
}
