import type { Schemas } from '@so-the/api-client';
import { pickFields, type InputFields } from '../../kit/record/pickFields.ts';

type Input = Schemas['StaffInput'];

/** Nobody reads a password back. */
const fields: InputFields<Omit<Input, 'Password'>> = {
  UserID: true,
  Version: true,
  UserName: true,
  FullName: true,
  Phone: true,
  Email: true,
  CCCD: true,
  GroupID: true,
  ShopIDs: true,
  ExpiredDate: true,
  Status: true,
};

/** What the form of a member of staff starts with; without one somebody new. */
export function staffInput(staff: Schemas['Staff'] | undefined, shopId: number): Input {
  if (staff) return pickFields<Omit<Input, 'Password'>>(staff, fields);
  return { UserName: '', FullName: '', GroupID: 4, ShopIDs: shopId > 0 ? [shopId] : [], Status: 1 };
}
