import { Dialog } from 'primereact/dialog';
import { Image } from 'primereact/image';
import { OverlayPanel } from 'primereact/overlaypanel';
import { Sidebar } from 'primereact/sidebar';
import { Tooltip } from 'primereact/tooltip';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { settle, show, the } from './show.tsx';

const nothing = () => undefined;

it('Sidebar lets Tab out to the page behind it', async () => {
  await show(
    <>
      <button type="button" id="behind">
        Phía sau
      </button>
      <Sidebar visible onHide={nothing}>
        <button type="button">Khách hàng</button>
      </Sidebar>
    </>,
  );
  await settle();
  const reached = new Set<Element | null>();
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab();
    reached.add(document.activeElement);
  }
  expect(reached).toContain(the('#behind'));
});

it('Dialog leaves the page behind it live', async () => {
  await show(
    <>
      <button type="button" id="behind">
        Phía sau
      </button>
      <Dialog visible header="Hồ sơ" onHide={nothing}>
        Nguyễn Văn An
      </Dialog>
    </>,
  );
  await settle();
  expect(the('[role=dialog]')).toBeDefined();
  expect(the('#behind').closest('[inert], [aria-hidden=true]')).toBeNull();
});

it('OverlayPanel opened from a modal dialog cannot be reached', async () => {
  await show(<PanelInDialog />);
  await userEvent.click(the('#open'));
  await settle();
  the('#inside').focus();
  expect(document.activeElement).not.toBe(the('#inside'));
});

it('Tooltip serves only the buttons that were there when it appeared', async () => {
  await show(<LaterRow />);
  await userEvent.click(the('#more'));
  await userEvent.hover(the('#row1'));
  await settle();
  expect(document.querySelector('[role=tooltip]')).toBeNull();
});

it('Image enlarges to one and a half times and no further, and knows no keys for it', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  await show(
    <Image src={pixel} alt="Bill" preview pt={{ zoomInButton: { id: 'larger' }, preview: { id: 'large' } }} />,
  );
  await userEvent.click(the('[data-pc-section=button]'));
  await settle();
  await userEvent.keyboard('+');
  expect(scale()).toBe(1);
  for (let press = 0; press < 8; press += 1) {
    the('#larger').click();
    await settle();
  }
  expect(scale()).toBeLessThan(1.65);
});

function scale(): number {
  return Number(/scale\(([\d.]+)\)/.exec(the('#large').style.transform)?.[1] ?? 1);
}

function PanelInDialog() {
  const panel = useRef<OverlayPanel>(null);
  return (
    <dialog ref={(dialog) => (dialog && !dialog.open ? dialog.showModal() : undefined)}>
      <button type="button" id="open" onClick={(event) => panel.current?.toggle(event)}>
        Mở
      </button>
      <OverlayPanel ref={panel}>
        <button type="button" id="inside">
          Trong bảng
        </button>
      </OverlayPanel>
    </dialog>
  );
}

function LaterRow() {
  const [rows, setRows] = useState(1);
  return (
    <>
      <Tooltip target=".row" content="Sửa" />
      {Array.from({ length: rows }, (_, row) => (
        <button key={row} type="button" className="row" id={`row${row}`}>
          ✎
        </button>
      ))}
      <button type="button" id="more" onClick={() => setRows(2)}>
        Thêm dòng
      </button>
    </>
  );
}
