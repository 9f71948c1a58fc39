import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuItem } from '../Menu/menuItem.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './PageHeader.css';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps extends PartProps {
  /** Title of the page; its one level-1 heading. */
  title: string;
  /** The way to this page, itself included. */
  breadcrumb?: readonly Crumb[];
  /** Beside the title: status tags, a copyable code. */
  meta?: ReactNode;
  /** A line under the title: for whom, since when. */
  description?: ReactNode;
  /** The one primary button of the page. */
  action?: ReactNode;
  /** Further buttons that deserve to be seen, before the primary one. Two at most; the rest goes into `menu`. */
  secondary?: ReactNode;
  /** Everything else one can do with the page, behind "Thao tác khác". */
  menu?: readonly MenuItem[];
}

/** Head of a page: where it stands, what it is, what can be done. */
export function PageHeader({
  title,
  breadcrumb,
  meta,
  description,
  action,
  secondary,
  menu,
  ...rest
}: PageHeaderProps) {
  return (
    <header className="st-page-header" {...handedOn(rest)}>
      {breadcrumb ? <Breadcrumb items={breadcrumb} /> : null}
      <div className="st-page-header__line">
        <div className="st-page-header__title">
          <h1>{title}</h1>
          {meta}
        </div>
        <div className="st-page-header__actions">
          {secondary}
          {menu && menu.length > 0 ? (
            <Menu label="Thao tác khác" items={menu} icon="more" iconOnly align="end" />
          ) : null}
          {action}
        </div>
      </div>
      {description ? <div className="st-page-header__description">{description}</div> : null}
    </header>
  );
}
