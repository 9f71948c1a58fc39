import type { Feature } from './feature.ts';

const TESTS = 'packages/mock-server/src';

/** What a tester learns from the server, and how it stands beside another one. */
export const checking: readonly Feature[] = [
  {
    vi: 'Đếm, chờ, đòi hỏi lời gọi từ phép thử, có kiểu',
    en: 'Count, wait and expect from a test, typed',
    ours: {
      is: 'yes',
      proofs: [
        [`${TESTS}/testing.test.ts`, 'exactly one call: fewer and more are told with what came instead'],
        [`${TESTS}/node/requestRoutes.test.ts`, 'a wait is answered when the calls have come'],
        [`${TESTS}/testing.test.ts`, 'operation ids, scenarios and kinds are typed'],
      ],
    },
    peers: {
      wiremock: ['yes', 'verifying', 'Đếm và đòi hỏi; không thấy lệnh chờ.'],
      mockoon: ['partly', 'logs', 'Đọc nhật ký và luồng sự kiện; phép thử tự đếm.'],
      msw: ['partly', 'events', 'Có sự kiện để chờ; tài liệu khuyên đừng đòi hỏi lời gọi.'],
      counterfact: 'silent',
      prism: 'silent',
      mirage: ['partly', 'assertions', 'Liệt kê mọi yêu cầu; phép thử tự đếm.'],
      microcks: ['yes', 'modules', 'Đếm theo API; không thấy lọc theo trường, không thấy lệnh chờ.'],
    },
    better: {
      by: { wiremock: 'start', microcks: 'modules' },
      vi: 'Có thư viện cho Java, .NET và Go; của ta chỉ có TypeScript, ngôn ngữ khác gọi qua HTTP.',
      en: 'They have libraries for Java, .NET and Go; ours has TypeScript, and HTTP for the rest.',
    },
  },
  {
    vi: 'Gọi sai thì chỉ chỗ gần đúng nhất',
    en: 'Hints at the nearest match',
    ours: {
      is: 'yes',
      proofs: [
        [`${TESTS}/node/requestRoutes.test.ts`, 'the unknown path %s is told the nearest one'],
        [`${TESTS}/testing.test.ts`, 'wrong names are refused with the one that was meant, and nothing changes'],
      ],
    },
    peers: {
      wiremock: ['yes', 'verifying'],
      mockoon: 'silent',
      msw: 'silent',
      counterfact: 'silent',
      prism: ['partly', 'errors', 'Nói sai đường dẫn, phương thức hay máy chủ; không gợi ý chỗ gần nhất.'],
      mirage: 'silent',
      microcks: 'silent',
    },
    better: {
      by: { wiremock: 'verifying' },
      vi: 'So cả header, tham số và thân, xếp theo độ gần; của ta chỉ so đường dẫn và tên.',
      en: 'It ranks by headers, parameters and body too; ours compares paths and names.',
    },
  },
  {
    vi: 'Ghi lại một API khác qua máy chủ',
    en: 'Recording proxy',
    ours: {
      is: 'yes',
      proofs: [
        [
          `${TESTS}/recording/recording.test.ts`,
          'every write passes to another API and is recorded without token, password or card number',
        ],
      ],
    },
    peers: {
      wiremock: ['yes', 'recording'],
      mockoon: ['yes', 'recording', 'Trong ứng dụng máy tính.'],
      msw: ['partly', 'recording', 'Trình duyệt ghi tệp HAR; thư viện đọc tệp đó.'],
      counterfact: ['partly', 'proxy', 'Chuyển tiếp lời gọi; không thấy ghi lại.'],
      prism: ['no', 'readme', 'Ghi lại còn nằm trong kế hoạch.'],
      mirage: 'silent',
      microcks: ['partly', 'har', 'Nhận tệp HAR đã ghi ở nơi khác.'],
    },
    better: {
      by: { wiremock: 'recording', mockoon: 'recording' },
      vi: 'Bấm nút ghi và dừng ngay trên giao diện.',
      en: 'They start and stop recording by a button of their interface.',
    },
  },
  {
    vi: 'Trả lời lại từ bản ghi',
    en: 'Replay of a recording',
    ours: {
      is: 'yes',
      proofs: [
        [
          `${TESTS}/recording/recording.test.ts`,
          'what another API answered is answered again without it, anything else by the engine',
        ],
      ],
    },
    peers: {
      wiremock: ['yes', 'recording'],
      mockoon: ['yes', 'recording'],
      msw: ['yes', 'har'],
      counterfact: 'silent',
      prism: 'silent',
      mirage: 'silent',
      microcks: ['yes', 'har'],
    },
    better: {
      by: { msw: 'har' },
      vi: 'Trả lời lại đúng bằng thời gian đã ghi.',
      en: 'It takes as long as was recorded.',
    },
  },
  {
    vi: 'Tìm chỗ một API lệch hợp đồng',
    en: 'Drift of an API from its contract',
    ours: {
      is: 'yes',
      proofs: [
        [`${TESTS}/drift/drift.test.ts`, 'ten planted deviations of a recorded walk: ten are found, none is invented'],
        [
          `${TESTS}/drift/drift.test.ts`,
          'a server that keeps the contract shows no drift: all reads of the demo, and every write',
        ],
      ],
    },
    peers: {
      wiremock: ['no', 'cloud', 'Chỉ có ở bản Cloud trả tiền.'],
      mockoon: 'silent',
      msw: 'silent',
      counterfact: ['partly', 'readme', 'Sinh lại kiểu từ hợp đồng; trình biên dịch chỉ chỗ mã trả lời đã lệch.'],
      prism: ['yes', 'proxy'],
      mirage: 'silent',
      microcks: ['yes', 'conformance'],
    },
    better: {
      by: { prism: 'proxy' },
      vi: 'Đứng giữa và báo lệch ngay ở từng câu trả lời đang đi qua.',
      en: 'It stands between, and reports the drift of each answer that passes.',
    },
  },
  {
    vi: 'Chạy thử một máy chủ có đúng hợp đồng không',
    en: 'Conformance run against a server',
    ours: {
      is: 'yes',
      proofs: [
        [
          `${TESTS}/conform/conform.test.ts`,
          'the mock server keeps its contract, reads and writes, and leaves nothing behind',
        ],
        [
          `${TESTS}/conform/conform.test.ts`,
          'a server that answers examples alone is told apart: no right, no refusal, no page, no record',
        ],
      ],
    },
    peers: {
      wiremock: 'silent',
      mockoon: 'silent',
      msw: 'silent',
      counterfact: 'silent',
      prism: ['partly', 'proxy', 'Không tự gọi; bộ phép thử sẵn có đi qua nó.'],
      mirage: 'silent',
      microcks: ['yes', 'conformance'],
    },
    better: {
      by: { microcks: 'conformance' },
      vi: 'Giữ lịch sử các lần chạy, chấm điểm, chạy được với gRPC, GraphQL và tin nhắn.',
      en: 'It keeps a history and a score of runs, also for gRPC, GraphQL and messages.',
    },
  },
];
