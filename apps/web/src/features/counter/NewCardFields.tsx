import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { relationOptions, typeCardOptions } from '@so-the/api-client';
import { cardBrand } from '@so-the/ui';
import { useListAllBanksQuery } from '../../api/metaApi.ts';
import { EXPIRY_TEXT, LAST_DIGITS_TEXT } from '../../kit/cards/cardTexts.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { BankPicker } from '../../kit/pickers/BankPicker.tsx';
import { useChosenCustomer } from '../../kit/pickers/useChosenCustomer.ts';
import { embossedName, type CounterValues } from './counterValues.ts';
import { useProposal } from './useProposal.ts';

const Field = formFields<CounterValues>();

/** A card that is not on file yet; never more of its number than prefix and last four digits (domain §7). */
export function NewCardFields({ back }: { back: ReactNode }) {
  useCardProposals();
  return (
    <>
      <Field.Text name="Card.Bin" label="BIN" hint={back} placeholder="6 đến 8 số đầu" />
      <Field.Text name="Card.Last4" label="4 số cuối" {...LAST_DIGITS_TEXT} />
      <Field.Picker name="Card.BankID" label="Ngân hàng phát hành" as={BankPicker} />
      <Field.Select name="Card.TypeCard" label="Loại thẻ" options={typeCardOptions} />
      <Field.Number name="Card.DateDues" label="Ngày đến hạn" />
      <Field.Number name="Card.StatementDay" label="Ngày sao kê" />
      <Field.Text name="Card.Expiry" label="Hạn thẻ" {...EXPIRY_TEXT} />
      <Field.Money name="Card.LimitAmount" label="Hạn mức" />
      <div className="counter__half">
        <Field.Text name="Card.HolderName" label="Chủ thẻ" />
      </div>
      <div className="counter__half">
        <Field.Select name="Card.Relation" label="Quan hệ" options={relationOptions} />
      </div>
    </>
  );
}

/** Bank and network by the first digits, the holder by the name of the customer. */
function useCardProposals(): void {
  const [bin, customerId, isNew, name] = useWatch<
    CounterValues,
    ['Card.Bin', 'CustomerID', 'CustomerIsNew', 'Customer.FullName']
  >({ name: ['Card.Bin', 'CustomerID', 'CustomerIsNew', 'Customer.FullName'] });
  const CardBin = bin ?? '';
  const { currentData } = useListAllBanksQuery({ CardBin }, { skip: !/^\d{6,8}$/.test(CardBin) });
  useProposal('Card.BankID', currentData?.Data[0]?.BankID);
  const brand = CardBin.length < 6 ? undefined : cardBrand(CardBin);
  useProposal('Card.TypeCard', typeCardOptions.find(({ label }) => label === brand)?.value);
  const customer = useChosenCustomer(customerId, null)?.customer?.FullName;
  useProposal('Card.HolderName', embossedName(isNew ? name : (customer ?? '')) || undefined);
}
