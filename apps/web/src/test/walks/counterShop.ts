import type { Engine } from '@so-the/mock-server/browser';
import { askAs } from '../askEngine.ts';

const MILLION = 1_000_000;

/** Gives the shop of an empty world what the forms of all records choose from: an account, a customer, a partner with a terminal. */
export function openCounter(engine: Engine): void {
  const account = { BankCode: 'VCB', AccountNo: '1017595600', AccountOwner: 'TRAN BINH MINH', Status: 1 } as const;
  askAs(engine, 'chushop', 'saveBankCard', {
    body: { ...account, OpeningBalance: 500 * MILLION, IsDefault: true },
  });
  askAs(engine, 'chushop', 'saveCustomer', {
    body: { FullName: 'Nguyễn Thị Hạnh', Phone: '0987654321', Status: 1 },
  });
  const partner = { Name: 'Cửa hàng Minh Phát', Phone: '0909123456', FeePercentDefault: 1500, Status: 1 } as const;
  const { PartnerID } = askAs(engine, 'chushop', 'savePartner', { body: partner });
  askAs(engine, 'chushop', 'savePosPartner', { body: { PosName: 'POS Minh Phát', PartnerID, Status: 1 } });
}
