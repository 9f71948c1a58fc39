/** Most kB after brotli that a part may weigh, where it needs more than `SMALL_PART`. */
const BUDGETS: Readonly<Record<string, number>> = {
  DataTable: 37,
  // The box of its table follows all boxes around it: 60 bytes; a date is written once, not once a row: 100 bytes.
  ImportPreview: 37.8,
  // A figure that cannot be written is drawn as a dash and reported: 70 bytes in every part that writes money.
  EventCalendar: 12.3,
  SavedViews: 9,
  DateRangeField: 8,
  DateField: 8,
  DateTimeField: 8,
  ConfirmMoney: 7,
  Sidebar: 6,
  CommandPalette: 6,
  VietQr: 6,
  FormDialog: 6,
  RemotePicker: 6,
  SelectField: 6,
  Navigation: 6,
  PageHeader: 5,
  PermissionTree: 5,
  ConfirmDialog: 5,
  // Reads amounts as banks and spreadsheets write them, with zero decimals and a sign on either side.
  MoneyField: 4.3,
  MultiSelectField: 4,
  MatrixEditor: 5,
  Menu: 5,
  Timeline: 5,
  FileDrop: 5,
  BarLineChart: 6,
};

/** Most kB of a part that is not named above. */
const SMALL_PART = 3.5;

/** Parts that draw figures; a library would be taken once they weigh more than this together, in kB. */
export const CHARTS = { parts: ['BarLineChart', 'Ranking'], budget: 8 };

/** Most kB of all style sheets of the package together. */
export const CSS_BUDGET = 13;

/** Most kB of the drawings of PrimeIcons that are in use. */
export const ICONS_BUDGET = 5;

/** Budget of a part in kB after brotli, without React, PrimeReact, dayjs and PrimeIcons. */
export function budgetOf(part: string): number {
  return BUDGETS[part] ?? SMALL_PART;
}
