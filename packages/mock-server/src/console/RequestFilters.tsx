import { CheckboxField, SearchBox, SelectField } from '@so-the/ui';

/** Which calls are shown, and whether new ones come by themselves. */
export interface LogView {
  search: string;
  status: string | null;
  isLive: boolean;
}

/** Props of {@link RequestFilters}. */
export interface RequestFiltersProps {
  view: LogView;
  onChange: (view: LogView) => void;
}

const STATUSES = [
  { value: '2xx', label: 'Thành công HTTP (2xx)' },
  { value: 'refused', label: 'Bị nghiệp vụ từ chối' },
  { value: '4xx', label: 'Lỗi phía gọi (4xx)' },
  { value: '401', label: 'Hết phiên (401)' },
  { value: '403', label: 'Không có quyền (403)' },
  { value: '5xx', label: 'Lỗi máy chủ (5xx)' },
];

/** Search by operation, path or code, and the kind of answer. */
export function RequestFilters({ view, onChange }: RequestFiltersProps) {
  return (
    <div className="console__row">
      <SearchBox
        label="Tìm lời gọi"
        placeholder="Tên, đường dẫn, mã"
        value={view.search}
        onChange={(search) => onChange({ ...view, search })}
      />
      <SelectField
        label="Kết quả"
        hideLabel
        value={view.status}
        onChange={(status) => onChange({ ...view, status })}
        options={STATUSES}
        placeholder="Mọi kết quả"
      />
      <CheckboxField label="Tự cập nhật" value={view.isLive} onChange={(isLive) => onChange({ ...view, isLive })} />
    </div>
  );
}
