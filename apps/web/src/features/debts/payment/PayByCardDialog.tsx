import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { SwipeWarning } from '@so-the/api-client';
import { usePayDebtCustomerWithCardMutation } from '../../../api/debtApi.ts';
import { useListAllPosQuery } from '../../../api/metaApi.ts';
import { overLimits } from '../../../kit/document/guardRails.ts';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { formFields } from '../../../kit/form/formFields.tsx';
import { SwipeFields, type SwipeFieldsProps } from '../../../kit/swipe/SwipeFields.tsx';
import { emptySwipe, swipeBody } from '../../../kit/swipe/swipeValues.ts';
import { useSession } from '../../../session/useSession.ts';
import { CardFeeFields } from './CardFeeFields.tsx';
import { cardPaymentNote, paidByCard, swipePaying, type CardPaymentValues } from './paidByCard.ts';
import { openOrderChoices, type PartyDebt } from '../../../kit/debt/partyDebt.ts';

const Field = formFields<CardPaymentValues>();

/** Swipes a customer's card against the debt, which falls by the swipe less its fee (domain §2(g)). */
export function PayByCardDialog({ customer, onClose }: { customer: PartyDebt; onClose: () => void }) {
  const [payByCard] = usePayDebtCustomerWithCardMutation();
  const { data: poses } = useListAllPosQuery();
  const [broken, setBroken] = useState<readonly SwipeWarning[]>([]);
  const userId = useSession().user.UserID;
  const send = async (values: CardPaymentValues, idempotencyKey: string) => {
    const { CardDataID, CustomerFeePercent, ScheduleID, ...swipe } = values;
    const card = { CardDataID: CardDataID ?? 0, CustomerFeePercent: CustomerFeePercent ?? 0 };
    const body = {
      ...swipeBody(swipe, userId),
      ...card,
      CustomerID: customer.PartyID,
      ...(ScheduleID && { ScheduleID }),
    };
    await payByCard({ body, idempotencyKey }).unwrap();
  };
  return (
    <MoneyDialog<CardPaymentValues>
      title="Thu nợ bằng thẻ"
      draft={`payByCard/${customer.PartyID}`}
      values={{
        ...emptySwipe,
        Amount: swipePaying(customer.collectable, null),
        CardDataID: null,
        CustomerFeePercent: null,
        ScheduleID: null,
      }}
      facts={(values) => ({
        party: customer.Name,
        amount: values.Amount ?? 0,
        fund: poses?.Data.find(({ posID }) => posID === values.PosID)?.PosName ?? '',
        fundLabel: 'Máy POS',
        debt: { before: customer.debt, after: customer.debt - paidByCard(values).paid },
        note: cardPaymentNote(values),
        warnings: overLimits(values.Amount ?? 0, broken),
      })}
      send={send}
      done="Thanh toán công nợ thành công"
      onClose={onClose}
    >
      <CardFeeFields customerId={customer.PartyID} />
      <SwipeFieldsOfChosenCard onRules={setBroken} />
      <Field.Select
        name="ScheduleID"
        label="Ưu tiên đơn"
        options={openOrderChoices(customer.openOrders, 1)}
        placeholder="Đơn cũ nhất trước"
      />
      <ProposedAmount missing={customer.collectable} />
      <LiveEffect />
    </MoneyDialog>
  );
}

function SwipeFieldsOfChosenCard({ onRules }: Pick<SwipeFieldsProps, 'onRules'>) {
  return (
    <SwipeFields onRules={onRules} cardDataId={useWatch<CardPaymentValues, 'CardDataID'>({ name: 'CardDataID' })} />
  );
}

/** Proposes the swipe that pays what is missing, its fee included, until the person types another amount. */
function ProposedAmount({ missing }: { missing: number }) {
  const { resetField } = useFormContext<CardPaymentValues>();
  const percent = useWatch<CardPaymentValues, 'CustomerFeePercent'>({ name: 'CustomerFeePercent' });
  const isTyped = useFormState<CardPaymentValues>({ name: 'Amount' }).dirtyFields.Amount === true;
  useEffect(() => {
    if (!isTyped) resetField('Amount', { defaultValue: swipePaying(missing, percent) });
  }, [isTyped, missing, percent, resetField]);
  return null;
}

function LiveEffect() {
  const [Amount, CustomerFeePercent] = useWatch<CardPaymentValues, ['Amount', 'CustomerFeePercent']>({
    name: ['Amount', 'CustomerFeePercent'],
  });
  return <p aria-live="polite">{cardPaymentNote({ Amount, CustomerFeePercent })}</p>;
}
