import type { Permissions } from '@tuyen/model';
import { expect, it } from 'vitest';
import { chosenByModule } from './chosen.ts';

const action = (slug: string, name: string) => ({ slug, name, label: {}, groups: [], openApi: false });
const PERMISSIONS: Permissions = {
  groups: [],
  modules: [
    { name: 'order', label: {}, actions: [action('order.read', 'read'), action('order.approve', 'approve')] },
    { name: 'trip', label: {}, actions: [action('trip.read', 'read')] },
  ],
};
const LABELS: Readonly<Record<string, string>> = {
  'permissions.modules.order': 'Đơn hàng',
  'permissions.actions.order.read': 'Xem',
  'permissions.actions.order.approve': 'Duyệt',
};
const label = (key: string, otherwise: string) => LABELS[key] ?? otherwise;

it('slugs are written as the labels of their actions, by module', () => {
  expect(chosenByModule(['trip.read', 'order.approve', 'order.read'], PERMISSIONS, label)).toEqual([
    { module: 'Đơn hàng', actions: ['Xem', 'Duyệt'] },
    { module: 'trip', actions: ['read'] },
  ]);
});

it('a slug that no longer exists is written as it is', () => {
  expect(chosenByModule(['fax.send'], PERMISSIONS, label)).toEqual([{ module: 'fax.send', actions: [] }]);
});
