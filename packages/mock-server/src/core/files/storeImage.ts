/** A picture is kept only if it is one, is small enough, and belongs to the shop that sent it; a refused one leaves no byte. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { sumOf } from '../values/money.ts';
import type { StoredFile } from '../records/file.ts';
import { stampNew } from '../records/stamped.ts';
import { done, refuse, type Result } from '../command/result.ts';
import { sha256, toHex } from '../values/sha256.ts';
import { inView } from '../scope/shops.ts';
import { wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { toBase64 } from '../pictures/bytes.ts';
import { safeFileName } from '../pictures/fileName.ts';
import { readImage, type ImageInfo } from '../pictures/image.ts';
import { FILE_LIMIT, type UploadedFile } from './uploadedFile.ts';

/** Most pixels of a side, and of the whole picture. */
const SIDE_LIMIT = 10_000;
const PIXEL_LIMIT = 50_000_000;
/** Most bytes all pictures of a shop may have together. */
const SHOP_LIMIT = 209_715_200;

/** Reads an uploaded picture without decoding it. Refuses an empty, a large, a foreign and an oversized one. */
export function checkImage(file: UploadedFile): Result<ImageInfo> {
  if (file.bytes.length === 0) return refuse('Invalid', 'Tệp ảnh rỗng', 'image');
  if (file.bytes.length > FILE_LIMIT) return refuse('TooLarge', 'Ảnh lớn quá 5 MB', 'image');
  const image = readImage(file.bytes);
  if (!image) return refuse('Invalid', 'Chỉ nhận ảnh PNG, JPEG hoặc WebP còn nguyên vẹn', 'image');
  const { width, height } = image;
  if (width === 0 || height === 0) return refuse('Invalid', 'Ảnh không có nội dung', 'image');
  if (width > SIDE_LIMIT || height > SIDE_LIMIT || width * height > PIXEL_LIMIT) {
    return refuse('TooLarge', `Ảnh ${width} × ${height} điểm quá lớn, tối đa ${SIDE_LIMIT} điểm mỗi cạnh`, 'image');
  }
  return done(image);
}

/** Keeps a picture without what is not the picture; one the shop already has is not kept twice. */
export function uploadImage(world: World, command: { image: UploadedFile }, context: Context): Result<StoredFile> {
  const checked = checkImage(command.image);
  if (!checked.ok) return checked;
  const { clean, type, width, height } = checked.value;
  const hash = toHex(sha256(clean));
  const known = world.files.by('hash', `${context.shopId}|${hash}`)[0];
  if (known) return done(known);
  const kept = sumOf(world.files.by('shop', context.shopId), (row) => row.Size);
  if (kept + clean.length > SHOP_LIMIT) return refuse('OverLimit', 'Kho ảnh của cửa hàng đã đầy');
  return done(
    world.files.put({
      ...stampNew(context),
      FileID: world.files.nextId,
      Name: safeFileName(command.image.name, type),
      Type: type,
      Size: clean.length,
      Width: width,
      Height: height,
      Hash: hash,
      Content: toBase64(clean),
    }),
  );
}

/** A stored picture as a screen shows it: its address holds the picture itself. */
export function fileView(world: World, row: StoredFile): Schemas['StoredFile'] {
  return { ...wireOf(world, row, 'Hash', 'Content'), Url: `data:${row.Type};base64,${row.Content}` };
}

/** Address of a picture of the caller's view, ready for an `img`; absent when there is none. */
export function imageUrl(world: World, fileId: number | undefined, context: Context): string | undefined {
  const row = inView(world, world.files.get(fileId), context);
  return row && fileView(world, row).Url;
}

/** The pictures on a record, as far as the caller may see them. */
export function filesOf(
  world: World,
  fileIds: readonly number[] | undefined,
  context: Context,
): Schemas['StoredFile'][] {
  return (fileIds ?? []).flatMap((id) => {
    const file = inView(world, world.files.get(id), context);
    return file ? [fileView(world, file)] : [];
  });
}
