import { TabPanel, TabView } from 'primereact/tabview';
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { marksOf, type PartProps } from '../Part/partProps.ts';
import { usePrimeRef } from '../Part/primeRef.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import './Tabs.css';

/** One tab. */
export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** Shown as a small number beside the label. */
  count?: number;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Id extends string> extends PartProps {
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
export function Tabs<Id extends string>({ label, tabs, value, onChange, children, ...rest }: TabsProps<Id>) {
  const part = usePrimeRef<TabView>(rest);
  const id = useId();
  const index = tabs.findIndex((tab) => tab.id === value);
  useShownTabInView(part, index);
  const choose = (tab: Tab<Id> | undefined) => {
    if (tab && tab.id !== value) onChange(tab.id);
  };
  return (
    <PrimeScope>
      <TabView
        ref={part}
        {...marksOf(rest)}
        id={id}
        activeIndex={index}
        onTabChange={(event) => choose(tabs[event.index])}
        pt={{
          root: { className: 'st-tabs' },
          nav: { className: 'st-tabs__row', 'aria-label': label },
          inkbar: { className: 'st-tabs__inkbar' },
        }}
      >
        {tabs.map((tab) => (
          <TabPanel
            key={tab.id}
            header={
              <>
                {tab.label}
                <Badge count={tab.count} label="mục" tone="neutral" />
              </>
            }
            pt={tabParts(tab.id === value, () => choose(tab))}
          >
            {children}
          </TabPanel>
        ))}
      </TabView>
    </PrimeScope>
  );
}

/** Where the row is longer than its place, it stands so that the tab shown is seen; the page itself does not move. */
function useShownTabInView(part: RefObject<TabView | null>, index: number): void {
  useEffect(() => {
    const row = part.current?.getElement()?.querySelector('.st-tabs__row');
    const shown = row?.querySelectorAll('[role="tab"]')[index];
    if (!row || !shown) return;
    const [place, tab] = [row.getBoundingClientRect(), shown.getBoundingClientRect()];
    if (tab.left >= place.left && tab.right <= place.right) return;
    row.scrollLeft += tab.left + tab.width / 2 - (place.left + place.width / 2);
  }, [part, index]);
}

/** PrimeReact's arrows only move the focus: the tab that gets it is also shown. */
function tabParts(isShown: boolean, onFocus: () => void) {
  return {
    header: { className: 'st-tabs__item' },
    headerAction: { className: 'st-tabs__tab', onFocus, ...(isShown ? {} : { 'aria-controls': undefined }) },
    headerTitle: { className: 'st-tabs__title' },
    content: { className: 'st-tabs__panel', tabIndex: 0 },
  };
}
