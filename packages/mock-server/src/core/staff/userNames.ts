/** A user name belongs to one person for good, even after that person has left. */
import { missing, refuse, type Refusal } from '../command/result.ts';
import type { World } from '../store/world.ts';

const USER_NAME = /^[a-z0-9._]{4,50}$/;

/** Refuses a user name that is empty, misspelt or taken. */
export function refuseUserName(world: World, userName: string): Refusal | undefined {
  if (!userName) return missing('tài khoản', 'UserName');
  if (!USER_NAME.test(userName)) {
    return refuse('Invalid', 'Tài khoản gồm 4–50 ký tự: chữ thường không dấu, số, dấu chấm, gạch dưới', 'UserName');
  }
  return world.users.count('name', userName) > 0 ? refuse('Duplicate', 'Tài khoản đã tồn tại', 'UserName') : undefined;
}
