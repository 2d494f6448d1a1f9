import type { FixtureContext } from '@tuyen/server-mock/domain';
import type { Seed } from '../contract.ts';
import { prefixOf } from './key.ts';
import { PORTAL_KEY } from './portal-key.ts';

/** The demonstration client's key; printed at start, and never seeded in production. */
export const DEMO_KEY = 'tuyen_demo-open-api-2026';

/** A partner with every slug that is open to API clients, one whose contract has ended, and one that waits for its key. */
export function clientRows({ id, model, anchor, hashKey }: FixtureContext): Seed<'api-clients'>[] {
  const open = model.permissions.modules.flatMap(({ actions }) =>
    actions.filter(({ openApi }) => openApi).map(({ slug }) => slug),
  );
  const issued = new Date(anchor.getTime() - 30 * 86_400_000).toISOString();
  const client = (
    key: string,
    office: string,
    more: Pick<Seed<'api-clients'>, 'name' | 'permissions'> & Partial<Seed<'api-clients'>>,
  ): Seed<'api-clients'> => ({
    id: id('api-clients', key),
    office_id: id('offices', office),
    client_kind: 'OPEN_API',
    rate_limit: 600,
    status: 'ACTIVE',
    ...more,
  });
  const withKey = (key: string) => ({ key_hash: hashKey(key), key_prefix: prefixOf(key), key_issued_at: issued });
  return [
    client('demo', 'thang-long', {
      name: 'Ví điện tử Sen Hồng',
      permissions: open,
      contact_name: 'Trần Thị Mai Phương',
      contact_email: 'tichhop@senhong.example',
      note: 'Ứng dụng mẫu: có mọi quyền mở cho ứng dụng tích hợp.',
      ...withKey(DEMO_KEY),
    }),
    client('map', 'root', {
      name: 'Bản đồ số Hoàn Kiếm',
      permissions: open.filter((slug) => ['route.read', 'trip.read', 'station.read'].includes(slug)),
      rate_limit: 120,
      contact_name: 'Nguyễn Đức Anh',
      contact_email: 'doitac@bandohoankiem.example',
      ...withKey('tuyen_map-of-the-fixtures'),
    }),
    client('pos', 'thang-long', {
      name: 'Máy bán vé trên xe tuyến 33',
      client_kind: 'POS',
      permissions: ['ticket.read', 'ticket.create'],
      ...withKey('tuyen_pos-of-the-fixtures'),
    }),
    client('portal', 'root', {
      name: 'Cổng thông tin Thủ đô',
      client_kind: 'PUBLIC_WEB',
      permissions: ['route.read'],
      // All visitors of the site share it.
      rate_limit: 6000,
      ...withKey(PORTAL_KEY),
    }),
    client('app', 'root', {
      name: 'Ứng dụng Tuyến cho hành khách',
      client_kind: 'CUSTOMER_APP',
      permissions: ['route.read'],
      ...withKey('tuyen_app-of-the-fixtures'),
    }),
    client('ended', 'hong-ha', {
      name: 'Cổng thanh toán Bưởi Diễn',
      permissions: ['route.read'],
      status: 'INACTIVE',
      note: 'Hợp đồng đã chấm dứt.',
    }),
  ];
}
