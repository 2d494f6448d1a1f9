import type { Region } from '../region.ts';

export const HANOI: Region = {
  timeZone: 'Asia/Ho_Chi_Minh',
  dates: 'dd/MM/yyyy',
  numbers: { group: '.', decimal: ',' },
  currency: { code: 'VND', minorUnit: 0, pattern: '{amount}đ' },
};

export const BERLIN: Region = {
  timeZone: 'Europe/Berlin',
  dates: 'dd.MM.yyyy',
  numbers: { group: '.', decimal: ',' },
  currency: { code: 'EUR', minorUnit: 2, pattern: '€{amount}' },
};
