import type { RefObject } from 'react';
import { Button, toast } from '@so-the/ui';
import { canShareFiles, copyPicture, sharePicture } from './paperPicture.ts';

/** Props of {@link PictureButtons}. */
export interface PictureButtonsProps {
  /** The sheet in the page. */
  sheet: RefObject<HTMLElement | null>;
  /** Name of its file, without the ending. */
  name: string;
  /** The document is whole. */
  ready: boolean;
}

/** Hands a document over as a picture: copied for a message, or shared with an app of the device (counter.md §8). */
export function PictureButtons({ sheet, name, ready }: PictureButtonsProps) {
  const copy = () =>
    withSheet(
      sheet.current,
      async (paper) => {
        await copyPicture(paper);
        toast.success('Đã sao chép ảnh, dán vào Zalo hoặc tin nhắn');
      },
      'Trình duyệt không cho sao chép ảnh, hãy in hoặc chụp màn hình',
    );
  const share = () =>
    withSheet(
      sheet.current,
      async (paper) => void (await sharePicture(paper, name)),
      'Không chia sẻ được ảnh, hãy sao chép ảnh',
    );
  return (
    <>
      <Button disabled={!ready} onClick={copy}>
        Sao chép ảnh
      </Button>
      {canShareFiles() && (
        <Button disabled={!ready} onClick={share}>
          Chia sẻ
        </Button>
      )}
    </>
  );
}

/** Does something with the sheet; what the browser refuses is told. */
function withSheet(paper: HTMLElement | null, work: (paper: HTMLElement) => Promise<void>, refused: string): void {
  if (paper) work(paper).catch(() => toast.error(refused));
}
