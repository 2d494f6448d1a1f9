import { expect, test } from 'vitest';
import { permissionLabels } from './permission-labels.ts';

const action = (slug: string, en: string) => ({ slug, name: slug, label: { en }, groups: [], openApi: false });
const PERMISSIONS = {
  modules: [
    {
      name: 'order',
      label: { en: 'Orders' },
      actions: [action('order.read', 'View'), action('order.approve', 'Approve')],
    },
    { name: 'trip', label: { en: 'Trips' }, actions: [action('trip.read', 'View')] },
  ],
};
const say = (text: object) => String(Object.values(text)[0]);

test('a list of permissions is shown as labels, one line for each module', () => {
  expect(permissionLabels(['trip.read', 'order.approve', 'order.read'], PERMISSIONS, say)).toEqual([
    'Orders: View, Approve',
    'Trips: View',
  ]);
});

test('a list with other texts is shown as it is', () => {
  expect(permissionLabels(['order.read', 'a.b'], PERMISSIONS, say)).toBeUndefined();
  expect(permissionLabels(['abc'], PERMISSIONS, say)).toBeUndefined();
  expect(permissionLabels([], PERMISSIONS, say)).toBeUndefined();
});
