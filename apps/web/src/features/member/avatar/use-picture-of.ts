import type { MemberInfo } from '@maidan/contract/types';
import { useImageUrl } from '#platform/site/site.tsx';

/** Gives the address of a member's picture: one of the member's own, or a drawn one; undefined without one. */
export function usePictureOf() {
  const imageUrl = useImageUrl();
  return ({ headIcon, pictureUrl }: Pick<MemberInfo, 'headIcon' | 'pictureUrl'>) => {
    if (pictureUrl !== undefined) return `/m/api${pictureUrl}`;
    return headIcon === undefined || headIcon === '' ? undefined : imageUrl(headIcon);
  };
}
