import { drawPaper } from './drawPaper.ts';

const PNG = 'image/png';

/** A sheet of paper in the page as a PNG, once its fonts are there. Rejects where the browser cannot draw it. */
async function paperPicture(sheet: HTMLElement): Promise<Blob> {
  await document.fonts.ready;
  const canvas = drawPaper(sheet);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('Trình duyệt này không vẽ được ảnh'));
    }, PNG);
  });
}

/** Puts the picture of a sheet on the clipboard. Safari wants the promise itself, before the press is forgotten. */
export async function copyPicture(sheet: HTMLElement): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ [PNG]: paperPicture(sheet) })]);
}

/** Whether this device hands files on to other apps. */
export function canShareFiles(): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [fileOf(new Blob([]), 'a')] });
}

/** Hands the picture of a sheet on to another app, such as Zalo. False where the person chose none. */
export async function sharePicture(sheet: HTMLElement, name: string): Promise<boolean> {
  const files = [fileOf(await paperPicture(sheet), name)];
  try {
    await navigator.share({ files });
    return true;
  } catch (caught) {
    if (caught instanceof DOMException && caught.name === 'AbortError') return false;
    throw caught;
  }
}

function fileOf(blob: Blob, name: string): File {
  return new File([blob], `${name}.png`, { type: PNG });
}
