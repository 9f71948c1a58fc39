import { useUploadImageMutation } from '../../../api/fileApi.ts';
import { useAddLotBillsMutation } from '../../../api/posDebtApi.ts';
import { fateOf, type BillItem } from './billBatch.ts';
import { billBody } from '../billValues.ts';

const CONFIRMED = 1;
const DRAFT = 0;
const READ_IN_PICTURE = 2;

/** Most signs of what was read, as the call takes them. */
const MOST_SIGNS = 4000;

/** Keeps a picture and the slip that was read in it; the same picture is kept once, the same slip under its key once. */
export function useKeepBill(): (item: BillItem, idempotencyKey: string) => Promise<unknown> {
  const [uploadImage] = useUploadImageMutation();
  const [addBills] = useAddLotBillsMutation();
  return async (item, idempotencyKey) => {
    const { Data: picture } = await uploadImage({ body: { image: item.photo ?? item.file } }).unwrap();
    const read = JSON.stringify(item.reading?.Fields ?? {});
    const bill = billBody(item.values, {
      FileID: picture.FileID,
      Source: READ_IN_PICTURE,
      Status: fateOf(item) === 'confirm' ? CONFIRMED : DRAFT,
      ...(read.length <= MOST_SIGNS && { OcrJson: read }),
    });
    return addBills({ body: { Bills: [bill] }, idempotencyKey }).unwrap();
  };
}
