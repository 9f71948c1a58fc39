import type { Feature } from './feature.ts';

const TESTS = 'packages/mock-server/src';

/** What becomes of the data: whose it is, where it goes, how long it stays. */
export const state: readonly Feature[] = [
  {
    vi: 'Mỗi người thử một thế giới, cùng một máy chủ',
    en: 'Own worlds per tester on one server',
    ours: {
      is: 'yes',
      proofs: [
        [
          `${TESTS}/node/worlds/worlds.test.ts`,
          'two testers on one server see neither each other’s records nor faults, clock, log and login',
        ],
      ],
    },
    peers: {
      wiremock: 'silent',
      mockoon: 'silent',
      msw: ['partly', 'boundary', 'Không có máy chủ chung: mỗi thẻ trình duyệt, mỗi vùng mã một mạng riêng.'],
      counterfact: ['no', 'readme', 'Mỗi tiến trình thử một máy chủ, một cổng riêng.'],
      prism: 'silent',
      mirage: ['partly', 'tests', 'Không có máy chủ chung: mỗi phép thử dựng một cái trong trang.'],
      microcks: 'silent',
    },
  },
  {
    vi: 'Cả trạng thái trong một tệp, mở ở máy khác',
    en: 'One-file capsule of the whole state',
    ours: {
      is: 'yes',
      proofs: [
        [
          `${TESTS}/capsule/capsule.test.ts`,
          'a world that was worked in opens elsewhere as the same world, with its clock, faults, screen and note',
        ],
        [
          `${TESTS}/capsule/capsule.test.ts`,
          'no token, no hash and no full card number travels; accounts have the passwords of their scenario',
        ],
      ],
    },
    peers: {
      wiremock: ['partly', 'stubbing', 'Lưu các mẫu ra tệp; không thấy nói đến trạng thái và nhật ký.'],
      mockoon: ['partly', 'sharing', 'Tệp giữ đường dẫn và dữ liệu ban đầu, không giữ dữ liệu đã đổi.'],
      msw: 'silent',
      counterfact: 'silent',
      prism: 'silent',
      mirage: ['partly', 'fixtures', 'Đổ cơ sở dữ liệu ra đối tượng rồi nạp lại bằng mã.'],
      microcks: ['partly', 'snapshots', 'Gói định nghĩa của các API; không gói kết quả thử.'],
    },
  },
  {
    vi: 'Lùi và tiến qua từng lời gọi, thấy khác biệt, rẽ nhánh',
    en: 'Time travel over calls, with differences and branches',
    ours: {
      is: 'yes',
      proofs: [
        [
          `${TESTS}/engine/history.test.ts`,
          'back and forward over the script of calls is identity, whichever way one goes',
        ],
        [
          `${TESTS}/node/worlds/worlds.test.ts`,
          'a call is gone back to: what it changed is told without secrets, and a world of its own goes on from there',
        ],
      ],
    },
    peers: {
      wiremock: 'silent',
      mockoon: 'silent',
      msw: 'silent',
      counterfact: 'silent',
      prism: 'silent',
      mirage: 'silent',
      microcks: 'silent',
    },
  },
  {
    vi: 'Kịch bản là tệp, đổi là chạy lại, ghi được từ lời gọi',
    en: 'Scenarios as files, watched, recorded from calls',
    ours: {
      is: 'yes',
      proofs: [
        [
          `${TESTS}/node/scenarioFiles.test.ts`,
          'a file is played in the world that sends it: its records, moment, faults and calls; reset plays it again',
        ],
        [
          `${TESTS}/node/scenarioFiles.test.ts`,
          'what was done is written as a file that does it again: who, when, where, and what came of it',
        ],
      ],
    },
    peers: {
      wiremock: ['partly', 'recording', 'Ghi chuỗi câu trả lời thành tệp; không thấy theo dõi tệp.'],
      mockoon: ['yes', 'cli', 'Tệp giữ đường dẫn và câu trả lời, không phải lời gọi nghiệp vụ.'],
      msw: ['partly', 'scenarios', 'Viết bằng mã, chọn bằng địa chỉ trang.'],
      counterfact: ['partly', 'scenarios', 'Viết bằng TypeScript; không thấy ghi từ lời gọi.'],
      prism: ['partly', 'cli', 'Ví dụ có tên trong hợp đồng, được theo dõi; không có chuỗi lời gọi.'],
      mirage: ['partly', 'fixtures', 'Dữ liệu ban đầu là tệp mã.'],
      microcks: ['partly', 'importing', 'Nạp tệp hợp đồng và ví dụ, theo lịch hoặc bằng dòng lệnh.'],
    },
    better: {
      by: { counterfact: 'faq' },
      vi: 'Sửa mã trả lời khi đang chạy, dữ liệu vẫn còn; máy chủ của ta phải khởi động lại.',
      en: 'It reloads changed handlers and keeps the data; ours is started anew.',
    },
  },
  {
    vi: 'Giữ dữ liệu qua kill -9',
    en: 'Data persists across kill -9',
    ours: {
      is: 'yes',
      proofs: [
        [
          `${TESTS}/journal/killedServer.test.ts`,
          'a server killed while eight people write keeps every write it acknowledged',
        ],
      ],
    },
    peers: {
      wiremock: ['partly', 'stubbing', 'Lưu mẫu khi được bảo; không thấy nói đến trạng thái.'],
      mockoon: ['no', 'crud', 'Dữ liệu đã đổi không được lưu; khởi động lại là về đầu.'],
      msw: ['partly', 'data', 'Giữ qua lần tải lại trang, trong trình duyệt.'],
      counterfact: ['no', 'faq', 'Trạng thái ở bộ nhớ; khởi động lại là về đầu.'],
      prism: ['no', 'readme', 'Giữ dữ liệu còn nằm trong kế hoạch.'],
      mirage: ['no', 'comparison', 'Tải lại trang là về đầu; muốn giữ phải tự viết.'],
      microcks: ['partly', 'deployment', 'Bản thường giữ định nghĩa và kết quả thử trong MongoDB.'],
    },
  },
  {
    vi: 'Đồng hồ do phép thử đặt',
    en: 'A clock that tests set',
    ours: {
      is: 'yes',
      proofs: [
        [`${TESTS}/node.test.ts`, 'the clock, a snapshot and a reset move the world and bring it back'],
        [
          `${TESTS}/cli.test.ts`,
          'it plays on the day it is told, and goes back to its start when the clock is put back',
        ],
      ],
    },
    peers: {
      wiremock: ['partly', 'templates', 'Mẫu trả lời in giờ thật cộng trừ một khoảng; không đặt được giờ.'],
      mockoon: 'silent',
      msw: 'silent',
      counterfact: 'silent',
      prism: 'silent',
      mirage: 'silent',
      microcks: ['partly', 'templates', 'Mẫu trả lời in giờ thật cộng một khoảng; không đặt được giờ.'],
    },
  },
];
