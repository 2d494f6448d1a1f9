import type { Say } from '../words.ts';
import { property, texts, values } from './say.ts';

export interface HookNames {
  readonly hooks: string;
  readonly deliveries: string;
  /** Enum of the resources whose events may be sent. */
  readonly resources: string;
  readonly users: string;
  /** Undefined if the project has no offices. */
  readonly offices: string | undefined;
}

const COMPUTED = { 'x-computed': true };
const TIME = { type: 'string', format: 'date-time', ...COMPUTED };

/** Returns the content of the resource file for the addresses that receive events. */
export function hooksResource(say: Say, { hooks, deliveries, resources, users, offices }: HookNames): object {
  return {
    name: hooks,
    module: 'webhook',
    serves: 'webhooks',
    label: say(texts('Webhook', 'Webhook', 'Webhook', 'Webhook')),
    plural: say(texts('Webhooks', 'Webhook', 'Webhooks', 'Webhooks')),
    icon: 'Webhook',
    title: '{name}',
    ...(offices !== undefined && { scope: 'office' }),
    schema: {
      type: 'object',
      required: ['name', 'url', 'resources', 'events'],
      properties: {
        name: property(say, texts('Name', 'Tên', 'Name', 'Nom'), {
          type: 'string',
          minLength: 2,
          maxLength: 100,
          'x-searchable': true,
        }),
        url: property(
          say,
          texts('Address', 'Địa chỉ nhận', 'Adresse', 'Adresse'),
          { type: 'string', format: 'uri', maxLength: 500, examples: ['https://partner.example/hooks'] },
          {
            help: texts(
              'Begins with https:// and leads to a server on the public Internet.',
              'Bắt đầu bằng https:// và trỏ tới máy chủ trên Internet.',
              'Beginnt mit https:// und führt zu einem Server im öffentlichen Internet.',
              'Commence par https:// et mène à un serveur public sur Internet.',
            ),
          },
        ),
        resources: property(say, texts('Resources', 'Đối tượng', 'Ressourcen', 'Ressources'), {
          type: 'array',
          items: { $ref: `../enums/${resources}.json` },
          minItems: 1,
          uniqueItems: true,
        }),
        events: property(say, texts('Events', 'Sự kiện', 'Ereignisse', 'Événements'), {
          type: 'array',
          items: {
            type: 'string',
            ...values(say, {
              CREATED: [texts('Created', 'Tạo mới', 'Angelegt', 'Créé')],
              UPDATED: [texts('Changed', 'Thay đổi', 'Geändert', 'Modifié')],
              MOVED: [texts('Moved by a transition', 'Chuyển trạng thái', 'Zustand gewechselt', 'Changement d’état')],
              DELETED: [texts('Deleted', 'Xóa', 'Gelöscht', 'Supprimé')],
            }),
          },
          minItems: 1,
          uniqueItems: true,
        }),
        transitions: property(
          say,
          texts(
            'Only these transitions',
            'Chỉ những bước chuyển này',
            'Nur diese Übergänge',
            'Seulement ces transitions',
          ),
          { type: 'array', items: { type: 'string', maxLength: 60 }, uniqueItems: true, maxItems: 50 },
          {
            help: texts(
              'Names as in the API, such as approve. Empty: all.',
              'Tên như trong API, ví dụ approve. Để trống là tất cả.',
              'Namen wie in der API, etwa approve. Leer: alle.',
              'Noms comme dans l’API, par exemple approve. Vide : toutes.',
            ),
          },
        ),
        conditions: property(
          say,
          texts('Conditions', 'Điều kiện', 'Bedingungen', 'Conditions'),
          {
            type: 'array',
            maxItems: 10,
            items: {
              type: 'object',
              required: ['field', 'operator'],
              properties: {
                field: property(say, texts('Field', 'Trường', 'Feld', 'Champ'), { type: 'string', maxLength: 100 }),
                operator: property(say, texts('Operator', 'Phép so sánh', 'Vergleich', 'Opérateur'), {
                  type: 'string',
                  ...values(say, {
                    IS: [texts('is', 'là', 'ist', 'est')],
                    IS_NOT: [texts('is not', 'khác', 'ist nicht', 'n’est pas')],
                    CHANGED: [texts('has changed', 'đã thay đổi', 'hat sich geändert', 'a changé')],
                    AT_LEAST: [texts('is at least', 'ít nhất là', 'ist mindestens', 'est au moins')],
                    AT_MOST: [texts('is at most', 'nhiều nhất là', 'ist höchstens', 'est au plus')],
                  }),
                }),
                value: property(say, texts('Value', 'Giá trị', 'Wert', 'Valeur'), { type: 'string', maxLength: 200 }),
              },
            },
          },
          {
            help: texts(
              'All have to hold. Fields and values as in the API.',
              'Mọi điều kiện đều phải đúng. Trường và giá trị như trong API.',
              'Alle müssen gelten. Felder und Werte wie in der API.',
              'Toutes doivent être vraies. Champs et valeurs comme dans l’API.',
            ),
          },
        ),
        ...(offices !== undefined && {
          record_office_id: property(
            say,
            texts('Only records of', 'Chỉ dữ liệu của', 'Nur Datensätze von', 'Seulement les données de'),
            { type: 'string', 'x-reference': offices },
          ),
        }),
        status: property(say, texts('Status', 'Trạng thái', 'Status', 'Statut'), {
          type: 'string',
          ...values(say, {
            ACTIVE: [texts('On', 'Đang bật', 'Ein', 'Activé'), 'success'],
            DISABLED: [texts('Off', 'Đã tắt', 'Aus', 'Désactivé'), 'neutral'],
          }),
          default: 'ACTIVE',
          'x-always': true,
        }),
        problem: property(
          say,
          texts('Turned off because', 'Lý do tự tắt', 'Ausgeschaltet, weil', 'Désactivé parce que'),
          {
            type: 'string',
            ...values(say, {
              FAILING: [
                texts('it failed too often', 'gửi lỗi quá nhiều lần', 'zu oft gescheitert', 'trop d’échecs'),
                'danger',
              ],
              GONE: [
                texts(
                  'the address is gone (410)',
                  'địa chỉ đã bỏ (410)',
                  'Adresse aufgegeben (410)',
                  'adresse supprimée (410)',
                ),
                'danger',
              ],
            }),
            ...COMPUTED,
          },
        ),
        owner_id: property(
          say,
          texts(
            'Reads with the rights of',
            'Đọc bằng quyền của',
            'Liest mit den Rechten von',
            'Lit avec les droits de',
          ),
          { type: 'string', 'x-reference': users, ...COMPUTED },
          {
            help: texts(
              'Who changed the webhook last. It receives only what this account may read.',
              'Người sửa webhook gần nhất. Webhook chỉ nhận những gì tài khoản này được đọc.',
              'Wer den Webhook zuletzt geändert hat. Er erhält nur, was dieses Konto lesen darf.',
              'Dernier compte à avoir modifié le webhook. Il ne reçoit que ce que ce compte peut lire.',
            ),
          },
        ),
        failures: property(
          say,
          texts('Failed attempts in a row', 'Số lần lỗi liên tiếp', 'Fehlversuche in Folge', 'Échecs consécutifs'),
          { type: 'integer', minimum: 0, ...COMPUTED },
        ),
        delivered_at: property(
          say,
          texts('Last delivered at', 'Gửi được gần nhất', 'Zuletzt zugestellt', 'Dernière livraison'),
          TIME,
        ),
        secret: property(say, texts('Secret', 'Khóa ký', 'Geheimnis', 'Secret'), {
          type: 'string',
          maxLength: 100,
          'x-secret': true,
          ...COMPUTED,
        }),
        secret_issued_at: property(
          say,
          texts('Secret issued at', 'Cấp khóa ký lúc', 'Geheimnis erteilt am', 'Secret créé le'),
          TIME,
        ),
        previous_secret: property(
          say,
          texts('Previous secret', 'Khóa ký trước', 'Voriges Geheimnis', 'Secret précédent'),
          {
            type: 'string',
            maxLength: 100,
            'x-secret': true,
            ...COMPUTED,
          },
        ),
        previous_secret_until: property(
          say,
          texts(
            'Previous secret works until',
            'Khóa ký trước dùng được đến',
            'Voriges gilt bis',
            'Secret précédent valable jusqu’au',
          ),
          TIME,
        ),
      },
    },
    list: {
      columns: ['name', 'url', 'resources', 'events', 'delivered_at', 'failures', 'status'],
      filters: ['status', 'owner_id'],
      sort: 'name',
    },
    form: {
      sections: [
        {
          name: 'target',
          label: say(texts('Target', 'Nơi nhận', 'Ziel', 'Destination')),
          fields: ['name', 'url', 'status'],
        },
        {
          name: 'events',
          label: say(texts('What is sent', 'Gửi những gì', 'Was gesendet wird', 'Ce qui est envoyé')),
          fields: [
            'resources',
            'events',
            'transitions',
            ...(offices === undefined ? [] : ['record_office_id']),
            'conditions',
          ],
        },
      ],
    },
    show: {
      sections: [
        {
          name: 'target',
          label: say(texts('Target', 'Nơi nhận', 'Ziel', 'Destination')),
          fields: ['name', 'url', 'status', 'problem', 'failures', 'delivered_at'],
        },
        {
          name: 'events',
          label: say(texts('What is sent', 'Gửi những gì', 'Was gesendet wird', 'Ce qui est envoyé')),
          fields: [
            'resources',
            'events',
            'transitions',
            ...(offices === undefined ? [] : ['record_office_id']),
            'conditions',
            'owner_id',
          ],
        },
        {
          name: 'secret',
          label: say(texts('Secret', 'Khóa ký', 'Geheimnis', 'Secret')),
          fields: ['secret_issued_at', 'previous_secret_until'],
        },
      ],
    },
    operations: [
      {
        name: 'new-secret',
        label: say(texts('New secret', 'Cấp khóa ký mới', 'Neues Geheimnis', 'Nouveau secret')),
        slug: 'update',
        once: true,
        answer: {
          type: 'object',
          required: ['secret'],
          properties: {
            secret: property(say, texts('Secret', 'Khóa ký', 'Geheimnis', 'Secret'), { type: 'string' }),
          },
        },
      },
      {
        name: 'send-test',
        label: say(texts('Send a test', 'Gửi thử', 'Test senden', 'Envoyer un test')),
        slug: 'update',
        result: say(
          texts(
            'The test is on its way; the deliveries show how it went.',
            'Đang gửi thử; xem kết quả ở nhật ký gửi.',
            'Der Test ist unterwegs; die Zustellungen zeigen das Ergebnis.',
            'Le test est en route ; les livraisons montrent le résultat.',
          ),
        ),
      },
    ],
    related: [{ resource: deliveries, by: 'webhook_id' }],
    seed: 0,
  };
}
