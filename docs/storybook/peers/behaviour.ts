import type { Feature } from './feature.ts';

const TESTS = 'packages/mock-server/src';

/** What the server does with a call, and how it can be made to fail. */
export const behaviour: readonly Feature[] = [
  {
    vi: 'Kiểm yêu cầu và câu trả lời theo hợp đồng',
    en: 'Requests and answers validated by the contract',
    ours: {
      is: 'yes',
      proofs: [
        [
          `${TESTS}/contract/mutation.test.ts`,
          'at least 98 % of all faults are caught, and each that is not has its reason',
        ],
        [
          `${TESTS}/engine.test.ts`,
          'an answer the contract does not describe is a fault of ours, named by operation and place',
        ],
      ],
    },
    peers: {
      wiremock: ['partly', ['matching', 'cloud'], 'Mỗi mẫu tự khai lược đồ JSON của thân; không đọc OpenAPI.'],
      mockoon: ['partly', 'rules', 'Quy tắc tự viết so thân với một lược đồ JSON.'],
      msw: ['partly', 'openApi', 'Sinh câu trả lời từ OpenAPI; không thấy kiểm yêu cầu.'],
      counterfact: ['partly', 'readme', 'Kiểm yêu cầu; của câu trả lời chỉ kiểm header.'],
      prism: ['yes', 'mocking'],
      mirage: 'silent',
      microcks: ['partly', 'validation', 'Kiểm yêu cầu ở địa chỉ riêng; câu trả lời là ví dụ.'],
    },
    better: {
      by: { counterfact: 'faq', prism: 'mocking', microcks: 'importing' },
      vi: 'Nhận hợp đồng OpenAPI bất kỳ là chạy; máy chủ của ta chỉ biết hợp đồng của Sổ Thẻ.',
      en: 'They serve any OpenAPI document at once; ours knows the contract of Sổ Thẻ alone.',
    },
  },
  {
    vi: 'Nghiệp vụ có trạng thái, sổ cân',
    en: 'Stateful business with balanced books',
    ours: {
      is: 'yes',
      proofs: [
        [
          `${TESTS}/core/stories.test.ts`,
          'after every step of any story the books balance, every figure equals the paper, and a refusal changes nothing',
        ],
      ],
    },
    peers: {
      wiremock: ['partly', 'state', 'Máy trạng thái theo tên; mẫu trả lời tự viết cho từng trạng thái.'],
      mockoon: ['partly', 'crud', 'Thêm, đọc, sửa, xóa bản ghi; không có quy tắc nghiệp vụ.'],
      msw: ['partly', 'data', 'Tập bản ghi có quan hệ; quy tắc tự viết.'],
      counterfact: ['partly', 'state', 'Trạng thái và quy tắc tự viết bằng TypeScript.'],
      prism: ['no', 'readme', 'Giữ dữ liệu còn nằm trong kế hoạch.'],
      mirage: ['partly', 'orm', 'Cơ sở dữ liệu có quan hệ; quy tắc tự viết.'],
      microcks: ['partly', 'state', 'Tập lệnh ghi và đọc từng khóa; mặc định giữ 10 giây.'],
    },
    better: {
      by: { wiremock: 'state', mockoon: 'crud', msw: 'data', counterfact: 'state', mirage: 'orm', microcks: 'state' },
      vi: 'Viết được trạng thái của nghiệp vụ nào cũng được; của ta chỉ có nghiệp vụ của một cửa hàng thẻ.',
      en: 'They hold the state of any business one writes; ours plays card shops alone.',
    },
  },
  {
    vi: 'Lỗi theo quy tắc, có đếm: lần thanh toán thứ ba hỏng một lần',
    en: 'Faults by rule, counted: the third payment fails once',
    ours: {
      is: 'yes',
      proofs: [
        [`${TESTS}/node/faultRoutes.test.ts`, 'the third call fails with 500, once, and the rule tells how far it is'],
        [
          `${TESTS}/faults/faultCounts.test.ts`,
          'every rule counts all calls it matches, and the first whose turn it is decides',
        ],
      ],
    },
    peers: {
      wiremock: ['partly', 'state', 'Nối các trạng thái: mỗi lần gọi một mẫu.'],
      mockoon: ['yes', 'rules'],
      msw: ['partly', 'overrides', 'Có sẵn «một lần»; «lần thứ ba» tự đếm bằng mã.'],
      counterfact: ['partly', 'failures', 'Tự đếm bằng mã trong chỗ trả lời.'],
      prism: ['partly', 'cli', 'Người gọi tự xin mã lỗi bằng header; không đếm.'],
      mirage: ['partly', 'handlers', 'Tự trả lỗi bằng mã; không thấy phép đếm.'],
      microcks: ['partly', 'dispatching', 'Tập lệnh tự đếm và chọn ví dụ để trả lời.'],
    },
  },
  {
    vi: 'Câu trả lời bị mất, nhỏ giọt, hỏng',
    en: 'Lost, dribbled and spoilt answers',
    ours: {
      is: 'yes',
      proofs: [
        [`${TESTS}/node.test.ts`, 'faults: a status, a delay, a lost connection before and after the call'],
        [`${TESTS}/node/faultRoutes.test.ts`, 'an answer in drops takes its time and is whole'],
        [
          `${TESTS}/node/control.test.ts`,
          'answers come truncated, as a page, empty, or as 401, by the first rule that matches',
        ],
      ],
    },
    peers: {
      wiremock: ['yes', 'faults'],
      mockoon: 'silent',
      msw: ['yes', ['networkErrors', 'streaming'], 'Đứt mạng có sẵn; nhỏ giọt và hỏng tự viết bằng mã.'],
      counterfact: ['no', 'failures', 'Tài liệu nói rõ: không giả được đứt kết nối.'],
      prism: 'silent',
      mirage: 'silent',
      microcks: 'silent',
    },
    better: {
      by: { wiremock: 'faults' },
      vi: 'Gửi được cả mảnh HTTP sai và byte ngẫu nhiên; của ta không làm hỏng tới tầng đó.',
      en: 'It sends malformed chunks and random bytes; ours spoils no bytes below the body.',
    },
  },
  {
    vi: 'Độ trễ theo phân bố (trung vị, p99)',
    en: 'Latency by distribution (median, p99)',
    ours: {
      is: 'yes',
      proofs: [
        [
          `${TESTS}/faults/readFaults.test.ts`,
          'half of the waits are below the median, and one of a hundred is above p99',
        ],
      ],
    },
    peers: {
      wiremock: ['yes', 'faults', 'Log chuẩn theo trung vị và sigma; đều trong một khoảng.'],
      mockoon: ['partly', 'latency', 'Cố định, hoặc ngẫu nhiên từ 0 đến một mức.'],
      msw: ['partly', 'delay', 'Cố định, hoặc ngẫu nhiên khoảng 100–400 ms.'],
      counterfact: ['partly', 'latency', 'Cố định; phân bố tự viết bằng mã.'],
      prism: 'silent',
      mirage: ['partly', 'handlers', 'Cố định cho một đường dẫn hoặc cho tất cả.'],
      microcks: ['partly', 'delays', 'Cố định theo lời gọi, địa chỉ hoặc header.'],
    },
    better: {
      by: { wiremock: 'faults' },
      vi: 'Có thêm phân bố đều và mức trần của phân bố log chuẩn.',
      en: 'It has a uniform distribution too, and a highest value for the lognormal one.',
    },
  },
];
