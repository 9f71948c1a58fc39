import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogBody, DialogFoot, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Biểu mẫu và hộp thoại/Dialog',
  component: Dialog,
  args: {
    title: 'Chi tiết lượt quẹt',
    onClose: fn(),
    children: (
      <>
        <DialogBody>
          <p>Máy POS Sacombank 01 · lô 000123 · hóa đơn 004512</p>
        </DialogBody>
        <DialogFoot>
          <Button>In</Button>
        </DialogFoot>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: 480 } },
    rules: {
      yes: ['Tiêu đề nói việc và tên bản ghi.', 'Nút chính ở góc dưới bên phải, nút «Đóng» đứng trước nó.'],
      no: ['Đóng khi bấm ra ngoài.', 'Chồng quá một tầng.', 'Nhét cả màn hình vào: mở trang riêng.'],
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { name: 'Nhỏ', args: { size: 'small' } };

export const Medium: Story = { name: 'Vừa' };

export const Large: Story = { name: 'Lớn', args: { size: 'large' } };

/** The body scrolls, head and foot stay. */
export const LongContent: Story = {
  name: 'Nội dung dài',
  args: {
    title: 'Lịch sử thao tác của hợp đồng HD000123 – khách hàng Nguyễn Hoàng Phương Thảo Tôn Nữ Công Tằng',
    children: (
      <>
        <DialogBody>
          {Array.from({ length: 40 }, (_, line) => (
            <p key={line}>{`Dòng ${line + 1}: chuyển trạng thái sang Đang thực hiện`}</p>
          ))}
        </DialogBody>
        <DialogFoot>
          <Button>In</Button>
        </DialogFoot>
      </>
    ),
  },
};

/** Escape asks to close; the focus then returns to where it was. */
export const GivesTheFocusBack: Story = {
  name: 'Đóng thì về nút cũ',
  tags: ['bàn phím'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xem chi tiết' }));
    await expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Xem chi tiết' })).toHaveFocus();
  },
};

function Opened(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Xem chi tiết</Button>
      <Dialog {...args} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** A line that a dialog cancels goes with its button: the focus is at the next control around it, not lost. */
export const OpenerGone: Story = {
  name: 'Nút mở đã mất',
  tags: ['bàn phím'],
  render: () => <Lines />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Hủy dòng 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hủy dòng 2' })).toHaveFocus());
  },
};

function Lines() {
  const [lines, setLines] = useState([1, 2]);
  const [doomed, setDoomed] = useState<number>();
  return (
    <section aria-label="Dòng tiền">
      {lines.map((line) => (
        <p key={line}>
          <Button onClick={() => setDoomed(line)}>{`Hủy dòng ${line}`}</Button>
        </p>
      ))}
      {doomed === undefined ? null : (
        <Dialog title={`Hủy dòng ${doomed}?`} size="small" onClose={() => setDoomed(undefined)}>
          <DialogFoot>
            <Button
              onClick={() => {
                setLines(lines.filter((line) => line !== doomed));
                setDoomed(undefined);
              }}
            >
              Xác nhận
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </section>
  );
}
