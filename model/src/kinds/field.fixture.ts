import { buildFields } from '../build/field.ts';
import type { Field } from '../model/fields/field.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import type { Enum, ProjectKind } from '../model/model.ts';
import { formatsOf } from '../region/formats.ts';
import { HANOI } from '../region/testing/regions.ts';
import type { CsvContext } from './cells/csv.ts';
import type { TextContext } from './kind.ts';

export const sameInBoth = (words: string) => ({ vi: words, en: words });

export const STATES: Enum = {
  name: 'state',
  source: 'schemas/enums/state.json',
  label: sameInBoth('State'),
  values: [
    { value: 'OPEN', label: { vi: 'Đang mở', en: 'Open' } },
    { value: 'DONE', label: { vi: 'Xong', en: 'Finished' } },
    { value: 'LOST', label: { vi: 'Mất; hủy', en: 'Lost' } },
  ],
};
export const MARK: ProjectKind = {
  name: 'mark',
  base: 'text',
  pattern: '^[A-Z]{2}-\\d{3}$',
  message: sameInBoth('!'),
  examples: ['AB-123', 'CD-456'],
};
export const MOBILE: ProjectKind = {
  name: 'mobile',
  base: 'phone',
  pattern: '^(?:\\+84|0)9\\d{8}$',
  message: sameInBoth('!'),
  examples: ['0912345678', '+84987654321'],
};

export { HANOI };

export const CSV: CsvContext = {
  language: 'vi',
  languages: ['vi', 'en'],
  enums: [STATES],
  formats: formatsOf(HANOI),
  yesNo: { vi: { yes: 'Có', no: 'Không' }, en: { yes: 'Yes', no: 'No' } },
};

export const TEXTS: TextContext = {
  language: 'vi',
  formats: CSV.formats,
  yesNo: { yes: 'Có', no: 'Không' },
  labelOf: (_, value) => STATES.values.find((one) => one.value === value)?.label['vi'] ?? String(value),
  unitOf: ({ unit }) => unit?.['vi'] ?? '',
};

const VOCABULARY = {
  languages: ['vi', 'en'],
  enums: new Map([['state', STATES]]),
  kinds: new Map([
    ['mark', MARK],
    ['mobile', MOBILE],
  ]),
};

/** Builds one required field from its schema with the function that also builds the fields of a loaded project. */
export function fieldOf(schema: JsonSchema): Field {
  const [field] = buildFields(
    { required: ['it'], properties: { it: { 'x-label': sameInBoth('Ghi chú'), ...schema } } },
    VOCABULARY,
    'things',
  );
  if (!field) throw new Error('no field');
  return field;
}

/** Returns a seeded random generator (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
