import { expect, test } from 'vitest';
import { pngFile } from '../../samples/pngFile.ts';
import { uploadImage } from '../files/storeImage.ts';
import { codeOf, must, openShop } from '../testing/openShop.ts';
import { getCard } from './listCards.ts';
import { saveCard } from './saveCard.ts';

test('pictures of a card stay until they are taken off, and only those of the own shop are taken', () => {
  const { world, owner } = openShop();
  const [card] = world.cards.by('shop', owner.shopId);
  if (!card) throw new Error('The shop has no card.');
  const bytes = pngFile({ width: 8, height: 1, bits: new Uint8Array(1) });
  const image = { name: 'the.png', type: 'image/png', bytes };
  const { FileID } = must(uploadImage(world, { image }, owner));
  const save = (FileIDs?: number[]) =>
    saveCard(world, { ...card, Version: world.cards.get(card.cardDataID)?.Version, FileIDs }, owner);
  const names = () => must(getCard(world, { ID: card.cardDataID }, owner)).Files.map(({ Name }) => Name);

  expect(must(save([FileID])).FileIDs).toEqual([FileID]);
  must(save());
  expect(names()).toEqual(['the.png']);
  expect(codeOf(save([99]))).toBe('NotFound');
  must(save([]));
  expect(names()).toEqual([]);

  const foreign = must(uploadImage(world, { image }, { ...owner, shopId: 9 }));
  expect(codeOf(save([foreign.FileID]))).toBe('NotFound');
});
