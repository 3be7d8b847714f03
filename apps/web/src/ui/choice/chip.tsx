import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Pressable } from '../action/pressable.tsx';
import type { PressableProps } from '../action/pressable.tsx';
import { nameLanguage } from '../text/name-language.ts';
import styles from './choice.module.css';
import railStyles from './rail.module.css';
import { useScrolledIntoPlace } from './use-scrolled-into-place.ts';

export type ChipProps = Omit<PressableProps, 'className'> & {
  isOn?: boolean | undefined;
  icon?: IconName | undefined;
  /** A vendor's logo, 22 by 22. */
  imageUrl?: string | undefined;
  children: ReactNode;
};

/** A filter that is on or off; a second press switches it off. With an address it is a link. */
export function Chip({ isOn = false, icon, imageUrl, children, ...rest }: ChipProps) {
  const state =
    rest.href === undefined
      ? { 'aria-pressed': isOn }
      : { 'aria-current': isOn ? ('true' as const) : undefined };
  return (
    <Pressable {...rest} {...state} className={styles.chip}>
      {icon !== undefined && <Icon name={icon} />}
      {imageUrl !== undefined && (
        <img src={imageUrl} alt="" width={22} height={22} loading="lazy" />
      )}
      {children}
    </Pressable>
  );
}

export type ChipRailProps = { label: string; isFlush?: boolean | undefined; children: ReactNode };

/** Chips in one line that scrolls sideways. */
export function ChipRail({ label, isFlush, children }: ChipRailProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset does not scroll
      role="group"
      aria-label={label}
      className={classNames(railStyles.rail, isFlush && styles.flush)}
    >
      {children}
    </div>
  );
}

export type VendorRailProps = {
  label: string;
  /** The first is usually "all", with an icon instead of a logo. */
  vendors: readonly {
    id: string;
    name: string;
    href: string;
    imageUrl?: string | undefined;
    icon?: IconName | undefined;
  }[];
  value: string;
  onSelect?: ((id: string) => void) | undefined;
};

/** The vendors of a list as links in one line, scrolled so that the chosen one is in view. */
export function VendorRail({ label, vendors, value, onSelect }: VendorRailProps) {
  const rail = useScrolledIntoPlace<HTMLElement>(value);
  return (
    <nav ref={rail} aria-label={label} className={railStyles.rail}>
      {vendors.map((vendor) => (
        <Chip
          key={vendor.id}
          href={vendor.href}
          icon={vendor.icon}
          imageUrl={vendor.imageUrl}
          isOn={vendor.id === value}
          onClick={onSelect && (() => onSelect(vendor.id))}
        >
          <span lang={nameLanguage(vendor.name)}>{vendor.name}</span>
        </Chip>
      ))}
    </nav>
  );
}
