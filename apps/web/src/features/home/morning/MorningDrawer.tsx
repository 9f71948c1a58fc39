import type { Schemas } from '@so-the/api-client';
import { DataTable, Drawer } from '@so-the/ui';
import { formatDate, joined } from '@so-the/ui/format';
import { useMayOpen } from '../../../kit/access/useMayOpen.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { fundCounts, posDebts, reportAt } from '../../../kit/places/places.ts';
import { StepLink } from '../../../kit/places/StepLink.tsx';
import { FigureTable } from '../../../kit/report/figures/FigureTable.tsx';
import { LazyFigureDrawer } from '../../../kit/report/figures/LazyFigureDrawer.tsx';
import { ReasonTable } from '../../../kit/report/reasons/ReasonTable.tsx';
import { useIsCompany } from '../../../session/useIsCompany.ts';
import { useSession } from '../../../session/useSession.ts';
import { lastCountColumns } from '../../../kit/report/counts/countColumns.tsx';
import { FigureList } from '../FigureList.tsx';
import { posColumns } from './posColumns.ts';
import { dong } from './morningWords.ts';
import '../../../kit/report/report.css';

/** What of a shop's row can be opened. */
export type Part = 'profit' | 'why' | 'cash' | 'pos' | 'waiting';

/** A figure that was pressed. */
export interface Opened {
  part: Part;
  shop: Schemas['OwnerShop'];
}

/** Props of {@link MorningDrawer}. */
export interface MorningDrawerProps extends Opened {
  /** The day of the figures. */
  date: string;
  onClose: () => void;
}

const TITLES = {
  profit: 'Lợi nhuận thuần',
  why: 'Vì sao đổi',
  cash: 'Lần kiểm quỹ gần nhất',
  pos: 'Máy POS còn nợ',
  waiting: 'Chờ tôi duyệt',
} as const satisfies Record<Part, string>;

/** What a figure of the owner's morning is made of. */
export function MorningDrawer({ part, shop, date, onClose }: MorningDrawerProps) {
  const isOfDay = part === 'profit' || part === 'why';
  const title = joined(TITLES[part], shop.ShopName, isOfDay && formatDate(date));
  const { Profit } = shop;
  if (part === 'profit' && Profit) {
    return <LazyFigureDrawer title={title} amount={Profit.Amount} asked={Profit.Entries} onClose={onClose} />;
  }
  const Content = CONTENTS[part];
  return (
    <Drawer title={title} open size="large" onClose={onClose}>
      <div className="report-entries">
        <Content shop={shop} date={date} />
      </div>
    </Drawer>
  );
}

type ContentProps = Pick<MorningDrawerProps, 'shop' | 'date'>;

const CONTENTS = { profit: Why, why: Why, cash: Counts, pos: Poses, waiting: Waiting } as const;

function Why({ shop, date }: ContentProps) {
  return (
    <>
      <p className="report-entries__scope">So với hôm trước; các dòng cộng lại đúng bằng phần lợi nhuận đổi.</p>
      <ReasonTable label={`Vì sao đổi, ${shop.ShopName}`} rows={shop.Reasons} />
      <OfShop shop={shop} href={reportAt(PATHS.companyResult, { from: date, to: date })}>
        Xem kết quả kinh doanh
      </OfShop>
    </>
  );
}

function Counts({ shop }: ContentProps) {
  return (
    <>
      <DataTable
        label={`Lần kiểm quỹ gần nhất, ${shop.ShopName}`}
        columns={lastCountColumns}
        rowKey={({ DayCloseID }) => String(DayCloseID)}
        source={{ rows: shop.Counts, loading: false }}
      />
      <OfShop shop={shop} href={fundCounts({ OnlyDifference: true })}>
        Xem mọi lần kiểm có chênh lệch
      </OfShop>
    </>
  );
}

function Poses({ shop }: ContentProps) {
  const ahead = shop.Poses.reduce((sum, { Closing }) => sum + Closing, 0) - shop.PosDebt;
  return (
    <>
      <FigureTable
        label={`Máy POS còn nợ, ${shop.ShopName}`}
        columns={posColumns}
        rowKey={({ PosID }) => String(PosID)}
        rows={shop.Poses}
        nameOf={({ PosName }) => PosName}
        totalName={shop.ShopName}
      />
      {ahead > 0 && (
        <p className="report-entries__scope">
          Trừ {dong(ahead)} của máy đã ứng trước, còn {dong(shop.PosDebt)}.
        </p>
      )}
      <OfShop shop={shop} href={posDebts({})}>
        Xem công nợ POS
      </OfShop>
    </>
  );
}

function Waiting({ shop }: ContentProps) {
  const { ShopID } = useSession().shop;
  return (
    <>
      <FigureList
        emptyText="Không có việc chờ duyệt"
        lines={shop.Waiting.map(({ Kind, RefID, Title, ProposedByName, Effect, Amount }) => ({
          id: `${Kind}/${RefID}`,
          label: Title,
          note: joined(ProposedByName, Effect),
          figure: Amount === undefined ? undefined : dong(Amount),
        }))}
      />
      <p className="report-entries__scope">
        {ShopID === shop.ShopID ? 'Duyệt ở mục Chờ duyệt của trang này.' : 'Chuyển sang cửa hàng này để duyệt.'}
      </p>
    </>
  );
}

/** The way to a screen of the shop worked in, or of the company, which sees every shop; none to another shop's. */
function OfShop({ shop, href, children }: { shop: Schemas['OwnerShop']; href: string; children: string }) {
  const { ShopID } = useSession().shop;
  const mayOpen = useMayOpen();
  const isCompany = useIsCompany();
  return (ShopID === shop.ShopID || isCompany) && mayOpen(href) ? <StepLink href={href}>{children}</StepLink> : null;
}
