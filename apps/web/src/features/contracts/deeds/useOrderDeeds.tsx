import { useState, type ReactNode } from 'react';
import type { Schedule } from '@so-the/api-client';
import type { MenuItem } from '@so-the/ui';
import { useHas } from '../../../kit/access/useHas.ts';
import { useRights } from '../../../kit/access/useRights.ts';
import { menuLines } from '../../../kit/list/menuLines.ts';
import { OrderTalk } from '../../../kit/order/OrderTalk.tsx';
import { useToggleHighlight } from '../../../kit/order/useToggleHighlight.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import * as places from '../../../kit/places/places.ts';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { ContractWindows, stepWindow, type ContractWindow } from '../ContractWindows.tsx';
import { mayTake } from '../contractMenu.ts';
import { useLinePlans } from '../lines/useLineCalls.ts';
import { nextLabel } from '../steps/nextLabel.ts';
import { nextStep, type NextStep } from '../steps/nextStep.ts';

/** The next step of an order as it is offered outside its page: a window here, or the way to the line it is taken at. */
export type NextDeed = Pick<MenuItem, 'label' | 'href' | 'onSelect'>;

/** What is done with an order from where it is one of many. */
export interface OrderDeeds {
  /** Its next step, for who may take it; undefined where there is none. */
  nextOf: (order: Schedule) => NextDeed | undefined;
  /** Its next step, star, talk and papers, as lines of a menu. */
  menuOf: (order: Schedule) => MenuItem[];
  /** What stands open over the orders; must be drawn once. */
  windows: ReactNode;
}

/** What is done with orders from their rows and cards: the same windows as on the order's page, for the same rights (counter.md §8). */
export function useOrderDeeds(): OrderDeeds {
  const [asked, setAsked] = useState<{ order: Schedule; open: ContractWindow }>();
  const talk = useOpenRecord('talk');
  const rights = useRights(PATHS.orders);
  const changes = useRights(PATHS.appointments, PATHS.orders);
  const plans = useLinePlans();
  const hasReceipt = useHas('getScheduleHistory');
  const toggle = useToggleHighlight();
  const nextOf = (order: Schedule): NextDeed | undefined => {
    const step = nextStep(order, plans);
    const isThere = step?.kind !== 'receipt' || hasReceipt;
    if (!step || !isThere || !mayTake(step, { add: rights.add, edit: changes.edit })) return undefined;
    const open = stepWindow(step);
    const label = nextLabel(order, step);
    return open ? { label, onSelect: () => setAsked({ order, open }) } : { label, href: stepPlace(order, step) };
  };
  const menuOf = (order: Schedule): MenuItem[] => {
    const next = nextOf(order);
    const paper = (open: 'contract' | 'receipt') => () => setAsked({ order, open });
    const star = order.IsHighlight ? 'Bỏ đánh dấu' : 'Đánh dấu';
    return menuLines(
      next && next.label !== PRINT_RECEIPT ? { ...next, icon: 'check' } : false,
      changes.edit && typeof order.IsHighlight === 'boolean'
        ? { label: star, icon: 'star', onSelect: () => toggle(order) }
        : false,
      { label: 'Ghi chú và trao đổi', icon: 'comment', onSelect: () => talk.open(order.ScheduleID) },
      { label: 'In hợp đồng', icon: 'print', separated: true, onSelect: paper('contract') },
      hasReceipt ? { label: PRINT_RECEIPT, icon: 'print', onSelect: paper('receipt') } : false,
    );
  };
  const windows = (
    <>
      <OrderTalk open={talk} />
      {asked && <ContractWindows {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
  return { nextOf, menuOf, windows };
}

const PRINT_RECEIPT = 'In biên nhận';

/** Where a step is taken that needs the lines of the order's money. */
function stepPlace({ ScheduleID }: Schedule, step: NextStep): string {
  return step.kind === 'line' ? places.orderLines(ScheduleID, step.name) : places.order(ScheduleID);
}
