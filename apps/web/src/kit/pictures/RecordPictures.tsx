import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { Empty, FileDrop, useUploads } from '@so-the/ui';
import { useUploadImageMutation } from '../../api/fileApi.ts';
import { DeleteRecord } from '../record/DeleteRecord.tsx';
import { PHOTO_BYTES, PHOTOS, preparePhoto } from './photo/preparePhoto.ts';
import { PictureGallery } from './PictureGallery.tsx';
import { useRecordPictures, type PicturedRecord } from './useRecordPictures.ts';
import './pictures.css';

/** Props of {@link RecordPictures}. */
export interface RecordPicturesProps<Record extends PicturedRecord> {
  /** Whose pictures they are: "Ảnh của khách hàng". */
  label: string;
  record: Record;
  /** The pictures themselves. */
  files: readonly Schemas['StoredFile'][];
  /** Sends the record with these pictures; absent when the person may not change them. */
  save?: (record: Record, FileIDs: number[]) => Promise<Record>;
  /** Stands where there is no picture yet: what may be photographed, and what may not. */
  hint?: string;
}

/** Pictures of a record: added by drop or paste one after the other, seen large, deleted after asking. */
export function RecordPictures<Record extends PicturedRecord>(props: RecordPicturesProps<Record>) {
  const { label, record, files, save, hint } = props;
  const [uploadImage] = useUploadImageMutation();
  const [removed, setRemoved] = useState<Schemas['StoredFile']>();
  const pictures = useRecordPictures(record, save ?? (() => Promise.resolve(record)));
  const uploads = useUploads(async (file, { signal, onProgress }) => {
    const image = await preparePhoto(file, signal);
    const sending = uploadImage({ body: { image }, onUpload: onProgress });
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    const { Data } = await sending.unwrap();
    signal.throwIfAborted();
    await pictures.add(Data.FileID);
  }, 1);
  return (
    <div className="pictures">
      {save && (
        <FileDrop
          label={label}
          accept={PHOTOS}
          maxBytes={PHOTO_BYTES}
          files={uploads.files}
          onFiles={uploads.add}
          onRetry={uploads.retry}
          onCancel={uploads.cancel}
        />
      )}
      {files.length === 0 && (
        <Empty kind="noData" title="Chưa có ảnh">
          {hint}
        </Empty>
      )}
      <PictureGallery files={files} onRemove={save ? setRemoved : undefined} />
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
