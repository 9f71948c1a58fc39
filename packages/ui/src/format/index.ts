export type { Parsed } from './parsed.ts';
export { bankName, bankWords, isBankCalled } from './bankName.ts';
export { parseExpiry, type Expiry } from './expiry.ts';
export { formatMoney, groupDigits } from './money.ts';
export { parseMoney } from './typedMoney.ts';
export { moneyInWords } from './moneyInWords.ts';
export { formatPercent, parsePercent, percentDigits } from './percent.ts';
export {
  businessDay,
  INVALID_DATE,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatMonth,
  formatTime,
  vietnamMoment,
  vietnamToday,
  type DateInput,
} from './date.ts';
export { parseDate, parseDateTime, parseTime } from './typedDate.ts';
export { clockAhead, machineNow, onClockAheadChange, serverNow, setClockAhead } from './serverClock.ts';
export { addDays, addMonths, monthEnd, monthStart, weekStart } from './days.ts';
export { datePresets, type DateRange } from './dateRange.ts';
export { foldVietnamese, maskCard } from './text.ts';
export { dayText } from './dayText.ts';
export { joined, named } from './joined.ts';
export { percentText, phoneText } from './fieldTexts.ts';
export { moneyText } from './moneyText.ts';
export { isPhone, normalisePhone } from './phone.ts';
export { plainText } from './plainText.ts';
export { rankBySearch, searchRank } from './searchRank.ts';
export { vietQrText, type VietQrPayment } from './vietQr.ts';
export { cardBrand, cardDigits, groupCard, isCardLength, isLuhn } from './cardNumber.ts';
