import type { Model } from '@tuyen/model';
import { labeled, modelOf, resource } from '../../testing/small-project.ts';

const text = { type: 'string' };
const money = { type: 'integer', minimum: 0, 'x-kind': 'money' };
const day = { ...text, format: 'date' };
const choice = (name: string, values: readonly string[]) => ({
  type: 'string',
  enum: values,
  'x-label': { en: name },
  'x-values': Object.fromEntries(values.map((value) => [value, { en: value }])),
});
const to = (label: string, target: string) => labeled(label, { ...text, 'x-reference': target });
const status = { $ref: '../enums/status.json', default: 'ACTIVE', 'x-label': { en: 'Status' } };
const slugs = labeled('Permissions', { type: 'array', items: text });
const move = (name: string, from: readonly string[], state: string) => ({
  name,
  label: { en: name },
  from,
  to: state,
  by: ['staff'],
});

export function rentalModel(): Model {
  return modelOf(
    { users: 'users', roles: 'roles', offices: 'offices' },
    {
      'enums/status': choice('Status', ['ACTIVE', 'INACTIVE']),
      'enums/serial-template': choice('Serial', ['booking']),
      'enums/booking-state': choice('State', ['ASKED', 'CONFIRMED', 'OUT', 'BACK', 'CANCELED']),
      'resources/users': resource('users', {
        email: labeled('Email', { ...text, format: 'email', 'x-unique': true }),
        username: labeled('User name', { ...text, 'x-unique': true }),
        full_name: labeled('Name', text),
        password: labeled('Password', { ...text, 'x-secret': true }),
        status,
        is_superuser: labeled('Superuser', { type: 'boolean', default: false }),
        office_id: to('Office', 'offices'),
        offices: labeled('Offices', {
          type: 'array',
          items: {
            type: 'object',
            properties: { office_id: to('Office', 'offices'), role_id: to('Role', 'roles'), permissions: slugs },
          },
        }),
      }),
      'resources/roles': resource('roles', { name: labeled('Name', text), permissions: slugs, status }),
      'resources/offices': resource('offices', { name: labeled('Name', text), parent_id: to('Part of', 'offices') }),
      'resources/customers': resource(
        'customers',
        {
          full_name: labeled('Name', text),
          email: labeled('Email', { ...text, format: 'email' }),
          phone: labeled('Phone', { ...text, format: 'phone' }),
          born_on: labeled('Born on', day),
          license_issued_on: labeled('Issued', day),
          license_expires_on: labeled('Expires', day),
          discount: labeled('Discount (%)', { type: 'integer', minimum: 0 }),
          relatives: labeled('Relatives', {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                email: labeled('Email', { ...text, format: 'email' }),
                full_name: labeled('Name', text),
                photo: labeled('Photo', { ...text, 'x-kind': 'image' }),
              },
            },
          }),
          photo: labeled('Photo', { ...text, 'x-kind': 'image' }),
          scan: labeled('Scan', { ...text, 'x-kind': 'image', 'x-accept': 'image/png' }),
        },
        { schema: { required: ['scan'] } },
      ),
      'resources/bookings': resource(
        'bookings',
        {
          number: labeled('Number', { ...text, 'x-serial': 'booking' }),
          customer_id: to('Customer', 'customers'),
          starts_at: labeled('Start', { ...text, format: 'date-time' }),
          ends_at: labeled('End', { ...text, format: 'date-time' }),
          price: labeled('Price', { ...money, maximum: 100_000 }),
          deposit: labeled('Deposit', money),
          note: labeled('Note', text),
          state: { $ref: '../enums/booking-state.json', 'x-label': { en: 'State' } },
          history: labeled('History', {
            type: 'array',
            'x-computed': true,
            items: {
              type: 'object',
              properties: {
                from: labeled('From', text),
                to: labeled('To', text),
                at: labeled('At', { ...text, format: 'date-time' }),
              },
            },
          }),
        },
        {
          schema: { required: ['customer_id', 'starts_at', 'ends_at'] },
          workflow: {
            field: 'state',
            initial: 'ASKED',
            history: 'history',
            transitions: [
              move('confirm', ['ASKED'], 'CONFIRMED'),
              move('hand-over', ['CONFIRMED'], 'OUT'),
              move('take-back', ['OUT'], 'BACK'),
              move('cancel', ['ASKED', 'CONFIRMED'], 'CANCELED'),
            ],
          },
        },
      ),
    },
  );
}
