import { InputNumber } from 'primereact/inputnumber';
import { Skeleton } from 'primereact/skeleton';
import { Splitter, SplitterPanel } from 'primereact/splitter';
import { expect, it } from 'vitest';
import { Skeleton as OurSkeleton } from '../../src/Skeleton/Skeleton.tsx';
import { drawnIn, settle, show, the } from './show.tsx';

it('InputNumber shows what an input method composed and reports nothing of it', async () => {
  const reported: (number | null)[] = [];
  await show(<InputNumber inputId="amount" onValueChange={({ value }) => reported.push(value ?? null)} />);
  const input = the('#amount');
  input.focus();
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  document.execCommand('insertText', false, '125');
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '125' }));
  await settle();
  expect((input as HTMLInputElement).value).toBe('125');
  expect(reported).not.toContain(125);
});

function Panes() {
  return (
    <Splitter style={{ width: 600 }} pt={{ gutterHandler: { id: 'bar' } }}>
      <SplitterPanel size={30} minSize={20}>
        Nhân viên
      </SplitterPanel>
      <SplitterPanel size={70} minSize={20}>
        Quyền
      </SplitterPanel>
    </Splitter>
  );
}

/** Share of the left pane in percent, as its border is drawn. */
function share(): number {
  const [left] = the('[data-pc-name=splitter]').children;
  return Number.parseFloat(/[\d.]+/.exec((left as HTMLElement).style.flexBasis)?.[0] ?? '');
}

it("Splitter's Home makes the left pane as wide as it can be, where the arrow to the left makes it narrow", async () => {
  await show(<Panes />);
  the('#bar').focus();
  the('#bar').dispatchEvent(new KeyboardEvent('keydown', { code: 'Home', bubbles: true }));
  expect(share()).toBeGreaterThan(70);
});

it("Splitter's arrow moves nothing when it is pressed shortly", async () => {
  await show(<Panes />);
  const before = share();
  the('#bar').focus();
  for (const type of ['keydown', 'keyup'])
    the('#bar').dispatchEvent(new KeyboardEvent(type, { code: 'ArrowRight', bubbles: true }));
  await settle();
  expect(share()).toBe(before);
});

it('Skeleton takes longer than ours for the lines of a loading table', () => {
  const lines = Array.from({ length: 160 }, (_, line) => line);
  const theirs = drawnIn(lines.map((line) => <Skeleton key={line} />));
  const ours = drawnIn(lines.map((line) => <OurSkeleton key={line} lines={1} />));
  expect(theirs).toBeGreaterThan(ours);
});
