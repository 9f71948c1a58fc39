import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { handedOn } from '../Part/partProps.ts';

/** Props of a link: those of `<a>`, with an address that is required. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address inside the app, e.g. "/customer?page=2". */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

interface Links {
  component: ComponentType<LinkProps>;
  leads: (href: string) => boolean;
}

const LinkContext = createContext<Links>({ component: PlainLink, leads: everywhere });

export interface LinkProviderProps {
  /**
   * Draws every link of the package. It must render an `<a href>` and pass all props on;
   * it may turn plain clicks into client-side navigation. Default: a plain `<a>`.
   */
  component: ComponentType<LinkProps>;
  /**
   * Tells whether an address, with or without a query, opens something. What leads nowhere is plain text in place of a
   * link, and no line of a menu. It must stay the same function. Default: every address does.
   */
  leads?: (href: string) => boolean;
  children?: ReactNode;
}

/** Hands the app's router link, and which addresses it has, to the package, which knows no router. */
export function LinkProvider({ component, leads = everywhere, children }: LinkProviderProps) {
  const links = useMemo(() => ({ component, leads }), [component, leads]);
  return <LinkContext value={links}>{children}</LinkContext>;
}

function everywhere(): boolean {
  return true;
}

/** Tells whether an address opens something; what has none (`undefined`) does not. */
export function useLeads(): (href: string | undefined) => href is string {
  const { leads } = useContext(LinkContext);
  return useCallback((href: string | undefined): href is string => href !== undefined && leads(href), [leads]);
}

/** A real `<a href>` that navigates as the app wants; where the app has nothing at the address, its text alone. */
export function Link(props: LinkProps) {
  const { component, leads } = useContext(LinkContext);
  return leads(props.href) ? createElement(component, props) : <span {...handedOn(props)}>{props.children}</span>;
}
