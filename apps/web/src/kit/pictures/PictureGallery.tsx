import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { Dialog, DialogBody, Icon, IconButton, ImageViewer } from '@so-the/ui';
import { formatDateTime, joined } from '@so-the/ui/format';

/** Props of {@link PictureGallery}. */
export interface PictureGalleryProps {
  files: readonly Schemas['StoredFile'][];
  /** Absent when pictures may not be deleted. */
  onRemove?: (file: Schemas['StoredFile']) => void;
}

/** Small pictures, each opening large. */
export function PictureGallery({ files, onRemove }: PictureGalleryProps) {
  const [shown, setShown] = useState<Schemas['StoredFile']>();
  return (
    <>
      <ul className="pictures__list" aria-label="Ảnh đã lưu">
        {files.map((file) => (
          <li key={file.FileID}>
            <button type="button" aria-label={`Xem ảnh ${file.Name}`} onClick={() => setShown(file)}>
              <img src={file.Url} alt="" />
            </button>
            <span>{file.Name}</span>
            {onRemove && (
              <IconButton
                size="small"
                label={`Xóa ảnh ${file.Name}`}
                icon={<Icon name="trash" size={16} />}
                onClick={() => onRemove(file)}
              />
            )}
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog title={shown.Name} size="large" onClose={() => setShown(undefined)}>
          <DialogBody>
            <ImageViewer src={shown.Url} alt={shown.Name} />
            <p>{joined(shown.CreatedByName, formatDateTime(shown.CreatedDate))}</p>
          </DialogBody>
        </Dialog>
      )}
    </>
  );
}
