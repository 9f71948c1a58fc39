import { Children, type ReactNode } from 'react';
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as barLineChart from '../BarLineChart/BarLineChart.stories.tsx';
import * as confirmMoney from '../ConfirmMoney/ConfirmMoney.stories.tsx';
import * as dataTable from '../DataTable/DataTable.stories.tsx';
import * as eventCalendar from '../EventCalendar/EventCalendar.stories.tsx';
import * as fileDrop from '../FileDrop/FileDrop.stories.tsx';
import * as filterBar from '../FilterBar/FilterBar.stories.tsx';
import * as formPage from '../FormPage/FormPage.stories.tsx';
import * as importPreview from '../ImportPreview/ImportPreview.stories.tsx';
import * as matrixEditor from '../MatrixEditor/MatrixEditor.stories.tsx';
import * as pageHeader from '../PageHeader/PageHeader.stories.tsx';
import * as permissionTree from '../PermissionTree/PermissionTree.stories.tsx';
import * as ranking from '../Ranking/Ranking.stories.tsx';
import * as steps from '../Steps/Steps.stories.tsx';
import * as tabs from '../Tabs/Tabs.stories.tsx';
import * as timeline from '../Timeline/Timeline.stories.tsx';
import { cutTexts } from '../testing/cutTexts.ts';

/** A cashier's screen of 1366 px at 200 %: half of it in either direction. */
const meta = {
  title: 'Nền tảng/Phóng to 200 %',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'zoomed' } },
  parameters: {
    viewport: { options: { zoomed: { name: 'Quầy 1366, 200 %', styles: { width: '683px', height: '384px' } } } },
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.clientWidth).toBe(683);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(683);
    await expect(cutTexts(canvasElement).join(' | ')).toBe('');
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Table = composeStories(dataTable);
const Calendar = composeStories(eventCalendar);
const Form = composeStories(formPage);
const Filters = composeStories(filterBar);
const Header = composeStories(pageHeader);
const Chart = composeStories(barLineChart);
const Ranks = composeStories(ranking);
const Matrix = composeStories(matrixEditor);
const Rights = composeStories(permissionTree);
const Lines = composeStories(timeline);
const Stages = composeStories(steps);
const Pages = composeStories(tabs);
const Files = composeStories(fileDrop);
const Import = composeStories(importPreview);
const Money = composeStories(confirmMoney);

export const List: Story = {
  name: 'Danh sách',
  render: () => page(<Header.LongTitle />, <Filters.Active />, <Table.LongNames />),
};

export const Month: Story = { name: 'Lịch tháng', render: () => page(<Calendar.LongNames />) };

export const Week: Story = { name: 'Lịch tuần', render: () => page(<Calendar.Busy />) };

export const Forms: Story = { name: 'Biểu mẫu', render: () => page(<Form.ManyChanges />, <Files.LongNames />) };

export const Reports: Story = { name: 'Báo cáo', render: () => page(<Chart.LongNames />, <Ranks.LongNames />) };

export const Grids: Story = { name: 'Bảng nhập', render: () => page(<Matrix.LongNames />, <Rights.LongNames />) };

export const Orders: Story = {
  name: 'Đơn',
  render: () => page(<Stages.Midway />, <Pages.Default />, <Lines.FourGroups />),
};

export const Imports: Story = { name: 'Nhập từ tệp', render: () => page(<Import.LongTexts />) };

export const Dialogs: Story = { name: 'Hộp thoại', render: () => page(<Money.LongNames />) };

function page(...parts: ReactNode[]) {
  return (
    <>
      {Children.map(parts, (part) => (
        <div style={{ marginBottom: 24 }}>{part}</div>
      ))}
    </>
  );
}
