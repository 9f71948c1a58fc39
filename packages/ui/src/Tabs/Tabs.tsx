import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import './Tabs.css';

/** One tab. */
export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** Shown as a small number beside the label. */
  count?: number;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Id extends string> {
  /** Name of the row of tabs for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** Id of the tab shown. */
  value: Id;
  onChange: (value: Id) => void;
  /** Content of the tab shown. */
  children: ReactNode;
}

/** Parts of a record side by side (WAI-ARIA tabs): arrows, Home and End change the tab, Tab goes on to its content. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const id = useId();
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextTab(event.key, tabs.findIndex((tab) => tab.id === value), tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]').item(next).focus();
    onChange(tab.id);
  };
  return (
    <div className="st-tabs">
      <div className="st-tabs__row" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={keys}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            className="st-tabs__tab"
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            <Badge count={tab.count} label="mục" tone="neutral" />
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${value}`} tabIndex={0} className="st-tabs__panel">
        {children}
      </div>
    </div>
  );
}

/** Index of the tab a key leads to, round the ends; `undefined` for other keys. */
function nextTab(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
