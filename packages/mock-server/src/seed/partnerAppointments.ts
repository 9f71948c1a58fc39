/** Appointments with a partner stand on the day they are made, one card after the other. */
import type { Context } from '../core/command/context.ts';
import { createSchedule } from '../core/schedules/saveSchedule.ts';
import type { World } from '../core/store/world.ts';
import { must } from './actor.ts';

const AMOUNT = 10_000_000;
const FEE_PERCENT = 1800;

/** Makes so many appointments of customers whom the shop's first partner brought. */
export function makePartnerAppointments(world: World, context: Context, count: number): void {
  const [partner] = world.partners.by('shop', context.shopId);
  const cards = world.cards.by('shop', context.shopId).filter(({ Status }) => Status === 1);
  if (!partner) throw new Error(`The shop ${context.shopId} has no partner.`);
  for (const { cardDataID: CardDataID, CustomerID } of cards.slice(0, count)) {
    const terms = { ServiceType: 2, PartnerMode: 3, CustomerFeePercent: FEE_PERCENT } as const;
    const order = { ...terms, PartnerID: partner.PartnerID, CustomerID, CardDataID, Amount: AMOUNT };
    must(createSchedule(world, { ...order, AppointmentDate: context.now }, context));
  }
}
