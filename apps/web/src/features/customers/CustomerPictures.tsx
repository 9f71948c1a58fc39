import { customerInputFields, type Schemas } from '@so-the/api-client';
import { useSaveCustomerMutation } from '../../api/customerApi.ts';
import { RecordPictures } from '../../kit/pictures/RecordPictures.tsx';
import { pickFields } from '../../kit/form/pickFields.ts';

/** Props of {@link CustomerPictures}. */
export interface CustomerPicturesProps {
  customer: Schemas['Customer'];
  /** The person may add and delete pictures. */
  mayEdit: boolean;
}

/** Pictures of a customer. */
export function CustomerPictures({ customer, mayEdit }: CustomerPicturesProps) {
  const [saveCustomer] = useSaveCustomerMutation();
  const save = async (record: Schemas['Customer'], FileIDs: number[]) =>
    (
      await saveCustomer({
        body: { ...pickFields<Schemas['CustomerInput']>(record, customerInputFields), FileIDs },
      }).unwrap()
    ).Data;
  return (
    <RecordPictures
      label="Ảnh của khách hàng"
      record={customer}
      files={customer.Files ?? []}
      save={mayEdit ? save : undefined}
    />
  );
}
