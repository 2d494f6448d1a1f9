/**
 * Vietnamese numbers after the reforms of 2017 (landlines 02x) and 2018 (mobiles with ten digits). Behind the 0: mobiles
 * have nine digits; landlines have ten, the two big cities with a one-digit area (24, 28) and a longer number.
 */
const MOBILE = /^(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9\d)\d{7}$/;
const LANDLINE = /^2(?:[48]\d{8}|(?:0[3-9]|1[0-689]|2[0-25-9]|3[2-9]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/;

/**
 * One spelling for one number, so that `+84 912 345 678` and `0912.345.678` find the same customer.
 * @returns the national form, `0912345678`, or undefined where it is no Vietnamese number
 */
export function normalisePhone(written: string): string | undefined {
  const bare = written.normalize('NFKC').replace(/[\s().-]/g, '');
  const national = bare.startsWith('+84') ? bare.slice(3) : bare.startsWith('0') ? bare.slice(1) : undefined;
  if (national === undefined || !(MOBILE.test(national) || LANDLINE.test(national))) return undefined;
  return `0${national}`;
}
