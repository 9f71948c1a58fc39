import { useWatch } from 'react-hook-form';
import { Button, RemotePicker } from '@so-the/ui';
import { useRights } from '../../kit/access/useRights.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import type { CounterValues } from './counterValues.ts';
import { KnownPerson, type KnownPersonProps } from './known/KnownPerson.tsx';
import { useFindPeople, type Found } from './useFindPeople.ts';
import type { Person } from './usePerson.ts';

const Field = formFields<CounterValues>();

/** Props of {@link FindField}. */
export interface FindFieldProps extends Omit<KnownPersonProps, 'customerId'> {
  person: Person;
}

/** Whom to serve: found by phone, name or card; whoever is not found becomes a new customer of what was typed. Emptied, it serves nobody. */
export function FindField({ person, ...known }: FindFieldProps) {
  const { isNew, shown, choose, startNew } = person;
  const find = useFindPeople();
  const customerId = useWatch<CounterValues, 'CustomerID'>({ name: 'CustomerID' });
  const mayAdd = useRights(PATHS.customers).add;
  const offerNew = (text: string, close: () => void) => {
    const start = () => {
      close();
      startNew(text.trim());
    };
    return (
      <Button size="small" variant="ghost" onClick={start}>
        Khách mới
      </Button>
    );
  };
  return (
    <Field.Picker name="CustomerID" label="Khách hàng" required={!isNew}>
      {(field) => (
        <RemotePicker<Found>
          {...field}
          label="Điện thoại, tên hoặc 4 số cuối thẻ"
          placeholder="Gõ để tìm hoặc thêm mới"
          value={shown}
          search={find}
          clearable
          hint={customerId !== null && <KnownPerson customerId={customerId} {...known} />}
          onChange={choose}
          onNothingFound={mayAdd ? startNew : undefined}
          createNew={mayAdd ? offerNew : undefined}
        />
      )}
    </Field.Picker>
  );
}
