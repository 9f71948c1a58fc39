import { useState } from 'react';
import { labelOf, partnerFeeLevelOptions, typeCardOptions, type ApiFailure, type TypeCard } from '@so-the/api-client';
import {
  Button,
  DescriptionList,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  SelectField,
  type MatrixAxis,
} from '@so-the/ui';
import { formatDate, formatPercent } from '@so-the/ui/format';
import { useGetPartnerFeeQuery } from '../../api/partnerApi.ts';
import { ANY, keyOf, placeOf } from './feeMatrix.ts';

/** Props of {@link FeeCheckDialog}. */
export interface FeeCheckDialogProps {
  partnerID: number;
  /** Terminals that can be asked about. */
  rows: readonly MatrixAxis[];
  onClose: () => void;
}

/** Asks which rate a swipe would carry now. */
export function FeeCheckDialog({ partnerID, rows, onClose }: FeeCheckDialogProps) {
  const [row, setRow] = useState<string | null>(ANY);
  const [typeCard, setTypeCard] = useState<TypeCard | null>(null);
  const { PosID, PosPartnerID } = keyOf(placeOf(row ?? ANY, ANY));
  const { currentData, error } = useGetPartnerFeeQuery(
    { partnerID, posID: PosID, posPartnerID: PosPartnerID, typeCard: typeCard ?? 1 },
    { skip: typeCard === null },
  );
  const found = typeCard === null ? undefined : currentData?.Data;
  return (
    <Dialog title="Kiểm tra mức phí" size="small" onClose={onClose}>
      <DialogBody>
        <div className="partner-fees__check">
          <p>Mức phí đã lưu mà một lượt quẹt sẽ chịu bây giờ.</p>
          <SelectField
            label="Máy"
            required
            searchable
            options={rows.map(({ id, label }) => ({ value: id, label: id === ANY ? 'Máy bất kỳ' : label }))}
            value={row}
            onChange={setRow}
          />
          <SelectField label="Loại thẻ" required options={typeCardOptions} value={typeCard} onChange={setTypeCard} />
          {typeCard !== null && error && <Notice tone="warning">{(error as ApiFailure).message}</Notice>}
          {found && (
            <DescriptionList
              items={[
                { label: 'Phí', value: <strong>{formatPercent(found.FeePercent)}</strong> },
                { label: 'Theo mức', value: labelOf(partnerFeeLevelOptions, found.Level) },
                { label: 'Áp dụng từ', value: found.Fee && formatDate(found.Fee.FromDate) },
              ]}
            />
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
      </DialogFoot>
    </Dialog>
  );
}
