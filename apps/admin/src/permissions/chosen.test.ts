import type { Permissions } from '@tuyen/model';
import { expect, it } from 'vitest';
import { chosenByModule } from './chosen.ts';
import type { PermissionNames } from './use-permission-names.ts';

const action = (slug: string, name: string) => ({ slug, name, label: {}, groups: [], openApi: false });
const PERMISSIONS: Permissions = {
  groups: [],
  modules: [
    { name: 'order', label: {}, actions: [action('order.read', 'read'), action('order.approve', 'approve')] },
    { name: 'trip', label: {}, actions: [action('trip.read', 'read')] },
  ],
};
const LABELS: Readonly<Record<string, string>> = { order: 'Đơn hàng', 'order.read': 'Xem', 'order.approve': 'Duyệt' };
const NAMES: PermissionNames = {
  moduleName: ({ name }) => LABELS[name] ?? name,
  actionName: ({ slug, name }) => LABELS[slug] ?? name,
};

it('the permissions of a role are shown as action labels grouped by module', () => {
  expect(chosenByModule(['trip.read', 'order.approve', 'order.read'], PERMISSIONS, NAMES)).toEqual([
    { module: 'Đơn hàng', actions: ['Xem', 'Duyệt'] },
    { module: 'trip', actions: ['read'] },
  ]);
});

it('a permission that no longer exists is shown as its slug', () => {
  expect(chosenByModule(['fax.send'], PERMISSIONS, NAMES)).toEqual([{ module: 'fax.send', actions: [] }]);
});
