import type { Better, Feature } from './feature.ts';

const TESTS = 'packages/mock-server/src';

/** Where it runs, and what one sees of it. */
export const running: readonly Feature[] = [
  {
    vi: 'Chạy ngay trong trang, không cần máy chủ',
    en: 'Runs in the page, without a server',
    ours: {
      is: 'yes',
      proofs: [
        [`${TESTS}/browser.test.ts`, 'the engine answers the same bytes in the browser as over HTTP'],
        ['e2e/replay.spec.ts', 'one script of calls leaves the same world, to the bit, in Chromium as on Node'],
      ],
    },
    peers: {
      wiremock: ['partly', 'inProcess', 'Trong tiến trình Java, không qua HTTP; không trong trang.'],
      mockoon: ['partly', 'serverless', 'Trong hàm đám mây bằng Node; không trong trang.'],
      msw: ['yes', 'browser'],
      counterfact: ['no', 'comparison', 'Luôn là máy chủ HTTP thật.'],
      prism: ['partly', 'client', 'Gọi bằng mã trong Node; không thấy nói đến trình duyệt.'],
      mirage: ['yes', 'comparison'],
      microcks: 'silent',
    },
    better: {
      by: { msw: 'browser' },
      vi: 'Lời gọi trong trang hiện ở thẻ Mạng của trình duyệt; của ta chỉ hiện khi có máy chủ.',
      en: 'Calls in the page show in the browser’s network panel; ours show with a server only.',
    },
  },
  {
    vi: 'Giao diện điều khiển',
    en: 'Console or other user interface',
    ours: {
      is: 'yes',
      proofs: [[`${TESTS}/node/control.test.ts`, 'the page and the reference draw under a policy without inline code']],
    },
    peers: {
      wiremock: ['partly', 'recording', 'Một trang để ghi; phần còn lại bằng tệp, mã và API.'],
      mockoon: ['yes', 'app'],
      msw: 'silent',
      counterfact: ['partly', 'repl', 'Dòng lệnh nối thẳng vào máy chủ đang chạy.'],
      prism: 'silent',
      mirage: 'silent',
      microcks: ['yes', 'importing'],
    },
    better: {
      by: { mockoon: 'app', microcks: 'importing' },
      vi: 'Dựng và sửa cả API giả bằng giao diện; của ta điều khiển nghiệp vụ có sẵn.',
      en: 'They build and change whole mocks in their interface; ours steers the business it has.',
    },
  },
];

/** What the rows do not ask for, and a peer does better all the same. */
export const elsewhere: readonly Better[] = [
  {
    by: { wiremock: 'start', msw: 'introduction', microcks: 'introduction' },
    vi: 'Giả được cả GraphQL và WebSocket; WireMock và Microcks thêm gRPC. Của ta chỉ có HTTP.',
    en: 'They mock GraphQL and WebSocket as well, two of them gRPC; ours speaks HTTP alone.',
  },
  {
    by: {
      wiremock: 'licence',
      mockoon: 'licence',
      msw: 'licence',
      counterfact: 'licence',
      prism: 'licence',
      mirage: 'licence',
      microcks: 'licence',
    },
    vi: 'Giấy phép mở, dùng cho sản phẩm nào cũng được.',
    en: 'Their licences are open, and they serve any product.',
  },
];
