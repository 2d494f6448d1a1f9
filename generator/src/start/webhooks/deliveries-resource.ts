import type { Say } from '../words.ts';
import type { HookNames } from './hooks-resource.ts';
import { property, texts, values } from './say.ts';

const COMPUTED = { 'x-computed': true };
const TIME = { type: 'string', format: 'date-time', ...COMPUTED };
const COUNT = { type: 'integer', minimum: 0, ...COMPUTED };

/** Returns the content of the resource file for the log of what was sent. */
export function deliveriesResource(say: Say, { hooks, deliveries, offices }: HookNames): object {
  const problem = values(say, {
    ANSWER: [
      texts('Refused by the receiver', 'Bên nhận từ chối', 'Vom Empfänger abgelehnt', 'Refusé par le destinataire'),
    ],
    TIMEOUT: [texts('No answer in time', 'Không trả lời kịp', 'Keine Antwort', 'Pas de réponse à temps')],
    UNREACHABLE: [texts('Not reachable', 'Không kết nối được', 'Nicht erreichbar', 'Injoignable')],
    TLS: [texts('Certificate not valid', 'Chứng chỉ không hợp lệ', 'Zertifikat ungültig', 'Certificat non valide')],
    PRIVATE_TARGET: [texts('Private address', 'Địa chỉ nội bộ', 'Private Adresse', 'Adresse privée')],
    OWNER: [
      texts(
        'The owner may no longer read it',
        'Chủ webhook không còn quyền đọc',
        'Der Inhaber darf es nicht mehr lesen',
        'Le propriétaire ne peut plus le lire',
      ),
    ],
    TOO_LATE: [texts('Waited too long', 'Chờ quá lâu', 'Zu lange gewartet', 'Attente trop longue')],
  });
  const problemLabel = texts('Problem', 'Lỗi', 'Problem', 'Problème');
  const attempt = {
    at: property(say, texts('At', 'Lúc', 'Am', 'Le'), { type: 'string', format: 'date-time' }),
    status_code: property(say, texts('Status', 'Mã HTTP', 'Status', 'Statut'), { type: 'integer' }),
    duration_ms: property(say, texts('Duration (ms)', 'Thời gian (ms)', 'Dauer (ms)', 'Durée (ms)'), {
      type: 'integer',
    }),
    problem: property(say, problemLabel, { type: 'string', ...problem }),
  };
  return {
    name: deliveries,
    module: 'webhook-delivery',
    serves: 'webhook-deliveries',
    label: say(texts('Delivery', 'Lượt gửi webhook', 'Zustellung', 'Livraison')),
    plural: say(texts('Webhook deliveries', 'Nhật ký webhook', 'Webhook-Zustellungen', 'Livraisons de webhooks')),
    icon: 'Send',
    title: '{event}',
    actions: ['list', 'show'],
    ...(offices !== undefined && { scope: 'office' }),
    schema: {
      type: 'object',
      required: ['webhook_id', 'event', 'state'],
      properties: {
        webhook_id: property(say, texts('Webhook', 'Webhook', 'Webhook', 'Webhook'), {
          type: 'string',
          'x-reference': hooks,
          ...COMPUTED,
        }),
        event: property(say, texts('Event', 'Sự kiện', 'Ereignis', 'Événement'), {
          type: 'string',
          maxLength: 100,
          'x-searchable': true,
          ...COMPUTED,
        }),
        record_id: property(say, texts('Record', 'Mã bản ghi', 'Datensatz', 'Enregistrement'), {
          type: 'string',
          maxLength: 100,
          'x-searchable': true,
          ...COMPUTED,
        }),
        state: property(say, texts('State', 'Trạng thái', 'Zustand', 'État'), {
          type: 'string',
          ...values(say, {
            WAITING: [texts('Waiting', 'Chờ gửi', 'Wartet', 'En attente'), 'info'],
            SENDING: [texts('Sending', 'Đang gửi', 'Wird gesendet', 'Envoi en cours'), 'info'],
            DELIVERED: [texts('Delivered', 'Đã gửi', 'Zugestellt', 'Livrée'), 'success'],
            FAILED: [texts('Given up', 'Đã bỏ', 'Aufgegeben', 'Abandonnée'), 'danger'],
          }),
          default: 'WAITING',
          ...COMPUTED,
        }),
        problem: property(say, problemLabel, { type: 'string', ...problem, ...COMPUTED }),
        status_code: property(say, texts('HTTP status', 'Mã HTTP', 'HTTP-Status', 'Statut HTTP'), {
          type: 'integer',
          ...COMPUTED,
        }),
        duration_ms: property(say, texts('Duration (ms)', 'Thời gian (ms)', 'Dauer (ms)', 'Durée (ms)'), COUNT),
        answer: property(say, texts('Answer', 'Trả lời', 'Antwort', 'Réponse'), {
          type: 'string',
          maxLength: 1024,
          'x-multiline': true,
          ...COMPUTED,
        }),
        attempts: property(say, texts('Attempts', 'Số lần gửi', 'Versuche', 'Essais'), COUNT),
        tries_left: property(say, texts('Attempts left', 'Số lần còn lại', 'Versuche übrig', 'Essais restants'), COUNT),
        due_at: property(say, texts('Next attempt', 'Gửi lại lúc', 'Nächster Versuch', 'Prochain essai'), TIME),
        leased_until: property(
          say,
          texts('Being sent until', 'Đang gửi đến', 'Im Versand bis', 'Envoi jusqu’au'),
          TIME,
        ),
        sent_at: property(say, texts('Delivered at', 'Gửi được lúc', 'Zugestellt am', 'Livrée le'), TIME),
        log: property(say, texts('Log', 'Các lần gửi', 'Protokoll', 'Journal'), {
          type: 'array',
          ...COMPUTED,
          items: { type: 'object', properties: attempt },
        }),
        payload: property(say, texts('Content', 'Nội dung', 'Inhalt', 'Contenu'), {
          type: 'string',
          maxLength: 100_000,
          'x-secret': true,
          ...COMPUTED,
        }),
      },
    },
    list: {
      columns: ['created_at', 'state', 'webhook_id', 'event', 'record_id', 'status_code', 'attempts'],
      filters: ['state', 'problem', 'webhook_id', 'event', 'created_at'],
      sort: '-created_at',
    },
    tabs: [
      { name: 'failed', filter: { state: 'FAILED' } },
      {
        name: 'waiting',
        label: say(texts('Waiting', 'Chờ gửi', 'Wartet', 'En attente')),
        filter: { state: ['WAITING', 'SENDING'] },
        sort: 'due_at',
      },
    ],
    show: {
      sections: [
        {
          name: 'main',
          label: say(texts('Event', 'Sự kiện', 'Ereignis', 'Événement')),
          fields: ['webhook_id', 'event', 'record_id', 'created_at'],
        },
        {
          name: 'delivery',
          label: say(texts('Delivery', 'Gửi đi', 'Zustellung', 'Livraison')),
          fields: ['state', 'problem', 'status_code', 'duration_ms', 'answer', 'attempts', 'due_at', 'sent_at', 'log'],
        },
      ],
    },
    workflow: {
      field: 'state',
      initial: 'WAITING',
      transitions: [
        {
          name: 'send',
          label: say(texts('Send', 'Gửi', 'Senden', 'Envoyer')),
          from: ['WAITING'],
          to: 'SENDING',
          by: ['system'],
        },
        {
          name: 'postpone',
          label: say(texts('Postpone', 'Hẹn gửi lại', 'Verschieben', 'Reporter')),
          from: ['SENDING'],
          to: 'WAITING',
          by: ['system'],
        },
        {
          name: 'accept',
          label: say(texts('Accepted', 'Bên nhận đã nhận', 'Angenommen', 'Acceptée')),
          from: ['SENDING'],
          to: 'DELIVERED',
          by: ['system'],
        },
        {
          name: 'give-up',
          label: say(texts('Give up', 'Thôi gửi', 'Aufgeben', 'Abandonner')),
          from: ['WAITING', 'SENDING'],
          to: 'FAILED',
          by: ['system'],
        },
        {
          name: 'resend',
          label: say(texts('Send again', 'Gửi lại', 'Erneut senden', 'Renvoyer')),
          from: ['FAILED', 'DELIVERED'],
          to: 'WAITING',
          by: ['staff'],
          bulk: true,
          tone: 'primary',
        },
      ],
    },
    seed: 0,
  };
}
