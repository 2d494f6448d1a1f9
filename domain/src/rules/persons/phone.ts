/**
 * Vietnamese numbers after the reforms of 2017 (landlines 02x) and 2018 (ten-digit mobiles), without the leading zero
 * or country code: mobiles have nine digits, landlines ten. Same pattern as `schemas/kinds/vn-phone.json`.
 */
const NUMBER =
  /^(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/;

const LONGEST = 100;

/**
 * Normalizes a phone number, so that `+84 912 345 678`, `0912.345.678` and `912345678` find the same customer.
 * @returns the national form, `0912345678`, or undefined if it is not a Vietnamese number
 */
export function normalizePhone(written: string): string | undefined {
  if (written.length > LONGEST) return undefined;
  const bare = written.normalize('NFKC').replace(/[\s().-]/g, '');
  const national = bare.replace(/^(?:\+84|0)/, '');
  return NUMBER.test(national) ? `0${national}` : undefined;
}
