import type { PartProps } from '../Part/partProps.ts';
import type { MatrixChange } from './matrixCells.ts';

/** A row or column of a matrix. */
export interface MatrixAxis {
  /** Unique among its kind. */
  id: string;
  /** "Visa", "Sacombank 01 · POS 12345678". */
  label: string;
  /** Smaller second line. */
  note?: string;
}

/** What stands under an own value, or in its place. */
export interface MatrixHint {
  /** The value that is in force in an empty cell, in thousandths of a percent. */
  value?: number;
  /** Which rule it comes from: "theo đối tác". */
  text: string;
}

/** Props of `MatrixEditor`. Values are whole thousandths of a percent, `null` where the cell has none of its own. */
export interface MatrixEditorProps extends PartProps {
  /** Name of the matrix for screen readers: "Phí đối tác theo loại thẻ". */
  label: string;
  /** Title of the column of row names: "Máy POS". */
  corner: string;
  rows: readonly MatrixAxis[];
  columns: readonly MatrixAxis[];
  /** The value as it stands now. */
  value: (row: string, column: string) => number | null;
  /** The value as it is saved; cells that differ are marked. */
  saved: (row: string, column: string) => number | null;
  /** Takes the cells that one act changes: a typed cell, a paste, an undo. Never called with none. */
  onChange: (changes: MatrixChange[]) => void;
  /** Says which rule wins in a cell. Default: nothing. */
  hint?: (row: string, column: string) => MatrixHint | undefined;
  /** Why a value cannot be, in Vietnamese. Default: 0 to 100 %. */
  problem?: (value: number) => string | undefined;
  /** Cells can be read and copied, not changed. Default false. */
  readOnly?: boolean;
  /** Rows and columns are still on their way. Default false. */
  loading?: boolean;
}
