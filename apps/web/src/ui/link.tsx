import { createContext, createElement, useContext } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'>;

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Gives the router's link component to every `Link` inside; without it links are plain anchors. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link through the router of the page. It takes the props of an anchor. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
