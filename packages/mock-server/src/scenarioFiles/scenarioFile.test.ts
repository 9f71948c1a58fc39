import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { worldPrint } from '../capsule/travelling.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { playScenarioFile, type Played } from './playScenarioFile.ts';
import { Refused } from '../faults/refused.ts';
import { HOSTILE } from '../testing/hostileInput.ts';
import { beginningOf } from './beginning.ts';
import { scenarioTextOf, withScenarioText } from './readScenarioText.ts';

/** Files that are tried of each kind; `npm run test:all` asks for 5,000. */
const RUNS = process.env['SO_THE_LONG'] ? 5000 : 300;
const HOA = { FullName: 'Nguyễn Thị Hoa', Phone: '0987654321', Status: 1 };
const CARD = { HolderName: 'NGUYEN THI HOA', Relation: 1, BankID: 5, TypeCard: 1, Last4: '4821', DateDues: 25 };
const SAVE = { as: 'chushop', call: 'saveCustomer', args: { body: HOA }, save: { khach: 'Data.CustomerID' } };
const USE = {
  as: 'chushop',
  call: 'saveCard',
  args: { body: { ...CARD, CustomerID: '$khach', cardInShop: false, Status: 1 } },
};
const FILE = { from: 'empty', size: 'small', clock: '2026-11-30T23:59', calls: [SAVE, USE] };

const note = (Note: string) => ({ ...SAVE, save: {}, args: { body: { ...HOA, Note } } });

test('calls are made in order, each with what earlier ones saved, at the moment of the file', () => {
  const { world, now, calls, last } = played(FILE);
  expect(calls.map(({ id }) => id)).toEqual(['login', 'saveCustomer', 'saveCard']);
  expect(world.cards.rows.at(-1)).toMatchObject({
    CustomerID: 1,
    Last4: '4821',
    CreatedDate: '2026-11-30T23:59:00+07:00',
  });
  expect(new Date(now).toISOString()).toBe('2026-11-30T16:59:00.000Z');
  expect(last).toEqual({ userName: 'chushop', shopId: 1 });
  expect(worldPrint(played(FILE).world)).toBe(worldPrint(world));
});

test('a call has its own moment and shop, a read may save, and a session that ended is opened anew', () => {
  const calls = [
    SAVE,
    {
      as: 'chushop',
      call: 'listCustomers',
      args: { GeneralSearch: 'hoa', PageSize: 5 },
      save: { tim: 'Data.0.CustomerID' },
    },
    { ...USE, at: '2026-12-02T08:00', args: { body: { ...USE.args.body, CustomerID: '$tim' } } },
    { as: 'chushop', shop: 2, call: 'saveCustomer', args: { body: HOA } },
  ];
  const { world, calls: made, now } = played({ ...FILE, calls });
  expect(made.map(({ id, reply }) => `${id} ${reply.status}`)).toEqual([
    'login 200',
    'saveCustomer 200',
    'listCustomers 200',
    'saveCard 401',
    'login 200',
    'saveCard 200',
    'saveCustomer 200',
  ]);
  expect(world.customers.rows.map(({ ShopID }) => ShopID)).toEqual([1, 2]);
  expect(new Date(now).toISOString()).toBe('2026-12-02T01:00:00.000Z');
});

test('"$$" begins a text with one $, and a $ further on is itself', () => {
  const [customer] = played({ ...FILE, calls: [note('$$khach trả 5$')] }).world.customers.rows;
  expect(customer?.Note).toBe('$khach trả 5$');
  expect(refusal({ ...FILE, calls: [note('$5 tiền lẻ')] })).toBe(
    'Dòng 14, lời gọi 1 (saveCustomer): "$5 tiền lẻ" không phải tên đã lưu; muốn có chữ $ ở đầu thì viết "$$5 tiền lẻ"',
  );
});

const call = (changes: object) => ({ ...FILE, calls: [{ ...SAVE, ...changes }] });
const body = (changes: object) => call({ args: { body: { ...HOA, ...changes } } });

test.each<[string, object, string, string]>([
  ['of no scenario', { ...FILE, from: 'emty' }, '"from"', 'không có kịch bản "emty" để bắt đầu, có phải là empty?'],
  ['of a path', { ...FILE, from: '../x' }, '"from"', 'không có kịch bản "../x" để bắt đầu'],
  ['without a beginning', { clock: FILE.clock }, '{', 'kịch bản thiếu "from": tên kịch bản để bắt đầu'],
  ['without a moment', { from: 'empty' }, '{', 'kịch bản thiếu "clock": lúc bắt đầu, ví dụ 2026-11-30T08:00'],
  [
    'of another time',
    { ...FILE, clock: '1815-06-18T09:00' },
    '1815-06',
    '"clock" phải là một thời điểm từ năm 2000 đến 2199, ví dụ 2026-11-30T08:00',
  ],
  ['with half a seed', { ...FILE, seed: 1.5 }, '1.5', '"seed" phải là số nguyên từ 0 đến 4294967295'],
  ['of no size', { ...FILE, size: 'huge' }, 'huge', '"size" phải là small, medium hoặc large'],
  ['with a field too many', { ...FILE, foults: [] }, 'foults', 'kịch bản không có "foults", có phải là faults?'],
  [
    'that leads to another site',
    { ...FILE, openAt: '/\\evil.example' },
    'evil',
    '"openAt" phải là địa chỉ trong ứng dụng, bắt đầu bằng một dấu /',
  ],
  [
    'with a fault that can never be',
    { ...FILE, faults: [{ match: { operationId: 'saveCustomr' }, kind: 'slow', medianMs: 5 }] },
    'saveCustomr',
    'lỗi thử không dùng được: Không có lời gọi "saveCustomr", có phải là saveCustomer?',
  ],
  [
    'with an unknown call',
    call({ call: 'saveCustomr' }),
    'saveCustomr',
    'lời gọi 1: không có mã lời gọi "saveCustomr", có phải là saveCustomer?',
  ],
  ['without who calls', call({ as: undefined }), '    {', 'lời gọi 1 (saveCustomer): thiếu "as": tài khoản thực hiện'],
  [
    'with a file',
    call({ call: 'uploadImage', args: {} }),
    'uploadImage',
    'lời gọi 1 (uploadImage) gửi tệp, kịch bản không mang theo tệp',
  ],
  [
    'with a password',
    call({ call: 'login', args: { body: { UserName: 'chushop', Password: 'x' } } }),
    '"args"',
    'lời gọi 1 (login): mật khẩu là của kịch bản, hãy bỏ "args"',
  ],
  [
    'with an unknown field',
    body({ Fone: '0987654321' }),
    'Fone',
    'lời gọi 1 (saveCustomer), args.body.Fone: Trường không có trong hợp đồng dữ liệu, có phải là Phone?',
  ],
  [
    'with a wrong type',
    body({ Status: 'on' }),
    '"on"',
    'lời gọi 1 (saveCustomer), args.body.Status: Trạng thái phải là số nguyên',
  ],
  [
    'without a required field',
    body({ Phone: undefined }),
    '"body"',
    'lời gọi 1 (saveCustomer), args.body.Phone: Vui lòng nhập số điện thoại',
  ],
  [
    'with an unknown parameter',
    call({ call: 'listCustomers', args: { pagesize: 5 }, save: {} }),
    'pagesize',
    'lời gọi 1 (listCustomers), args.pagesize: Lời gọi này không có tham số pagesize, có phải là PageSize?',
  ],
  [
    'with a name nobody saved',
    { ...FILE, calls: [SAVE, { ...USE, args: { body: { ...USE.args.body, CustomerID: '$khah' } } }] },
    '$khah',
    'lời gọi 2 (saveCard): không lời gọi nào trước đó lưu "khah", có phải là khach?',
  ],
  [
    'with a name of another type',
    { ...FILE, calls: [SAVE, { ...USE, args: { body: { ...USE.args.body, HolderName: '$khach', CustomerID: 1 } } }] },
    '$khach',
    'lời gọi 2 (saveCard): "$khach" không cùng kiểu với HolderName',
  ],
  [
    'that saves what is not answered',
    call({ save: { khach: 'Data.CustomerNo' } }),
    'Data.CustomerNo',
    'lời gọi 1 (saveCustomer): câu trả lời không có Data.CustomerNo, có phải là CustomerID?',
  ],
  [
    'that saves one name twice',
    { ...FILE, calls: [SAVE, SAVE] },
    'LAST:"khach"',
    'lời gọi 2 (saveCustomer): tên "khach" đã được lưu ở lời gọi 1',
  ],
  [
    'whose call is refused by business',
    {
      ...FILE,
      calls: [SAVE, { ...SAVE, save: { hoa: 'Data.CustomerID' } }],
    },
    'SECOND:    {',
    'lời gọi 2 (saveCustomer) bị từ chối: Số điện thoại đã có ở khách KH000001 – Nguyễn Thị Hoa',
  ],
  [
    'of somebody unknown',
    call({ as: 'aido' }),
    'aido',
    'lời gọi 1: aido không đăng nhập được, Tài khoản hoặc mật khẩu không đúng',
  ],
])('a file %s is refused with its line and the reason', (_, file, onLine, sentence) => {
  expect(refusal(file)).toBe(`Dòng ${lineWith(file, onLine)}, ${sentence}`);
});

test.each<[string, string, string]>([
  ['that is cut', JSON.stringify(FILE, null, 2).slice(0, -20), 'Dòng 34, không phải JSON hợp lệ'],
  ['that is empty', '', 'Dòng 1, không phải JSON hợp lệ'],
  ['with a comment', '{\n  // from\n  "from": "empty"\n}', 'Dòng 2, không phải JSON hợp lệ'],
  ['with a line break in a text', '{"from": "em\npty"}', 'Dòng 1, không phải JSON hợp lệ'],
  ['that is a list', '[]', 'Dòng 1, kịch bản phải là một bản ghi JSON'],
  ['that nests without end', '{"calls":'.repeat(50_000), 'Tệp kịch bản lồng nhau quá nhiều cấp'],
  ['with a field twice', '{\n"from": "empty",\n"from": "demo" }', 'Dòng 3, trường "from" bị viết hai lần'],
  ['with a name of the language', '{\n"__proto__": { "from": "empty" } }', 'Dòng 2, kịch bản không có "__proto__"'],
  [
    'with a name of the language in its arguments',
    JSON.stringify(FILE, null, 2).replace('"FullName"', '"__proto__": { "x": 1 },\n"FullName"'),
    'Dòng 11, lời gọi 1 (saveCustomer), args.body.__proto__: Trường không có trong hợp đồng dữ liệu',
  ],
  [
    'with too many calls',
    JSON.stringify({ ...FILE, calls: Array.from({ length: 501 }, () => SAVE) }),
    'Dòng 1, kịch bản có tối đa 500 lời gọi',
  ],
])('a text %s is refused in one sentence', (_, text, sentence) => {
  expect(refusalOf(text)).toBe(sentence);
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
});

test('bytes that are too many or no UTF-8 are not looked at', () => {
  expect(() => scenarioTextOf(new Uint8Array(1024 * 1024 + 1))).toThrow('Tệp kịch bản lớn quá 1 MB');
  expect(() => scenarioTextOf(Uint8Array.from([0x7b, 0xff]))).toThrow('Tệp kịch bản không phải UTF-8');
});

test('a megabyte of anything is read or refused within seconds', () => {
  const long = '"' + '\\"'.repeat(500_000);
  for (const text of [
    long,
    `{"from":${long}"`,
    `[${'0,'.repeat(500_000)}0]`,
    `{"calls":[${'{},'.repeat(300_000)}{}]}`,
  ]) {
    const started = performance.now();
    expect(refusalOf(text)).toMatch(/^Dòng 1, /);
    expect(performance.now() - started).toBeLessThan(8000);
  }
});

test('a file with letters changed, or a part replaced by whatever is hostile, is read or refused with a sentence', () => {
  const text = JSON.stringify(FILE, null, 2);
  const letters = fc.string({ unit: 'binary', maxLength: 6 });
  const typed = fc.record({ at: fc.nat({ max: text.length }), gone: fc.nat({ max: 9 }), put: letters });
  fc.assert(
    fc.property(typed, ({ at, gone, put }) => isSound(text.slice(0, at) + put + text.slice(at + gone))),
    { numRuns: RUNS },
  );
  const places = pathsIn(FILE);
  const part = fc.record({
    path: fc.constantFrom(...places),
    value: fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue()),
  });
  fc.assert(
    fc.property(part, ({ path, value }) => isSound(JSON.stringify(withPart(FILE, path, value)))),
    { numRuns: RUNS },
  );
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

/** Whether a text is read as the JSON it is, or refused with one sentence that begins with its line. */
function isSound(text: string): boolean {
  try {
    withScenarioText(text, (file) => file);
    JSON.parse(text);
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return /^Dòng \d+, |^Tệp kịch bản lồng nhau/.test(error.message) && !/undefined|\[object|\n/.test(error.message);
  }
}

function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner).map((path) => [key].concat(path)))];
}

function withPart(whole: unknown, [key, ...rest]: readonly string[], part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(whole))
    return whole.map((item: unknown, place): unknown => (String(place) === key ? withPart(item, rest, part) : item));
  const record = whole as Record<string, unknown>;
  return { ...record, [key]: withPart(record[key], rest, part) };
}

function played(file: object): Played {
  return withScenarioText(JSON.stringify(file, null, 2), (read) =>
    playScenarioFile(read, seedWorld(beginningOf(read))),
  );
}

/** Line of the file on which a text stands: the first, or the one said. */
function lineWith(file: object, text: string): number {
  const [, which = '', wanted = ''] = /^(?:(LAST|SECOND):)?(.*)$/.exec(text) ?? [];
  const lines = JSON.stringify(file, null, 2).split('\n');
  const found = lines.flatMap((line, place) => (line.includes(wanted) ? [place + 1] : []));
  return found.at({ LAST: -1, SECOND: 1 }[which] ?? 0) ?? 0;
}

function refusal(file: object): string {
  return refusalOf(JSON.stringify(file, null, 2));
}

function refusalOf(text: string): string {
  try {
    withScenarioText(text, (read) => playScenarioFile(read, seedWorld(beginningOf(read))));
    return 'not refused';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
