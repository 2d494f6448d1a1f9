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
  menu: [
    { name: 'counter', items: ['register-card', 'renew-card', 'reissue-card', 'sell-day-ticket', 'sell-ticket'] },
    {
      name: 'files',
      items: ['orders', 'order-members', 'ticket-cancel-requests', 'customer-requests', 'reissue-cards'],
    },
    { name: 'customers', items: ['customers', 'customer-cards', 'electronic-cards', 'card-sessions'] },
    {
      name: 'tickets',
      items: ['tickets', 'monthly-tickets', 'daily-tickets', 'ticket-prices', 'command-tickets', 'paper-tickets'],
    },
    {
      name: 'operations',
      items: [
        'trips',
        'schedules',
        'routes',
        'stop-points',
        'stations',
        'vehicles',
        'command-transports',
        'acceptance-commands',
        'ticket-uses',
        'devices',
        'nodes',
      ],
    },
    {
      name: 'money',
      items: [
        'transactions',
        'bank-statement-lines',
        'work-shifts',
        'agency-settlements',
        'coins',
        'sell-coin-commands',
      ],
    },
    { name: 'catalog' },
    { name: 'organization' },
    { name: 'system' },
    { name: 'other' },
  ],
  accounts: {
    resource: 'users',
    signIn: [{ field: 'username' }, { field: 'email', keyboard: 'email' }],
    signInForm: ['email'],
    hasPasswordMail: true,
    officeTypes: 'organisation-type',
  },
};
