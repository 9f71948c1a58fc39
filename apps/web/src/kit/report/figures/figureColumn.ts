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

/** Columns of figures that several kinds of rows have, behind those that say what a row is. */
export function withFigures<Row>(
  first: readonly Column<Row>[],
  figures: readonly ReturnType<typeof money | typeof count>[],
): readonly Column<Row>[] {
  return [...first, ...(figures as unknown as readonly Column<Row>[])];
}
