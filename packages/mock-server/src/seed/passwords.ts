/** Passwords of the accounts that every scenario has (architecture page). */
const PASSWORDS: Readonly<Record<string, string>> = {
  chushop: 'Chushop@123',
  congty: 'Congty@123',
  nhanvien: 'Nhanvien@123',
  quanly: 'Quanly@123',
  ketoan: 'Ketoan@123',
  giaodich: 'Giaodich@123',
  thuquy: 'Thuquy@123',
};

/** Password of everybody else whom a scenario plays. */
export const STAFF_PASSWORD = 'Nhanvien@2026';

/** Password by which an account of a scenario is opened. */
export function scenarioPasswordOf(userName: string): string {
  return Object.hasOwn(PASSWORDS, userName) ? (PASSWORDS[userName] ?? STAFF_PASSWORD) : STAFF_PASSWORD;
}
