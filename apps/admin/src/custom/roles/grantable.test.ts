import type { PermissionAction, Permissions } from '@tuyen/model';
import { expect, test } from 'vitest';
import { barOf, withModule } from './grantable.ts';

const action = (name: string, groups: string[]): PermissionAction => ({
  name,
  slug: `order.${name}`,
  label: {},
  groups,
  openApi: false,
});
const read = action('read', ['company', 'agency']);
const approve = action('approve', ['company']);
const module = { name: 'order', label: {}, actions: [read, approve] };
const permissions: Permissions = {
  groups: [
    { name: 'company', label: {}, organisationType: 'COMPANY' },
    { name: 'agency', label: {}, organisationType: 'AGENCY' },
  ],
  modules: [module],
};
const all = () => true;

test('a role can be granted a permission only if every office type of the role allows the permission', () => {
  expect(barOf(approve, permissions, ['COMPANY'], all)).toBeUndefined();
  expect(barOf(approve, permissions, ['COMPANY', 'AGENCY'], all)).toBe('not_for_group');
  expect(barOf(read, permissions, ['COMPANY', 'AGENCY'], all)).toBeUndefined();
  expect(barOf(approve, permissions, [], all)).toBeUndefined();
});

test('a user cannot grant a permission that they do not have', () => {
  expect(barOf(approve, permissions, ['COMPANY'], (slug) => slug === 'order.read')).toBe('not_yours');
});

test('selecting all permissions of a module skips permissions that the user cannot grant', () => {
  const free = ({ name }: PermissionAction) => name === 'read';
  expect(withModule(['order.approve', 'route.read'], module, true, free)).toEqual([
    'order.approve',
    'route.read',
    'order.read',
  ]);
  expect(withModule(['order.approve', 'order.read'], module, false, free)).toEqual(['order.approve']);
});
