import type { Schemas } from '@so-the/api-client';
import { DescriptionList } from '@so-the/ui';
import { formatDate, formatMoney } from '@so-the/ui/format';

/** The two balances of one day, and what they differ by. */
export function ComparisonFigures({ comparison }: { comparison: Schemas['DebtComparison'] }) {
  const {
    ComparedDate,
    OurBalance,
    TheirBalance,
    Difference = 0,
    Note,
    ComparedByName,
    LockedTo,
    Closing,
  } = comparison;
  if (ComparedDate === undefined || TheirBalance === undefined)
    return (
      <DescriptionList
        columns={2}
        items={[
          { label: 'Số của cửa hàng hôm nay', value: <strong>{formatMoney(Closing)}</strong> },
          { label: 'Số của bên kia', value: 'Chưa nhập' },
        ]}
      />
    );
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: 'Đối chiếu ngày', value: formatDate(ComparedDate) },
        { label: 'Người đối chiếu', value: ComparedByName ?? '–' },
        { label: 'Số của cửa hàng', value: formatMoney(OurBalance) },
        { label: 'Số của bên kia', value: formatMoney(TheirBalance) },
        { label: 'Chênh lệch', value: <strong>{formatMoney(Difference)}</strong> },
        { label: 'Khóa đến', value: LockedTo ? formatDate(LockedTo) : 'Chưa khóa' },
        ...(Note ? [{ label: 'Ghi chú', value: Note, wide: true }] : []),
      ]}
    />
  );
}
