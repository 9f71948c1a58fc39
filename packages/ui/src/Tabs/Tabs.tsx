import { TabPanel, TabView } from 'primereact/tabview';
import { createContext, memo, use, useEffect, useId, type ReactNode, type RefObject } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { useStable } from '../DataTable/useStable.ts';
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

/** Content of the tab shown. It changes without the row of tabs, which PrimeReact measures whenever it draws it. */
const ShownContent = createContext<ReactNode>(null);

/** Parts of a record side by side (WAI-ARIA tabs): arrows, Home and End change the tab, Tab goes on to its content. */
export function Tabs<Id extends string>({ value, onChange, children, tabs, ...rest }: TabsProps<Id>) {
  const choose = useStable((at: number) => {
    const tab = tabs[at];
    if (tab && tab.id !== value) onChange(tab.id);
  });
  return (
    <PrimeScope>
      <ShownContent value={children}>
        <TabRow {...rest} tabs={tabs} index={tabs.findIndex(({ id }) => id === value)} onChoose={choose} />
      </ShownContent>
    </PrimeScope>
  );
}

interface TabRowProps extends Pick<TabsProps<string>, 'label' | 'tabs' | keyof PartProps> {
  /** Place of the tab shown. */
  index: number;
  onChoose: (index: number) => void;
}

const TabRow = memo(function TabRow({ label, tabs, index, onChoose, ...rest }: TabRowProps) {
  const part = usePrimeRef<TabView>(rest);
  const id = useId();
  useShownTabInView(part, index);
  return (
    <TabView
      ref={part}
      {...marksOf(rest)}
      id={id}
      activeIndex={index}
      onTabChange={(event) => onChoose(event.index)}
      pt={{
        root: { className: 'st-tabs' },
        nav: { className: 'st-tabs__row', 'aria-label': label },
        inkbar: { className: 'st-tabs__inkbar' },
      }}
    >
      {tabs.map((tab, at) => (
        <TabPanel
          key={tab.id}
          header={
            <>
              {tab.label}
              <Badge count={tab.count} label="mục" tone="neutral" />
            </>
          }
          pt={tabParts(at === index, () => onChoose(at))}
        >
          <ShownPanel />
        </TabPanel>
      ))}
    </TabView>
  );
}, looksTheSame);

/** Callers write their tabs down anew each time they are drawn. */
function looksTheSame({ ref: refBefore, ...before }: TabRowProps, { ref, ...now }: TabRowProps): boolean {
  return ref === refBefore && JSON.stringify(before) === JSON.stringify(now);
}

function ShownPanel() {
  return use(ShownContent);
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
