import { classNames } from '../class-names.ts';
import { CORE_ICONS } from './icon-names.ts';
import type { IconName } from './icon-names.ts';
import styles from './icon.module.css';
import moreUrl from './sprite-more.svg?no-inline';
import coreUrl from './sprite.svg?no-inline';

const CORE: ReadonlySet<string> = new Set(CORE_ICONS);

export type IconSize = 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28 | 30 | 34 | 42 | 66;

export type IconProps = {
  name: IconName;
  /** In px of the design. Without it the place decides (`--i` of an ancestor), or else it is 24. */
  size?: IconSize | undefined;
  /** The icon's meaning for screen readers; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** One icon of the sprite, in the colour of the text around it. */
export function Icon({ name, size, label, className }: IconProps) {
  const spoken =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={classNames(styles.icon, size && styles[`s${size}`], className)} {...spoken}>
      <use href={`${CORE.has(name) ? coreUrl : moreUrl}#${name}`} />
    </svg>
  );
}
