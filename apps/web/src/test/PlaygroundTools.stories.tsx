import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBrowserEngine, packCapsule } from '@so-the/mock-server/browser';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ask, logIn } from './askEngine.ts';
import { patient } from './patient.ts';
import { PlaygroundTools } from './PlaygroundTools.tsx';
import { STORY_NOW } from './storyClock.ts';
import { WholeApp, type StoryPlace } from './withApp.tsx';

/** Sân chơi với công cụ của nó: gói của đồng nghiệp mở đúng màn hình, và mọi thay đổi quay lại được. */
function Played() {
  const [{ place, turn }, setShown] = useState<{ place: StoryPlace; turn: number }>({ place: { at: '/' }, turn: 0 });
  return (
    <>
      <WholeApp key={turn} place={place} />
      <PlaygroundTools place={place} onOpen={(next) => setShown({ place: next, turn: turn + 1 })} />
    </>
  );
}

const meta = {
  title: 'Màn hình/Gói trạng thái mở trong trang',
  component: Played,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Played>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const CapsuleThenBack: Story = {
  name: 'Mở gói của đồng nghiệp rồi quay lại',
  play: async () => {
    await page().findByRole('button', { name: 'Mở gói trạng thái' });
    await userEvent.upload(page().getByLabelText('Gói trạng thái'), await colleaguesFile());
    await expect(await page().findByRole('heading', { name: 'Khách hàng', level: 1 }, patient)).toBeVisible();
    await expect(await page().findByText('Khách của đồng nghiệp', undefined, patient)).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: 'Từng thay đổi' }));
    const drawer = within(await page().findByRole('dialog', { name: 'Từng thay đổi' }));
    await expect(await drawer.findByRole('slider', { name: /· login$/ })).toBeVisible();
    await userEvent.click(await drawer.findByRole('button', { name: 'Mở từ đây' }));
    await expect(await page().findByText('Khách của đồng nghiệp', undefined, patient)).toBeVisible();
  },
};

export const NoCapsule: Story = {
  name: 'Tệp không phải gói thì nói rõ',
  play: async () => {
    await page().findByRole('button', { name: 'Mở gói trạng thái' });
    await userEvent.upload(page().getByLabelText('Gói trạng thái'), new File(['x'], 'anh.so-the'));
    await expect(await page().findByText('Tệp này không phải gói trạng thái của Sổ Thẻ')).toBeVisible();
  },
};

/** What a colleague packed: the list of customers, with one they added. */
async function colleaguesFile(): Promise<File> {
  const engine = createBrowserEngine({ scenario: 'empty', now: STORY_NOW });
  const { Token, UserID, ShopID } = logIn(engine, 'quanly');
  const session = { token: Token, userId: UserID, shopId: ShopID };
  const body = { FullName: 'Khách của đồng nghiệp', Phone: '0987654321', Status: 1 };
  ask(engine, 'saveCustomer', { body }, session);
  const bytes = await packCapsule(engine.world, {
    build: 'so-the 0.1.0',
    origin: { scenario: 'empty', seed: 1, size: 'small' },
    clock: { now: STORY_NOW, runs: false },
    faults: [],
    screen: { userName: 'quanly', shopId: ShopID, address: '/customer', theme: 'light', width: 1366 },
    calls: [],
    note: '',
  });
  return new File([bytes], 'trang-thai.so-the');
}
