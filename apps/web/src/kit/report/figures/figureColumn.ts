import type { Schemas } from '@so-the/api-client';
import type { Column } from '@so-the/ui';

/** What a figure's column may say beside its field and title. */
export interface FigureColumnOptions {
  /** Title above neighbouring columns of one meaning: "Trong kỳ". */
  group?: string;
  /** Width in pixels. Default 120 of money, 88 of a count. */
  width?: number;
  /** Hidden until the person asks for it. Default false. */
  hidden?: boolean;
  /** One of the addends of a sum in its row: in sight while it is not 0. Default false. */
  addend?: boolean;
}

/** A column of đồng whose cells and total open what they are made of; its field is the name of the figure. */
export function money<Field extends string>(field: Field, header: string, options: FigureColumnOptions = {}) {
  return { field, header, cell: 'money', total: true, figure: field, width: 120, ...options } as const;
}

/** A column of counts whose cells and total open the records they count. */
export function count<Field extends string>(field: Field, header: string, options: FigureColumnOptions = {}) {
  return { field, header, cell: 'number', total: true, figure: field, width: 88, ...options } as const;
}

/** A number of a row that the contract names as a figure: no other opens. */
export type FigureField<Row> = {
  [Field in keyof Row & Schemas['Figure']]: NonNullable<Row[Field]> extends number ? Field : never;
}[keyof Row & Schemas['Figure']];

/** A column of one of some figures. */
export type FigureColumn<Field extends string> = ReturnType<typeof money<Field> | typeof count<Field>>;

/** The columns that say what a row is, then those of its figures; a figure that the row does not have does not compile. */
export function withFigures<Row>(
  first: readonly Column<Row>[],
  figures: readonly FigureColumn<FigureField<Row>>[],
): readonly Column<Row>[] {
  return [...first, ...(figures as unknown as readonly Column<Row>[])];
}
