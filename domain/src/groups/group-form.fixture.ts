import type { Row } from '@tuyen/server/domain';
import type { Shop } from '../shop.fixture.ts';

const FAMILY = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng'];
const GIVEN = ['Minh Anh', 'Quốc Bảo', 'Thu Hà', 'Đức Long', 'Ngọc Mai', 'Hải Yến', 'Văn Tú'];

let lists = 0;

/** Returns a list of different people. */
export function people(count: number): Row[] {
  lists += 1;
  return Array.from({ length: count }, (_, index) => ({
    full_name: `${FAMILY[index % FAMILY.length]} ${GIVEN[index % GIVEN.length]}`,
    birth_date: `19${70 + (index % 30)}-0${1 + (index % 9)}-1${index % 9}`,
    identity_number: `03${String(lists).padStart(4, '0')}${String(index).padStart(6, '0')}`,
  }));
}

/** Returns the answers of a group of the given size that orders a ticket for each member. */
export async function groupForm(shop: Shop, count: number, more: Row = {}): Promise<Row> {
  return {
    card_kind: 'GROUP',
    ticket_price_id: await shop.idOf('ticket-prices', { code: 'VT-LT-TT' }),
    object_group_id: await shop.idOf('object-groups', { code: 'TT' }),
    group_name: 'Công ty Vân Long',
    head_count: count,
    members: people(count),
    portrait: undefined,
    ...more,
  };
}
