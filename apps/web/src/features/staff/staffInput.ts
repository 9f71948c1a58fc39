import { staffInputFields, type Schemas } from '@so-the/api-client';
import { pickFields } from '../../kit/form/pickFields.ts';

/** What the form of a member of staff starts with; without one somebody new. */
export function staffInput(staff: Schemas['Staff'] | undefined, shopId: number): Schemas['StaffInput'] {
  if (staff) return pickFields<Schemas['StaffInput']>(staff, staffInputFields);
  return { UserName: '', FullName: '', GroupID: 4, ShopIDs: shopId > 0 ? [shopId] : [], Status: 1 };
}
