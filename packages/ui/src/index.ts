export { BADGE_OVERFLOW, BREAKPOINTS, DRAWER_WIDTH, LOADING_BAR, SIDEBAR_WIDTH, TOAST } from './theme/constants.ts';
export type { PartProps } from './Part/partProps.ts';
export { Field, type ControlAttributes, type FieldFrameProps } from './Field/Field.tsx';
export { FieldRow, type FieldRowProps } from './Field/FieldRow.tsx';
export type { FieldProps } from './Field/fieldProps.ts';
export { focusUnreadable } from './Field/controlRef.ts';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { LinkButton, type LinkButtonProps } from './Button/LinkButton.tsx';
export { TooltipHost } from './Tooltip/TooltipHost.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField/TextAreaField.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { CheckboxField, type CheckboxFieldProps } from './CheckboxField/CheckboxField.tsx';
export { SwitchField, type SwitchFieldProps } from './SwitchField/SwitchField.tsx';
export { RadioField, type RadioFieldProps, type RadioOption } from './RadioField/RadioField.tsx';
export { useMediaQuery } from './theme/useMediaQuery.ts';
export { SegmentField, type SegmentFieldProps, type SegmentOption } from './SegmentField/SegmentField.tsx';
export { MoneyField, type MoneyFieldProps } from './MoneyField/MoneyField.tsx';
export { PercentField, type PercentFieldProps } from './PercentField/PercentField.tsx';
export { PhoneField, type PhoneFieldProps } from './PhoneField/PhoneField.tsx';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export { DateTimeField, type DateTimeFieldProps } from './DateTimeField/DateTimeField.tsx';
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField/DateRangeField.tsx';
export { SelectField } from './SelectField/SelectField.tsx';
export { MultiSelectField, type MultiSelectFieldProps } from './MultiSelectField/MultiSelectField.tsx';
export type { SelectFieldProps, SelectOption } from './SelectField/selectProps.ts';
export { RemotePicker, type PickerOption, type RemotePickerProps } from './RemotePicker/RemotePicker.tsx';
export type { Search } from './RemotePicker/useRemoteOptions.ts';
export { MaskedCard, type MaskedCardProps } from './MaskedCard/MaskedCard.tsx';
export { Dialog, DialogBody, DialogFoot, type DialogProps } from './Dialog/Dialog.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog/FormDialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export type { ReasonRule } from './ConfirmDialog/reasonRule.ts';
export { ConfirmMoney, type ConfirmMoneyProps, type DebtEffect } from './ConfirmMoney/ConfirmMoney.tsx';
export { toast, type ToastAction, type ToastTone } from './Toast/toastStore.ts';
export { ToastViewport, type ToastViewportProps } from './Toast/ToastViewport.tsx';
export { Notice, type NoticeProps } from './Notice/Notice.tsx';
export { StatusTag, type StatusTagProps, type StatusTone } from './StatusTag/StatusTag.tsx';
export { Empty, type EmptyProps } from './Empty/Empty.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { OfflineBanner } from './OfflineBanner/OfflineBanner.tsx';
export { useOnline } from './OfflineBanner/useOnline.ts';
export * from './format/index.ts';
export { PrimeScope, type PrimeScopeProps } from './PrimeScope/PrimeScope.tsx';
export { DataTable } from './DataTable/DataTable.tsx';
export { isShown } from './DataTable/tableView.ts';
export type { CellKind, Column, FieldOf, StatusMap } from './DataTable/columns.ts';
export type {
  DataTableProps,
  OpenedFigure,
  SortRule,
  TableQuery,
  TableQueryControl,
  TableSelection,
  TableSource,
  TableView,
  TableViewControl,
} from './DataTable/tableProps.ts';
export { PAGE_SIZES } from './DataTable/pageWindow.ts';
export {
  PaginationLocaleProvider,
  type PaginationLocale,
  type PaginationLocaleProviderProps,
} from './DataTable/texts.tsx';
export { Icon, type IconProps } from './Icon/Icon.tsx';
export type { IconName } from './Icon/icons.ts';
export { Link, LinkProvider, useLeads, type LinkProps, type LinkProviderProps } from './Link/Link.tsx';
export { Menu, type MenuProps } from './Menu/Menu.tsx';
export type { MenuItem } from './Menu/menuItem.ts';
export { Balance, type BalanceProps } from './Balance/Balance.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './Breadcrumb/Breadcrumb.tsx';
export { CommentList, type Comment, type CommentListProps } from './CommentList/CommentList.tsx';
export { DescriptionList, type Description, type DescriptionListProps } from './DescriptionList/DescriptionList.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { FilterBar, type FilterBarProps, type FilterChip } from './FilterBar/FilterBar.tsx';
export { SearchBox, type SearchBoxProps } from './FilterBar/SearchBox.tsx';
export { LoadingBar, type LoadingBarProps } from './LoadingBar/LoadingBar.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { Accordion, type AccordionProps, type AccordionSection } from './Accordion/Accordion.tsx';
export { Meter, type MeterProps } from './Meter/Meter.tsx';
export { Panel, type PanelProps } from './Panel/Panel.tsx';
export { Navigation, type NavigationProps } from './Sidebar/Navigation.tsx';
export type { NavItem } from './Sidebar/navItems.ts';
export { Sidebar, type SidebarProps } from './Sidebar/Sidebar.tsx';
export { changeWords } from './Stat/compare.ts';
export { Stat, type StatProps } from './Stat/Stat.tsx';
export { StatRow, type StatRowProps } from './Stat/StatRow.tsx';
export { Steps, type Step, type StepsProps } from './Steps/Steps.tsx';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs.tsx';
export type { MoneyGroup, MoneyLine } from './Timeline/moneyLines.ts';
export { Timeline, type TimelineProps } from './Timeline/Timeline.tsx';
export { EventCalendar } from './EventCalendar/EventCalendar.tsx';
export type { EventCalendarProps, MoveHint } from './EventCalendar/calendarProps.ts';
export {
  calendarPeriod,
  type CalendarEvent,
  type CalendarMode,
  type CalendarPlace,
} from './EventCalendar/calendarEvent.ts';
export { BarLineChart, type BarLineChartProps } from './BarLineChart/BarLineChart.tsx';
export type { ChartSeries } from './BarLineChart/rows.ts';
export { Ranking, type RankingProps } from './Ranking/Ranking.tsx';
export type { ChartFigures, ChartProps, ChartUnit, NamedFigure } from './Chart/chartProps.ts';
export type { TableDetail } from './DataTable/tableProps.ts';
export { SavedViews, type SavedViewsProps } from './SavedViews/SavedViews.tsx';
export type { SavedView, ViewFacts } from './SavedViews/savedView.ts';
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop.tsx';
export type { DroppedFile, FileRules, FileState } from './FileDrop/uploadFile.ts';
export { useUploads, type Upload, type Uploads } from './FileDrop/useUploads.ts';
export { ImportPreview, type ImportColumn, type ImportPreviewProps } from './ImportPreview/ImportPreview.tsx';
export { isBadLine, lineProblems, type ImportLine } from './ImportPreview/importLine.ts';
export { MatrixEditor } from './MatrixEditor/MatrixEditor.tsx';
export type { MatrixChange } from './MatrixEditor/matrixCells.ts';
export type { MatrixAxis, MatrixEditorProps, MatrixHint } from './MatrixEditor/matrixProps.ts';
export { PermissionTree, type PermissionTreeProps } from './PermissionTree/PermissionTree.tsx';
export { rightKey, type PermissionAction, type PermissionNode } from './PermissionTree/permissions.ts';
export { CommandPalette, type CommandPaletteProps } from './CommandPalette/CommandPalette.tsx';
export type { Command, CommandSection } from './CommandPalette/command.ts';
export { useCommandKey } from './CommandPalette/useCommandKey.ts';
export { CardField, type CardFieldProps } from './CardField/CardField.tsx';
export { VietQr, type VietQrProps } from './VietQr/VietQr.tsx';
export { PrintLayout, type PrintLayoutProps } from './PrintLayout/PrintLayout.tsx';
export { FormPage, type FormPageProps } from './FormPage/FormPage.tsx';
export { useOneRun, type OneRun } from './Dialog/useOneRun.ts';
export { useLeaveWarning } from './Dialog/useLeaveWarning.ts';
export { ImageViewer, type ImageViewerProps } from './ImageViewer/ImageViewer.tsx';
export { SplitPane, type SplitPaneProps } from './SplitPane/SplitPane.tsx';
export { ImageWithFields, type ImageWithFieldsProps } from './ImageWithFields/ImageWithFields.tsx';
