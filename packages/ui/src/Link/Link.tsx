import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** Props of a link: those of `<a>`, with an address that is required. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address inside the app, e.g. "/customer?page=2". */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export interface LinkProviderProps {
  /**
   * Draws every link of the package. It must render an `<a href>` and pass all props on;
   * it may turn plain clicks into client-side navigation. Default: a plain `<a>`.
   */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Hands the app's router link to the package, which knows no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A real `<a href>` that navigates as the app wants. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
