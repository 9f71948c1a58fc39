import type { ReactNode } from 'react';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './DescriptionList.css';

/** One fact about a record. */
export interface Description {
  label: string;
  /** What it is; nothing shows "–". */
  value: ReactNode;
  /** Takes the whole width of a list in two columns. Default false. */
  wide?: boolean;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps extends PartProps {
  items: readonly Description[];
  /** Facts side by side where there is room; one under the other on phones. Default 1. */
  columns?: 1 | 2;
}

/** The facts about a record, label by value. */
export function DescriptionList({ items, columns = 1, ...rest }: DescriptionListProps) {
  return (
    <dl className={`st-facts st-facts--${columns}`} {...handedOn(rest)}>
      {items.map((item) => (
        <div key={item.label} className={item.wide ? 'st-facts__fact st-facts__fact--wide' : 'st-facts__fact'}>
          <dt>{item.label}</dt>
          <dd>{item.value === null || item.value === undefined || item.value === '' ? '–' : item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
