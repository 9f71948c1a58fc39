import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { Empty, FileDrop, useUploads } from '@so-the/ui';
import { useUploadImageMutation } from '../../api/fileApi.ts';
import { DeleteRecord } from '../../kit/record/DeleteRecord.tsx';
import './CustomerFiles.css';
import { FileGallery } from './FileGallery.tsx';
import { useCustomerPictures } from './useCustomerPictures.ts';

const IMAGES = ['image/png', 'image/jpeg', 'image/webp'];
const MAX_BYTES = 5 * 1024 * 1024;

/** Props of {@link CustomerFiles}. */
export interface CustomerFilesProps {
  customer: Schemas['Customer'];
  /** The person may add and delete pictures. */
  mayEdit: boolean;
}

/** Pictures of a customer: added by drop or paste one after the other, seen large, deleted after asking. */
export function CustomerFiles({ customer, mayEdit }: CustomerFilesProps) {
  const [uploadImage] = useUploadImageMutation();
  const [removed, setRemoved] = useState<Schemas['StoredFile']>();
  const pictures = useCustomerPictures(customer);
  const uploads = useUploads(async (image) => {
    const { Data } = await uploadImage({ body: { image } }).unwrap();
    await pictures.add(Data.FileID);
  }, 1);
  const files = customer.Files ?? [];
  return (
    <div className="customer-files">
      {mayEdit && (
        <FileDrop
          label="Ảnh của khách hàng"
          accept={IMAGES}
          maxBytes={MAX_BYTES}
          files={uploads.files}
          onFiles={uploads.add}
          onRetry={uploads.retry}
          onCancel={uploads.cancel}
        />
      )}
      {files.length === 0 && <Empty kind="noData" title="Chưa có ảnh" />}
      <FileGallery files={files} onRemove={mayEdit ? setRemoved : undefined} />
      {removed && (
        <DeleteRecord
          noun="ảnh"
          name={`ảnh ${removed.Name}`}
          onDelete={() => pictures.remove(removed.FileID)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </div>
  );
}
