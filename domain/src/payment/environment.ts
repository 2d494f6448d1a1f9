import type { Variable } from '@tuyen/server/domain';

export const paymentVariables: readonly Variable[] = [
  {
    name: 'VNPAY_TMN_CODE',
    what: "The operator's code at VNPAY.",
    unset: 'no payment in production; the embedded gateway with `TUYEN_QA=1`',
    check: (_, { VNPAY_HASH_SECRET: secret }) =>
      secret ? undefined : 'VNPAY_TMN_CODE is set and VNPAY_HASH_SECRET is not. Set both, or neither.',
  },
  {
    name: 'VNPAY_HASH_SECRET',
    what: 'The secret of its signatures.',
    unset: 'none; needed with `VNPAY_TMN_CODE`',
    check: (_, { VNPAY_TMN_CODE: code }) =>
      code ? undefined : 'VNPAY_HASH_SECRET is set and VNPAY_TMN_CODE is not. Set both, or neither.',
  },
  {
    name: 'VNPAY_URL',
    what: "The gateway's page, where it is not the live one: `https://sandbox.vnpayment.vn/paymentv2/vpcpay.html`.",
    unset: 'the live one',
    check: (url) =>
      URL.canParse(url) && new URL(url).protocol === 'https:'
        ? undefined
        : `VNPAY_URL=${url}: an https address is needed.`,
  },
];
