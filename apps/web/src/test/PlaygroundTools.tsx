import { HistoryDrawer, type HistorySource } from '@so-the/mock-server/history';
import { openCapsule, stepDetails, stepLines } from '@so-the/mock-server/browser';
import { Button, toast } from '@so-the/ui';
import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { keepCapsule, keptCapsule } from './keptCapsule.ts';
import { shownEngine } from './storyApp.ts';
import type { StoryPlace } from './withApp.tsx';
import './playground.css';

/** Props of {@link PlaygroundTools}. */
export interface PlaygroundToolsProps {
  /** What is shown now. */
  place: StoryPlace;
  /** Called with what to show instead. */
  onOpen: (place: StoryPlace) => void;
}

/** What stands beside the app in the playground: a colleague's capsule opened, and the calls gone back over. */
export function PlaygroundTools({ place, onOpen }: PlaygroundToolsProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isBack, setBack] = useState(false);
  const open = async (bytes: Uint8Array<ArrayBuffer>) => {
    try {
      onOpen(await placeIn(bytes));
      keepCapsule(bytes);
    } catch (caught) {
      toast.error(caught instanceof Error ? caught.message : String(caught));
    }
  };
  const openKept = useEffectEvent(() => {
    const bytes = keptCapsule();
    if (bytes) void open(bytes);
  });
  useEffect(() => openKept(), []);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void file.arrayBuffer().then((buffer) => open(new Uint8Array(buffer)));
    target.value = '';
  };
  const source: HistorySource = {
    history: () => Promise.resolve(stepLines(shownEngine().history)),
    step: (number) => {
      const step = stepDetails(shownEngine().history, number);
      return step ? Promise.resolve(step) : Promise.reject(new Error('Không quay lại được thời điểm này'));
    },
    branch: (number) => {
      const { history } = shownEngine();
      const begun = history.worldAfter(number);
      if (!begun) return Promise.reject(new Error('Không quay lại được thời điểm này'));
      onOpen({ ...place, begun, now: history.step(number)?.at ?? place.now });
      setBack(false);
      return Promise.resolve();
    },
  };
  return (
    <aside className="playground-tools" aria-label="Công cụ của sân chơi">
      <Button size="small" onClick={() => picker.current?.click()}>
        Mở gói trạng thái
      </Button>
      <input ref={picker} type="file" accept=".so-the" aria-label="Gói trạng thái" hidden onChange={choose} />
      <Button size="small" onClick={() => setBack(true)}>
        Từng thay đổi
      </Button>
      {isBack ? <HistoryDrawer source={source} onClose={() => setBack(false)} /> : null}
    </aside>
  );
}

/** Where a capsule's tester was, in their world. */
async function placeIn(bytes: Uint8Array<ArrayBuffer>): Promise<StoryPlace> {
  const { head, world: begun } = await openCapsule(bytes);
  const { screen, clock, faults } = head;
  const seen = screen && { at: screen.address, colleague: screen.userName, shop: screen.shopId };
  return { begun, now: clock.now, faults, ...seen };
}
