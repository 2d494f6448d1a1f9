import type { ImportOptions } from './draft.ts';

export const OPTIONS: ImportOptions = {
  only: [],
  except: [],
  rename: {},
  languages: ['en'],
  schemas: 'schemas',
  region: {
    timeZone: 'Asia/Ho_Chi_Minh',
    dates: 'dd/MM/yyyy',
    numbers: { group: '.', decimal: ',' },
    currency: { code: 'USD', minorUnit: 2, pattern: '${amount}' },
  },
};
