/**
 * Schema of a resource for lost property, which no other part of the project knows. The schema is a single file, so its
 * enumeration is inline.
 */
export const lostItems = {
  $schema: '../../node_modules/@tuyen/model/meta/resource.schema.json',
  name: 'lost-items',
  module: 'lost-item',
  label: { vi: 'Đồ thất lạc', en: 'Lost item' },
  plural: { vi: 'Đồ thất lạc', en: 'Lost items' },
  icon: 'Luggage',
  title: '{description}',
  scope: 'office',
  access: { actions: { 'hand-over': { vi: 'Trả lại', en: 'Hand over' } } },
  schema: {
    type: 'object',
    required: ['description', 'state', 'found_on'],
    properties: {
      description: {
        type: 'string',
        minLength: 3,
        maxLength: 120,
        'x-searchable': true,
        'x-label': { vi: 'Mô tả', en: 'Description' },
      },
      state: {
        type: 'string',
        enum: ['FOUND', 'CLAIMED', 'GIVEN_AWAY'],
        default: 'FOUND',
        'x-label': { vi: 'Tình trạng', en: 'State' },
        'x-values': {
          FOUND: { vi: 'Đang giữ', en: 'Found', color: 'info' },
          CLAIMED: { vi: 'Đã có người nhận', en: 'Claimed', color: 'success' },
          GIVEN_AWAY: { vi: 'Đã thanh lý', en: 'Given away', color: 'neutral' },
        },
      },
      found_on: { type: 'string', format: 'date', 'x-label': { vi: 'Ngày nhặt được', en: 'Found on' } },
      route_id: { type: 'string', 'x-reference': 'routes', 'x-label': { vi: 'Tuyến', en: 'Route' } },
      photo: { type: 'string', 'x-kind': 'image', 'x-label': { vi: 'Ảnh', en: 'Photo' } },
      claims: {
        type: 'array',
        'x-label': { vi: 'Người đến nhận', en: 'Claims' },
        items: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', minLength: 1, 'x-label': { vi: 'Họ tên', en: 'Name' } },
            proof: { type: 'string', 'x-label': { vi: 'Bằng chứng', en: 'Proof' } },
            asked_by: {
              type: 'string',
              enum: ['COUNTER', 'PHONE'],
              default: 'COUNTER',
              'x-label': { vi: 'Hỏi qua', en: 'Asked by' },
              'x-help': { vi: 'Người nhận liên hệ bằng cách nào', en: 'How the claimant got in touch' },
              'x-values': {
                COUNTER: { vi: 'Quầy', en: 'Counter' },
                PHONE: { vi: 'Điện thoại', en: 'Telephone' },
              },
            },
            papers: {
              type: 'array',
              'x-label': { vi: 'Giấy tờ', en: 'Papers' },
              items: {
                type: 'object',
                properties: {
                  number: { type: 'string', 'x-label': { vi: 'Số giấy tờ', en: 'Paper number' } },
                  issued_on: { type: 'string', format: 'date', 'x-label': { vi: 'Ngày cấp', en: 'Issued on' } },
                  pages: {
                    type: 'integer',
                    minimum: 1,
                    default: 2,
                    'x-unit': { vi: 'trang', en: 'pages' },
                    'x-label': { vi: 'Số trang', en: 'Number of pages' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  seed: 7,
} as const;
