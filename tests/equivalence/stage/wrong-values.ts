import type { Field } from '@tuyen/model';

export function wrongValues(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'text':
      return [null, '', 'x', '!', 'x'.repeat((field.maxLength ?? 200) + 1), 7];
    case 'email':
      return ['an', 'an@nowhere', "o'neil@example.com", 'an@@example.com', 'an@example.com '];
    case 'phone':
      return ['abc', '12', '0912345678901234567890'];
    case 'url':
      return ['nowhere', 'example.com/a', 'http://'];
    case 'integer':
    case 'year':
    case 'decimal':
    case 'money':
      return [...beyond(field), 1.5, 'abc', true];
    case 'boolean':
      return ['yes', 1];
    case 'date':
      return ['hôm nay', '2026-02-30', '30/12/2026', '2026-12-30T00:00:00Z'];
    case 'month':
      return ['hôm nay', '2026-13', '12/2026', '2026-1'];
    case 'time':
      return ['05:30', '24:00', '5:30', '05:30:00Z', 'sáng'];
    case 'date-time':
      return ['2026-12-30', '2026-12-30T25:00:00Z', '2026-12-30T05:30:00.000Z', 'mai'];
    case 'enum':
      return ['NOT_ONE', 3];
    case 'enum-list':
      return [['NOT_ONE'], [...field.values.slice(0, 1), ...field.values.slice(0, 1)], [], 'NOT_ONE'];
    case 'text-list':
      return [[7], [''], ['a', 'a'], []];
    case 'reference':
    case 'rich-text':
      return [7];
    case 'reference-list':
      return [[7], ['a', 'a'], [], 'a'];
    case 'nested-list':
      return [
        [],
        [{}],
        Array.from({ length: (field.maxItems ?? 100) + 1 }, () => ({})),
        ...nested(field.fields, (row) => [row, row]),
      ];
    case 'nested-object':
      return [{}, 'x', ...nested(field.fields, (row) => row)];
    case 'file':
    case 'image':
      return ['nowhere', [], ['nowhere'], 7];
    case 'color':
      return ['red', '#12345', '#GGGGGG'];
    case 'localized-text':
      return [{}, 'x', { xx: 'x' }, ...nested(field.fields, (row) => row)];
    case 'geo-point':
      return [{ lat: 100, lng: 0 }, { lat: 21 }, '21,105'];
    case 'json':
      return ['{'];
  }
}

function beyond({ minimum, maximum }: { readonly minimum?: number; readonly maximum?: number }): readonly number[] {
  return [...(minimum === undefined ? [] : [minimum - 1]), ...(maximum === undefined ? [] : [maximum + 1])];
}

function nested(fields: readonly Field[], around: (row: object) => unknown): readonly unknown[] {
  return fields.flatMap((field) => wrongValues(field).map((value) => around({ [field.name]: value })));
}
