import type { Say } from '../words.ts';
import { metaSchema, resource } from './account-resources.ts';
import type { DraftFile } from './draft.ts';

export function rentalFiles(say: Say): readonly DraftFile[] {
  return [bikes(say), rentals(say), dashboard(say)];
}

function bikes(say: Say): DraftFile {
  return resource('bikes', {
    module: 'bike',
    label: say({ en: 'Bike', vi: 'Xe đạp', de: 'Fahrrad', fr: 'Vélo' }),
    plural: say({ en: 'Bikes', vi: 'Xe đạp', de: 'Fahrräder', fr: 'Vélos' }),
    icon: 'PedalBike',
    title: '{code} – {name}',
    schema: {
      type: 'object',
      required: ['code', 'name', 'daily_price'],
      properties: {
        code: {
          type: 'string',
          minLength: 1,
          maxLength: 20,
          'x-unique': true,
          'x-searchable': true,
          'x-label': say({ en: 'Code', vi: 'Mã', de: 'Kennung', fr: 'Code' }),
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 100,
          'x-searchable': true,
          'x-label': say({ en: 'Name', vi: 'Tên', de: 'Name', fr: 'Nom' }),
        },
        daily_price: {
          type: 'integer',
          minimum: 0,
          maximum: 100_000_000,
          'x-kind': 'money',
          'x-label': say({ en: 'Price per day', vi: 'Giá mỗi ngày', de: 'Preis pro Tag', fr: 'Prix par jour' }),
        },
        in_service: {
          type: 'boolean',
          default: true,
          'x-label': say({ en: 'In service', vi: 'Đang cho thuê', de: 'Im Einsatz', fr: 'En service' }),
        },
      },
    },
    list: { sort: 'code', columns: ['code', 'name', 'daily_price', 'in_service'] },
    related: [{ resource: 'rentals', by: 'bike_id' }],
  });
}

const STATES = ['REQUESTED', 'OUT', 'RETURNED', 'CANCELED'] as const;

function rentals(say: Say): DraftFile {
  const [requested, out, returned, canceled] = STATES;
  return resource('rentals', {
    module: 'rental',
    label: say({ en: 'Rental', vi: 'Lượt thuê', de: 'Vermietung', fr: 'Location' }),
    plural: say({ en: 'Rentals', vi: 'Lượt thuê', de: 'Vermietungen', fr: 'Locations' }),
    icon: 'EventAvailable',
    title: '{number}',
    schema: {
      type: 'object',
      required: ['bike_id', 'customer', 'starts_on', 'ends_on'],
      properties: {
        number: {
          type: 'string',
          'x-serial': 'rental',
          'x-label': say({ en: 'Number', vi: 'Số', de: 'Nummer', fr: 'Numéro' }),
        },
        bike_id: {
          type: 'string',
          'x-reference': 'bikes',
          'x-label': say({ en: 'Bike', vi: 'Xe đạp', de: 'Fahrrad', fr: 'Vélo' }),
        },
        customer: {
          type: 'string',
          minLength: 1,
          maxLength: 100,
          'x-searchable': true,
          'x-label': say({ en: 'Customer', vi: 'Khách hàng', de: 'Kunde', fr: 'Client' }),
        },
        email: {
          type: 'string',
          format: 'email',
          'x-label': say({ en: 'Email', vi: 'Email', de: 'E-Mail', fr: 'E-mail' }),
        },
        starts_on: {
          type: 'string',
          format: 'date',
          'x-label': say({ en: 'First day', vi: 'Ngày đầu', de: 'Erster Tag', fr: 'Premier jour' }),
        },
        ends_on: {
          type: 'string',
          format: 'date',
          'x-label': say({ en: 'Last day', vi: 'Ngày cuối', de: 'Letzter Tag', fr: 'Dernier jour' }),
        },
        price: {
          type: 'integer',
          minimum: 0,
          'x-kind': 'money',
          'x-computed': true,
          'x-label': say({ en: 'Price', vi: 'Giá', de: 'Preis', fr: 'Prix' }),
        },
        state: {
          type: 'string',
          enum: STATES,
          'x-values': {
            [requested]: {
              ...say({ en: 'Requested', vi: 'Đã đặt', de: 'Angefragt', fr: 'Demandée' }),
              color: 'warning',
            },
            [out]: { ...say({ en: 'Out', vi: 'Đang thuê', de: 'Ausgegeben', fr: 'En cours' }), color: 'info' },
            [returned]: {
              ...say({ en: 'Returned', vi: 'Đã trả', de: 'Zurückgebracht', fr: 'Rendue' }),
              color: 'success',
            },
            [canceled]: {
              ...say({ en: 'Canceled', vi: 'Đã hủy', de: 'Abgesagt', fr: 'Annulée' }),
              color: 'neutral',
            },
          },
          'x-label': say({ en: 'State', vi: 'Tình trạng', de: 'Status', fr: 'État' }),
        },
      },
    },
    workflow: {
      field: 'state',
      initial: requested,
      transitions: [
        transition(
          'hand-out',
          say({ en: 'Hand out', vi: 'Giao xe', de: 'Ausgeben', fr: 'Remettre' }),
          [requested],
          out,
        ),
        transition(
          'take-back',
          say({ en: 'Take back', vi: 'Nhận lại', de: 'Zurücknehmen', fr: 'Reprendre' }),
          [out],
          returned,
        ),
        transition('cancel', say({ en: 'Cancel', vi: 'Hủy', de: 'Absagen', fr: 'Annuler' }), [requested], canceled),
      ],
    },
    list: { sort: '-created_at', columns: ['number', 'customer', 'bike_id', 'starts_on', 'ends_on', 'price', 'state'] },
    tabs: [
      { name: 'requested', filter: { state: requested }, sort: 'starts_on' },
      { name: 'out', filter: { state: out }, sort: 'ends_on' },
    ],
    views: [
      {
        name: 'to-hand-out',
        kind: 'queue',
        label: say({ en: 'To hand out', vi: 'Chờ giao xe', de: 'Auszugeben', fr: 'À remettre' }),
        filter: { state: requested },
        sort: 'starts_on',
        row: ['customer', 'starts_on'],
        fields: ['customer', 'bike_id', 'starts_on', 'ends_on', 'price'],
        actions: [
          { name: 'hand-out', key: 'H' },
          { name: 'cancel', key: 'C' },
        ],
      },
    ],
  });
}

function transition(name: string, label: object, from: readonly string[], to: string): object {
  return { name, label, from, to, by: ['staff'] };
}

function dashboard(say: Say): DraftFile {
  return {
    path: 'schemas/dashboards/desk.json',
    content: {
      $schema: metaSchema('dashboard'),
      name: 'desk',
      label: say({ en: 'Desk', vi: 'Quầy', de: 'Schalter', fr: 'Comptoir' }),
      superusers: true,
      tiles: [
        {
          name: 'to-hand-out',
          kind: 'todo',
          label: say({ en: 'To hand out', vi: 'Chờ giao xe', de: 'Auszugeben', fr: 'À remettre' }),
          resource: 'rentals',
          filter: { state: 'REQUESTED' },
          due: 'starts_on',
          columns: ['number', 'customer', 'bike_id'],
        },
        {
          name: 'out',
          kind: 'figure',
          label: say({ en: 'Bikes out', vi: 'Xe đang cho thuê', de: 'Ausgegebene Fahrräder', fr: 'Vélos sortis' }),
          resource: 'rentals',
          filter: { state: 'OUT' },
        },
        {
          name: 'per-week',
          kind: 'trend',
          label: say({
            en: 'Rentals per week',
            vi: 'Lượt thuê theo tuần',
            de: 'Vermietungen pro Woche',
            fr: 'Locations par semaine',
          }),
          resource: 'rentals',
          date: 'starts_on',
          by: 'week',
        },
      ],
    },
  };
}
