/** The states every screen is shown in: name in code, and the Vietnamese one in the sidebar of Storybook. */
export const stateNames = {
  Loading: 'Đang tải',
  Empty: 'Trống',
  Many: 'Nhiều dòng',
  LongText: 'Chữ dài',
  Failed: 'Lỗi',
  NoPermission: 'Không có quyền',
  Offline: 'Ngoại tuyến',
} as const;

/** Name of a state in code. */
export type StateName = keyof typeof stateNames;
