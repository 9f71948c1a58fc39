import { handedOn, type PartProps } from '../Part/partProps.ts';
import { useOnline } from './useOnline.ts';
import './OfflineBanner.css';

/** Says, while there is no network, that data can be read but nothing is sent. Shows nothing while online. */
export function OfflineBanner(props: PartProps) {
  const online = useOnline();
  return (
    <output {...handedOn(props)}>
      {!online && (
        <span className="st-offline">
          Mất kết nối mạng. Bạn vẫn xem được dữ liệu đã tải; thao tác ghi sẽ không được gửi.
        </span>
      )}
    </output>
  );
}
