// From tuyen.config.json and schemas/menu.json by `tuyen generate`. Edit those files instead.
import type { AdminProject } from '@tuyen/admin-kit';

export const project: AdminProject = {
  languages: ['vi', 'en'],
  region: {
    timeZone: 'Asia/Ho_Chi_Minh',
    dates: 'dd/MM/yyyy',
    numbers: { group: '.', decimal: ',' },
    currency: {
      code: 'VND',
      minorUnit: 0,
      pattern: '{amount}đ',
      denominations: [500000, 200000, 100000, 50000, 20000, 10000, 5000, 2000, 1000, 500],
    },
  },
  menu: ['sales', 'customers', 'operations', 'catalog', 'organization', 'system', 'other'],
  accounts: {
    resource: 'users',
    signIn: [{ field: 'username' }, { field: 'email', keyboard: 'email' }],
    signInForm: ['email'],
    hasPasswordMail: true,
    officeTypes: 'organisation-type',
  },
};
