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

async function person(username: string, roleType: string, officeType: string): Promise<Row> {
  const roles = await shop.engine.store.find('roles', {});
  const role = roles.find(({ organisation_types: types }) => Array.isArray(types) && String(types) === roleType);
  const [office] = await shop.engine.store.find('offices', { organisation_type: officeType });
  expect([role, office]).not.toContain(undefined);
  return {
    username,
    email: `${username}@tuyen.example`,
    full_name: 'Trần Thị Thử',
    offices: [{ office_id: office?.['id'], role_id: role?.['id'] }],
  };
}

it('a user can get a role only in offices of the types that the role allows', async () => {
  const refused = await shop.post('users', await person('thu-sai', 'AGENCY_TICKET', 'COMPANY_METRO'), clerk);
  expect(refused.statusCode, refused.body).toBe(422);
  expect(refused.json().errors['offices.0.role_id']).toMatch(/^Vai trò “.+” không dùng cho loại đơn vị này\./u);
});

it('an update can keep the roles of an account but cannot add a role that does not fit the office type', async () => {
  const made = await shop.post('users', await person('thu-dung', 'COMPANY_METRO', 'COMPANY_METRO'), clerk);
  expect(made.statusCode, made.body).toBe(201);
  const { id, offices } = made.json();
  const [other] = (await person('thu-khac', 'AGENCY_TICKET', 'COMPANY_METRO'))['offices'] as Row[];
  const change = (list: readonly unknown[]) => shop.patch(`users/${id}`, { offices: list }, clerk);
  expect((await change([{ ...offices[0], is_admin: true }])).statusCode).toBe(200);
  expect((await change([...offices, other])).statusCode).toBe(422);
});

it('new office types of a role, or a new type of an office, are rejected if an account would lose a role', async () => {
  const values = await person('thu-giu', 'COMPANY_METRO', 'COMPANY_METRO');
  const [{ office_id, role_id }] = values['offices'] as [Row];
  expect((await shop.post('users', values, clerk)).statusCode).toBe(201);
  const narrowed = await shop.patch(`roles/${String(role_id)}`, { organisation_types: ['AGENCY_TICKET'] }, clerk);
  expect(narrowed.statusCode, narrowed.body).toBe(422);
  expect(narrowed.json().errors.organisation_types).toMatch(/^“.+” đang giữ vai trò “.+” tại “.+” và sẽ mất quyền\./u);
  const wider = { organisation_types: ['COMPANY_METRO', 'AGENCY_TICKET'] };
  expect((await shop.patch(`roles/${String(role_id)}`, wider, clerk)).statusCode).toBe(200);
  const moved = await shop.patch(`offices/${String(office_id)}`, { organisation_type: 'COMPANY' }, clerk);
  expect(moved.json().errors?.organisation_type, moved.body).toContain('sẽ mất quyền');
});

it('a new account without a password gets an invitation mail addressed to its owner by name', async () => {
  const values = await person('thu-moi', 'COMPANY_METRO', 'COMPANY_METRO');
  expect((await shop.post('users', values, clerk)).statusCode).toBe(201);
  const [mail] = await shop.engine.store.find('mails', { recipient: 'thu-moi@tuyen.example' });
  expect(mail).toMatchObject({ topic: 'invitation', subject: 'Tài khoản Tuyến của bạn' });
});
