// From tuyen.config.json by `tuyen generate`. Edit that file instead.
import type { Region } from '@tuyen/model';
import { addressesOf } from '@tuyen/portal-kit/define';

/** The first is the default. */
export const languages = ['vi', 'en'] as const;

export type Language = (typeof languages)[number];

/** Returns the address of a page in a language: the first at `/…`, others below `/<language>/`. */
export const { pathIn } = addressesOf(languages);

/** How times, numbers and money are written. */
export const region: Region = {
  timeZone: 'Asia/Ho_Chi_Minh',
  dates: 'dd/MM/yyyy',
  numbers: { group: '.', decimal: ',' },
  currency: {
    code: 'VND',
    minorUnit: 0,
    pattern: '{amount}đ',
    denominations: [500000, 200000, 100000, 50000, 20000, 10000, 5000, 2000, 1000, 500],
  },
};
