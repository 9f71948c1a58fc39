import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { labelOf, partnerFeeLevelOptions, typeCardOptions, type ApiFailure, type TypeCard } from '@so-the/api-client';
import { Button, DescriptionList, Dialog, DialogBody, DialogFoot, Notice, type MatrixAxis } from '@so-the/ui';
import { formatDate, formatPercent } from '@so-the/ui/format';
import { useGetPartnerFeeQuery } from '../../api/partnerApi.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { useDraft } from '../../kit/form/drafts/useDraft.ts';
import { ANY, keyOf, placeOf } from './feeMatrix.ts';

interface CheckValues {
  row: string | null;
  typeCard: TypeCard | null;
}

const Field = formFields<CheckValues>();

/** Props of {@link FeeCheckDialog}. */
export interface FeeCheckDialogProps {
  partnerID: number;
  /** Terminals that can be asked about. */
  rows: readonly MatrixAxis[];
  onClose: () => void;
}

/** Asks which rate a swipe would carry now. */
export function FeeCheckDialog({ partnerID, rows, onClose }: FeeCheckDialogProps) {
  const form = useForm<CheckValues>({ defaultValues: { row: ANY, typeCard: null } });
  useDraft(`feeCheck/${partnerID}`, form);
  return (
    <Dialog title="Kiểm tra mức phí" size="small" onClose={onClose}>
      <DialogBody>
        <FormProvider {...form}>
          <div className="partner-fees__check">
            <p>Mức phí đã lưu mà một lượt quẹt sẽ chịu bây giờ.</p>
            <Field.Select
              name="row"
              label="Máy"
              required
              searchable
              options={rows.map(({ id, label }) => ({ value: id, label: id === ANY ? 'Máy bất kỳ' : label }))}
            />
            <Field.Select name="typeCard" label="Loại thẻ" required options={typeCardOptions} />
            <FoundFee partnerID={partnerID} />
          </div>
        </FormProvider>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
      </DialogFoot>
    </Dialog>
  );
}

/** The rate of the chosen terminal and card, or why there is none. */
function FoundFee({ partnerID }: { partnerID: number }) {
  const [row, typeCard] = useWatch<CheckValues, ['row', 'typeCard']>({ name: ['row', 'typeCard'] });
  const { PosID, PosPartnerID } = keyOf(placeOf(row ?? ANY, ANY));
  const { currentData, error } = useGetPartnerFeeQuery(
    { partnerID, posID: PosID, posPartnerID: PosPartnerID, typeCard: typeCard ?? 1 },
    { skip: typeCard === null },
  );
  if (typeCard === null) return null;
  if (error) return <Notice tone="warning">{(error as ApiFailure).message}</Notice>;
  const found = currentData?.Data;
  return (
    found && (
      <DescriptionList
        items={[
          { label: 'Phí', value: <strong>{formatPercent(found.FeePercent)}</strong> },
          { label: 'Theo mức', value: labelOf(partnerFeeLevelOptions, found.Level) },
          { label: 'Áp dụng từ', value: found.Fee && formatDate(found.Fee.FromDate) },
        ]}
      />
    )
  );
}
