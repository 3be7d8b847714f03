import type { HTMLAttributes, MouseEvent, Ref } from 'react';
import { Link } from '../link.tsx';

export type PressableProps = Omit<HTMLAttributes<HTMLElement>, 'onClick'> & {
  /** With an address the control is a link, without one a button. */
  href?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Applies to a button; a link ignores it. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  ref?: Ref<HTMLElement> | undefined;
  name?: string | undefined;
  value?: string | undefined;
  target?: string | undefined;
};

/** A link when it has an address, otherwise a button. All controls that can be either use it. */
export function Pressable({
  href,
  isDisabled,
  type = 'button',
  ref,
  name,
  value,
  target,
  children,
  ...rest
}: PressableProps) {
  if (href === undefined) {
    const button = { type, name, value, disabled: isDisabled, ref: ref as Ref<HTMLButtonElement> };
    return (
      <button {...rest} {...button}>
        {children}
      </button>
    );
  }
  const rel = target === '_blank' ? 'noopener' : undefined;
  const anchor = { target, rel, ref: ref as Ref<HTMLAnchorElement> };
  if (isDisabled)
    return (
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without an address it is no link by itself
      <a {...rest} {...anchor} role="link" aria-disabled="true">
        {children}
      </a>
    );
  return (
    <Link {...rest} {...anchor} href={href}>
      {children}
    </Link>
  );
}
