import { formatDateTime, LinkButton, PageHeader, StatusTag } from '@so-the/ui';

/** Props of {@link ConsoleHeader}; nothing is shown of a server that has not answered yet. */
export interface ConsoleHeaderProps {
  /** Name of the scenario the world grew from. */
  scenario?: string;
  now?: string;
  /** How many faults are on. */
  failing: number;
}

/** Parts of the page that a phone jumps to. */
const PARTS = [
  ['kich-ban', 'Kịch bản'],
  ['dong-ho', 'Đồng hồ'],
  ['loi-thu', 'Lỗi thử'],
  ['nhat-ky', 'Nhật ký'],
] as const;

/** What the server is at, and the ways to the app, the reference and the tables. */
export function ConsoleHeader({ scenario, now, failing }: ConsoleHeaderProps) {
  return (
    <>
      <PageHeader
        title="Máy chủ giả lập"
        meta={
          <>
            {scenario === undefined ? null : <StatusTag label={scenario} tone="info" />}
            {now === undefined ? null : <StatusTag label={formatDateTime(now)} />}
            {failing > 0 ? <StatusTag label={`${failing} lỗi thử đang bật`} tone="warning" /> : null}
          </>
        }
        description="Kịch bản, đồng hồ, lỗi thử và nhật ký của máy chủ dùng để kiểm thử Sổ Thẻ."
        secondary={
          <>
            <LinkButton href="/_mock/docs/">Tài liệu API</LinkButton>
            <LinkButton href="/_db">Dữ liệu</LinkButton>
          </>
        }
        action={
          <LinkButton href="/" variant="primary">
            Mở ứng dụng
          </LinkButton>
        }
      />
      <nav className="console__jumps" aria-label="Trong trang này">
        {PARTS.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
    </>
  );
}
