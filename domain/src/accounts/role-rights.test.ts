import type { Row } from '@tuyen/server/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let clerk: Awaited<ReturnType<Shop['signIn']>>;
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('superuser');
});
afterAll(() => shop.app.close());

const role = (code: string, types: readonly string[], permissions: readonly string[]) => ({
  code,
  name: 'Vai trò thử',
  organisation_types: types,
  permissions,
});

it('a new role with permissions that its office types cannot have is rejected, and the error names three of these permissions', async () => {
  const rights = ['order.read', 'setting.update', 'role.create', 'customer.export', 'order.approve', 'ticket.read'];
  const refused = await shop.post('roles', role('NHIEU', ['AGENCY_TICKET'], rights), clerk);
  expect(refused.statusCode, refused.body).toBe(422);
  expect(refused.json().errors).toEqual({
    permissions:
      'Các loại đơn vị đã chọn không thể giữ quyền: Khách hàng – Xuất tệp; Đơn hàng – Duyệt; Vai trò – Thêm; … Hãy bỏ quyền này hoặc chọn loại đơn vị khác.',
  });
  const one = role('MOT', ['AGENCY_TICKET'], ['order.read', 'role.create']);
  const english = await shop.post('roles', one, clerk, { 'accept-language': 'en' });
  expect(english.json().errors?.permissions, english.body).toBe(
    'Offices of the chosen types cannot hold: Role – Create. Remove this or choose other types.',
  );
});

it("a permission of a role must be possible for at least one of the role's office types", async () => {
  const both = role('HAI', ['AGENCY_TICKET', 'COMPANY_ROOT'], ['role.create']);
  const made = await shop.post('roles', both, clerk);
  expect(made.statusCode, made.body).toBe(201);
  const narrowed = await shop.patch(`roles/${made.json().id}`, { organisation_types: ['AGENCY_TICKET'] }, clerk);
  expect(narrowed.json().errors?.permissions, narrowed.body).toContain('không thể giữ quyền: Vai trò – Thêm.');
});

it('a role without office types is rejected with an error at the office types', async () => {
  const refused = await shop.post('roles', { ...role('KHONG', [], ['order.read']), organisation_types: null }, clerk);
  expect(Object.keys(refused.json().errors ?? {}), refused.body).toEqual(['organisation_types']);
});

it('a permission that the office types of a role no longer allow stays in the role, but cannot be added to it', async () => {
  const made = await shop.post('roles', role('CU', ['AGENCY_TICKET', 'COMPANY_ROOT'], ['role.create']), clerk);
  const { id } = made.json();
  await shop.engine.note('roles', id, { organisation_types: ['AGENCY_TICKET'] });
  const change = (values: Row) => shop.patch(`roles/${id}`, values, clerk);
  const same = { organisation_types: ['AGENCY_TICKET'], permissions: ['role.create', 'order.read'] };
  expect((await change(same)).json()).toMatchObject(same);
  const added = await change({ permissions: ['role.create', 'setting.update'] });
  expect(added.json().errors?.permissions, added.body).toContain('không thể giữ quyền: Cấu hình – Sửa.');
});
