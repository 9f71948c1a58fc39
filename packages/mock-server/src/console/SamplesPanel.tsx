import { LinkButton, Panel } from '@so-the/ui';

const SAMPLES = [
  ['bill.png', 'Bill máy POS'],
  ['bill.png?Kind=2', 'Ảnh màn hình ứng dụng'],
  ['bill.png?Kind=3', 'Phiếu kết toán'],
  ['bill.png?Kind=4', 'Chuyển khoản thường'],
  ['statement.pdf', 'Sao kê PDF'],
] as const;

/** Pictures and a statement to try uploads with, drawn from what the shops swiped. */
export function SamplesPanel() {
  return (
    <Panel title="Tệp mẫu để tải lên">
      <div className="console__stack">
        <p className="console__hint">Vẽ theo lượt quẹt mới nhất của kịch bản đang chạy.</p>
        <div className="console__buttons">
          {SAMPLES.map(([file, name]) => (
            <LinkButton key={file} href={`/_mock/samples/${file}`} size="small">
              {name}
            </LinkButton>
          ))}
        </div>
      </div>
    </Panel>
  );
}
