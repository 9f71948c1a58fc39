import { Button, SelectField, type SelectOption } from '@so-the/ui';
import type { PickerProps } from './pickerProps.ts';

/** The answer of a call that lists every record of a kind. */
interface ListAnswer<Row> {
  data?: { Data: readonly Row[] };
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** Props of {@link RecordSelect}. */
export interface RecordSelectProps<Row, Value extends string | number> extends Omit<PickerProps<Value>, 'onChange'> {
  answer: ListAnswer<Row>;
  /** Gets the chosen record as well. */
  onChange: (value: Value | null, record?: Row) => void;
  /** How a record stands in the list. A `retired` one is offered only where it is already chosen. */
  option: (row: Row) => SelectOption<Value> & { retired?: boolean };
}

/** A picker over all records of a kind, found by typing, with or without tone marks. */
export function RecordSelect<Row, Value extends string | number>(props: RecordSelectProps<Row, Value>) {
  const { answer, option, value, onChange, hint, disabled, placeholder, ...field } = props;
  const records = answer.data?.Data ?? [];
  const options = records
    .map(option)
    .filter((one) => !one.retired || one.value === value)
    .map((one) => Object.assign(one, { label: one.label || `Số ${one.value}` }));
  const waiting = answer.data === undefined;
  return (
    <SelectField
      {...field}
      searchable
      options={options}
      value={value}
      onChange={(next) =>
        onChange(
          next,
          records.find((record) => option(record).value === next),
        )
      }
      disabled={disabled ?? false}
      placeholder={waiting && answer.isFetching ? 'Đang tải…' : placeholder}
      hint={waiting && answer.isError ? <TryAgain onPress={answer.refetch} /> : hint}
    />
  );
}

/** A list that failed is asked for again from its field: what else the form holds stays. */
function TryAgain({ onPress }: { onPress: () => unknown }) {
  return (
    <>
      Không tải được danh sách.{' '}
      <Button size="small" variant="ghost" onClick={() => void onPress()}>
        Thử lại
      </Button>
    </>
  );
}
