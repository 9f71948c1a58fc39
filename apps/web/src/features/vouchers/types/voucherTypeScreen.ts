import type { Schemas } from '@so-the/api-client';
import { recordScreen } from '../../../kit/recordScreen/recordScreen.tsx';

/** A screen of voucher categories, at one of the two addresses it has. */
export function voucherTypeScreen(title: string) {
  return recordScreen<Schemas['VoucherType']>({
    title,
    noun: 'loại thu chi',
    idOf: ({ ConfigID }) => ConfigID,
    nameOf: ({ name }) => `loại ${name}`,
  });
}
