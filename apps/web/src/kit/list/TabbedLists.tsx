import { useMemo, useState } from 'react';
import { Tabs, type TabsProps } from '@so-the/ui';
import { ListHeadContext } from './listHead.ts';

/** One screen of several lists, a tab each: the title and the shown list's buttons stand above the tabs. */
export function TabbedLists<Id extends string>(props: TabsProps<Id>) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const head = useMemo(() => ({ title: props.label, place }), [props.label, place]);
  return (
    <section className="list-screen">
      <div ref={setPlace} />
      <ListHeadContext value={head}>
        <Tabs {...props} />
      </ListHeadContext>
    </section>
  );
}
