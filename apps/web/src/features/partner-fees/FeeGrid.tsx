import type { Schemas } from '@so-the/api-client';
import { MatrixEditor, type MatrixAxis } from '@so-the/ui';
import { feeColumns, inheritedFee, placeOf, savedValue, withChanges, type FeeEdits } from './feeMatrix.ts';

/** Props of {@link FeeGrid}. */
export interface FeeGridProps {
  partnerName: string;
  /** Rate on the partner's own record. */
  partnerDefault: number | undefined;
  rows: readonly MatrixAxis[];
  saved: ReadonlyMap<string, Schemas['PartnerFee']>;
  /** The changed cells. */
  edits: FeeEdits;
  onEdit: (edits: FeeEdits) => void;
  readOnly: boolean;
  loading: boolean;
}

/** The rates of one partner, terminal by card type; an empty cell shows the rate in force and where it comes from. */
export function FeeGrid(props: FeeGridProps) {
  const { partnerName, partnerDefault, rows, saved, edits, onEdit, readOnly, loading } = props;
  const savedAt = (place: string) => savedValue(saved, place);
  const valueAt = (place: string) => edits[place] ?? (place in edits ? null : savedAt(place));
  return (
    <MatrixEditor
      label={`Bảng phí của ${partnerName}`}
      corner="Máy"
      rows={rows}
      columns={feeColumns}
      value={(row, column) => valueAt(placeOf(row, column))}
      saved={(row, column) => savedAt(placeOf(row, column))}
      hint={(row, column) => inheritedFee(row, column, valueAt, partnerDefault)}
      onChange={(changes) => onEdit(withChanges(edits, saved, changes))}
      readOnly={readOnly}
      loading={loading}
    />
  );
}
