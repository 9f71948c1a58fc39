import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import { useUploads, type Upload } from './useUploads.ts';

const meta = {
  title: 'Nhập liệu/FileDrop',
  component: FileDrop,
  args: {
    label: 'Ảnh bill',
    accept: ['image/png', 'image/jpeg'],
    maxBytes: 5 * 1024 * 1024,
    onFiles: fn(),
    onRetry: fn(),
    onCancel: fn(),
  },
  parameters: {
    rules: {
      yes: ['Nói loại tệp và cỡ lớn nhất trước khi chọn.', 'Mỗi tệp một dòng, hỏng tệp nào gửi lại tệp đó.'],
      no: ['Xóa cả loạt vì một tệp sai.', 'Gửi ngay tệp chưa xem trước được: dùng ImportPreview cho bảng tính.'],
    },
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Chưa có tệp' };

/** Trên điện thoại có thêm nút chụp ảnh; ở quầy thì không. */
export const WithCamera: Story = {
  name: 'Chụp ảnh',
  args: { camera: true },
  play: async ({ args, canvas }) => {
    const camera = canvas.getByLabelText('Chụp ảnh');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await userEvent.upload(camera, image('chup.jpg', 'image/jpeg'));
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const UnderWay: Story = {
  tags: ['bàn phím'],
  name: 'Đang gửi nhiều tệp',
  args: {
    files: [
      { id: '1', name: 'bill-0912.png', size: 812_000, state: 'done', message: 'Đã đọc: 30.000.000 đ, lô 000123' },
      { id: '2', name: 'bill-0913.png', size: 1_400_000, state: 'running', progress: 0.42 },
      { id: '3', name: 'bill-0914.png', size: 940_000, state: 'failed', message: 'Bill đã tồn tại' },
      { id: '4', name: 'bill-0915.png', size: 2_100_000, state: 'waiting' },
      { id: '5', name: 'bill-0916.png', size: 700_000, state: 'cancelled' },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Xong 1/5 tệp, 1 tệp lỗi, đã gửi 25 %')).toBeVisible();
    canvas.getByRole('button', { name: 'Chọn tệp' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dừng gửi bill-0913.png' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại bill-0914.png' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
  },
};

export const Refused: Story = {
  name: 'Tệp không nhận',
  play: async ({ args, canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('.st-drop__zone') as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(image('bill.svg', 'image/svg+xml'));
    dataTransfer.items.add(image('bill.png'));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(await canvas.findByText('bill.svg: chỉ nhận .png, .jpg')).toBeVisible();
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const Pasted: Story = {
  name: 'Dán ảnh',
  play: async ({ args }) => {
    paste(document);
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

const second = fn();

/** Of two fields on a page a paste goes into one: the first, or the one in focus. */
export const TwoOnAPage: Story = {
  name: 'Hai ô trên một trang, dán vào một ô',
  render: (args) => (
    <>
      <FileDrop {...args} />
      <FileDrop {...args} label="Ảnh thẻ" onFiles={second} />
    </>
  ),
  play: async ({ args, canvas }) => {
    second.mockClear();
    paste(document);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(second).not.toHaveBeenCalled();
    const [, button] = canvas.getAllByRole('button', { name: 'Chọn tệp' });
    button?.focus();
    paste(button ?? document);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(second).toHaveBeenCalledOnce();
  },
};

/** Three at once; the failed one goes through at its second try. */
export const Uploading: Story = {
  name: 'Gửi, lỗi, gửi lại',
  render: (args) => <Uploader {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, [image('a.png'), image('hong.png'), image('c.png'), image('d.png')]);
    await expect(await canvas.findByText('Xong 3/4 tệp, 1 tệp lỗi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại hong.png' }));
    await waitFor(() => expect(canvas.getByText('Xong 4/4 tệp')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ d.png khỏi danh sách' }));
    await expect(canvas.getByText('Xong 3/3 tệp')).toBeVisible();
  },
};

export const WithError: Story = { name: 'Lỗi', args: { error: 'Vui lòng thêm ít nhất một ảnh bill' } };

export const Disabled: Story = { name: 'Không dùng được', args: { disabled: true } };

export const LongNames: Story = {
  name: 'Tên rất dài',
  args: {
    files: [
      {
        id: '1',
        name: 'bill-quet-the-ngay-22-thang-11-khach-cong-tang-ton-nu-nguyen-thi-huyen-trang-may-sacombank-01.png',
        size: 812_000,
        state: 'failed',
        message: 'Không đọc được ảnh: chữ quá mờ, vui lòng chụp lại gần hơn và đủ ánh sáng',
      },
    ],
  },
};

function Uploader(args: FileDropProps) {
  const [upload] = useState(() => failingOnce('hong.png'));
  const uploads = useUploads(upload);
  return (
    <FileDrop {...args} files={uploads.files} onFiles={uploads.add} onRetry={uploads.retry} onCancel={uploads.cancel} />
  );
}

/** Pastes a picture at a place of the page. */
function paste(at: Element | Document): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(image('man-hinh.png'));
  at.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
}

/** A server that loses the first try of one file. */
function failingOnce(name: string): Upload {
  let failed = false;
  return (file, { onProgress }) => {
    onProgress(0.5);
    if (file.name !== name || failed) return Promise.resolve();
    failed = true;
    return Promise.reject(new Error('Mất kết nối mạng'));
  };
}

function image(name: string, type = 'image/png'): File {
  return new File(['ảnh'], name, { type });
}
