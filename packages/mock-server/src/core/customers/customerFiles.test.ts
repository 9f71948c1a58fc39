import { expect, test } from 'vitest';
import { pngFile } from '../../samples/pngFile.ts';
import { uploadImage } from '../files/storeImage.ts';
import { codeOf, must, openShop } from '../testing/openShop.ts';
import { listCustomers } from './listCustomers.ts';
import { saveCustomer } from './saveCustomer.ts';

test('pictures of a customer stay until they are taken off, and only those of the own shop are taken', () => {
  const { world, owner } = openShop();
  const bytes = pngFile({ width: 8, height: 1, bits: new Uint8Array(1) });
  const { FileID } = must(uploadImage(world, { image: { name: 'cccd.png', type: 'image/png', bytes } }, owner));
  const save = (FileIDs?: number[]) => {
    const Version = world.customers.get(1)?.Version;
    return saveCustomer(
      world,
      { CustomerID: 1, FullName: 'Nguyễn Thị Hoa', Phone: '0912345678', Version, FileIDs },
      owner,
    );
  };
  const names = () => must(listCustomers(world, { CustomerID: 1 }, owner)).rows[0]?.Files?.map(({ Name }) => Name);

  expect(must(save([FileID])).FileIDs).toEqual([FileID]);
  must(save());
  expect(names()).toEqual(['cccd.png']);
  expect(must(listCustomers(world, {}, owner)).rows[0]?.Files).toBeUndefined();
  expect(codeOf(save([99]))).toBe('NotFound');
  must(save([]));
  expect(names()).toEqual([]);

  const foreign = must(
    uploadImage(world, { image: { name: 'khac.png', type: 'image/png', bytes } }, { ...owner, shopId: 9 }),
  );
  expect(codeOf(save([foreign.FileID]))).toBe('NotFound');
});
