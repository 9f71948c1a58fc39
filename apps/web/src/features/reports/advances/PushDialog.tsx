import type { Schemas } from '@so-the/api-client';
import { usePushStartMoneyMutation } from '../../../api/reportApi.ts';
import { amountRule } from '../../../kit/document/amountRule.ts';
import { fundBody, type FundValues } from '../../../kit/document/funds/fund.ts';
import { FundFields } from '../../../kit/document/funds/FundFields.tsx';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { useFunds } from '../../../kit/document/funds/useFunds.ts';
import { formFields } from '../../../kit/form/formFields.tsx';
import { useIsCompany } from '../../../session/useIsCompany.ts';

interface PushValues extends FundValues {
  ToShopID: number | null;
  Amount: number | null;
  Note: string;
}

const Field = formFields<PushValues>();
const RETURN = 3;
const TITLES = { 1: 'Bơm tiền đầu ngày', 2: 'Ứng thêm tiền', 3: 'Hoàn tiền ứng' } as const;

/** Props of {@link PushDialog}. */
export interface PushDialogProps {
  /** 1 start money, 2 a further advance, 3 money given back. */
  kind: 1 | 2 | 3;
  shops: readonly Schemas['StartMoneyShop'][];
  onClose: () => void;
}

/** Moves money between the company and a shop: out of, or into, a fund of who does it; on the other side it is cash. */
export function PushDialog({ kind: Kind, shops, onClose }: PushDialogProps) {
  const [push] = usePushStartMoneyMutation();
  const isCompany = useIsCompany();
  const funds = useFunds();
  const [only] = shops;
  const shopOf = (id: number | null) => shops.find(({ ShopID }) => ShopID === id) ?? only;
  const comesIn = isCompany === (Kind === RETURN);
  const send = async ({ ToShopID, Amount, Note, ...fund }: PushValues, idempotencyKey: string, Reason: string) => {
    const own = comesIn ? { ToFund: fundBody(fund) } : { FromFund: fundBody(fund) };
    const shop = shopOf(ToShopID);
    const body = { Kind, Amount: Amount ?? 0, Note, ...own, ...(isCompany && { ToShopID: shop?.ShopID }) };
    await push({ body: { ...body, ...(Reason && { Reason }) }, idempotencyKey }).unwrap();
  };
  return (
    <MoneyDialog<PushValues>
      title={TITLES[Kind]}
      draft={`pushMoney/${Kind}`}
      values={{ ToShopID: only?.ShopID ?? null, Amount: null, ...funds.start, Note: '' }}
      facts={({ ToShopID, Amount, ...fund }) => {
        const { ShopName = '', Owed: before = 0 } = shopOf(ToShopID) ?? {};
        return {
          party: ShopName,
          amount: Amount ?? 0,
          fund: funds.nameOf(fund),
          fundLabel: comesIn ? 'Thu vào' : 'Chi từ',
          debt: { before, after: before + (Kind === RETURN ? -1 : 1) * (Amount ?? 0) },
        };
      }}
      send={send}
      mayAskReason
      done={`${TITLES[Kind]} thành công`}
      onClose={onClose}
    >
      {isCompany && (
        <Field.Select
          name="ToShopID"
          label="Cửa hàng"
          options={shops.map(({ ShopID, ShopName }) => ({ value: ShopID, label: ShopName }))}
          required
        />
      )}
      <Field.Money name="Amount" label="Số tiền" rule={amountRule()} required />
      <FundFields />
      <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={500} />
    </MoneyDialog>
  );
}
