import { useState } from 'react';
import { billStatusOptions, type Schemas } from '@so-the/api-client';
import { Button, SwitchField } from '@so-the/ui';
import { calls } from '../../../api/posApi.ts';
import { ChosenRowsButton, type ChosenDeed } from '../../../kit/list/chosen/ChosenRowsButton.tsx';
import { StatusFilter } from '../../../kit/list/filters/StatusFilter.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { useRowSelection } from '../../../kit/list/chosen/useRowSelection.ts';
import { thisMonth } from '../../../kit/period/period.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { StepLink } from '../../../kit/places/StepLink.tsx';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { billFilters, billFilterWords } from '../billFilters.ts';
import { BillPictures } from './BillPictures.tsx';
import { billKey, BillsTable } from '../BillsTable.tsx';
import { BillZipDialog } from './BillZipDialog.tsx';
import { PosLotFilters } from '../PosLotFilters.tsx';
import type { ZipSource } from './useBillZip.ts';

/** The pictures of chosen slips: one file holds so many at most. */
const zip = { label: 'Tải ảnh đã chọn', noun: 'bill', most: 500 };

/** Kept slips by day, POS, lot and status, their pictures side by side; chosen ones, or all, as one file of pictures. */
export function KeptBills() {
  const list = useList({ path: PATHS.exportBills, call: calls.listBills, filters: billFilters, period: thisMonth });
  const bill = useOpenRecord();
  const [pictured, setPictured] = useState(false);
  const [zipped, setZipped] = useState<ZipSource>();
  const { rights } = list;
  const bills = list.answer.data?.Data ?? [];
  const chosen = useRowSelection(list, billKey);
  const deeds: ChosenDeed<Schemas['Bill']>[] = rights.exportExcel
    ? [{ ...zip, run: (rows) => setZipped({ rows }) }]
    : [];
  return (
    <ReportScreen list={list} title="Bill đã lưu">
      <ReportScreen.Actions>
        <SwitchField label="Xem ảnh" value={pictured} onChange={setPictured} />
        {rights.exportExcel && <Button onClick={() => setZipped({ all: list.source })}>Tải ảnh (.zip)</Button>}
      </ReportScreen.Actions>
      <ReportScreen.Filters words={billFilterWords} placeholder="Số hóa đơn, mã máy, khách">
        <PosLotFilters list={list} />
        <StatusFilter list={list} options={billStatusOptions} />
      </ReportScreen.Filters>
      {pictured && (
        <BillPictures
          bills={bills}
          hrefOf={bill.hrefOf}
          chosen={chosen}
          actions={deeds.map((deed) => (
            <ChosenRowsButton
              key={deed.label}
              deed={deed}
              chosen={{ rows: chosen.rows, all: chosen.all ? list.source : undefined }}
              choose={chosen.choose}
            />
          ))}
        />
      )}
      <BillsTable
        chosenDeeds={deeds}
        chosenRows={chosen}
        emptyText="Không có bill trong khoảng ngày này"
        emptyAction={<StepLink href={PATHS.uploadBills}>Tải ảnh bill lên</StepLink>}
      />
      {zipped && <BillZipDialog source={zipped} onClose={() => setZipped(undefined)} />}
    </ReportScreen>
  );
}
