/** Files of a new kind of field, as required by the README of `model/src/kinds`: a duration in minutes. */
export const KIND = 'model/src/kinds/duration.ts';
export const KIND_TEXT = `import type { FieldBase } from '../model/fields/field.ts';
import { fieldElement } from './element.ts';
import { textFromCsv, textToCsv } from './cells/csv.ts';
import type { Kind } from './kind.ts';
import { ORDER } from './operators.ts';
import { sampleNumber } from './samples/sample-number.ts';
import { MAX_SHORT } from './limits.ts';
import { COLUMN_AND_FILTER } from './defaults.ts';
import { wholeNumber } from './query.ts';

/** Minutes. */
export interface DurationField extends FieldBase {
  readonly kind: 'duration';
}

export const duration: Kind<'duration'> = {
  name: 'duration',
  declared: { types: ['integer'] },
  recognizes: () => false,
  refine: (schema) => ({ minimum: 0, ...schema }),
  parse: (base) => ({ ...base, kind: 'duration' }),
  sql: { sqlite: 'integer', postgres: 'bigint' },
  operators: ORDER,
  fromQuery: wholeNumber,
  sortable: true,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: COLUMN_AND_FILTER,
  remark: () => 'Minutes.',
  typescript: () => 'number',
  numeric: 'grouped',
  cell: (field) => fieldElement('duration', field),
  toText: (_, value) => \`\${String(value)} min\`,
  show: (field) => fieldElement('duration', field),
  input: (field) => fieldElement('number-input', field),
  filter: (field) => fieldElement('number-input', field),
  portal: undefined,
  sample: (field, random) => sampleNumber(field.schema, random, 5, 600),
  inCsv: true,
  identifies: false,
  importRule: (_, { say }) => ({ text: say({ en: 'H:MM, for example 1:30.', vi: 'Giờ:phút, ví dụ 1:30.' }) }),
  toCsv: (_, value) =>
    typeof value === 'number'
      ? \`\${Math.floor(value / 60)}:\${String(value % 60).padStart(2, '0')}\`
      : textToCsv(value),
  fromCsv: (_, cell) => {
    const [, hours, minutes] = /^(\\d+):([0-5]\\d)$/.exec(cell.trim()) ?? [];
    return hours && minutes ? Number(hours) * 60 + Number(minutes) : textFromCsv(cell);
  },
};
`;

const COMPONENT_TEXT = `import { useFieldValue } from 'react-admin';
import type { FieldProps } from './field-props.ts';
import { TextOf } from './text-of.tsx';

/** Minutes, as hours and minutes. */
export function DurationField({ source }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  return <TextOf>{typeof value === 'number' ? \`\${Math.floor(value / 60)} h \${value % 60}\` : null}</TextOf>;
}
`;

const GOLDEN_TEXT = `export const GOLDEN: readonly Golden[] = [
  {
    kind: 'duration',
    schema: { type: 'integer', 'x-kind': 'duration' },
    field: { schema: { type: 'integer', minimum: 0 } },
    cell: 'duration',
    show: 'duration',
    input: 'number-input',
    filter: 'number-input',
    type: 'number',
    text: '90 min',
    csv: [['1:30', 90], ['0:05', 5], ['soon', 'soon']],
  },`;

export const LINES: readonly FileEdit[] = [
  ['model/src/model/fields/field.ts', /^/, "import type { DurationField } from '../../kinds/duration.ts';\n"],
  ['model/src/model/fields/field.ts', /(?<=export type Field =\n)/, '  | DurationField\n'],
];
export const KINDS_LINES: readonly FileEdit[] = [
  ['model/src/kinds/index.ts', /^/, "import { duration } from './duration.ts';\n"],
  ['model/src/kinds/index.ts', /(?<=const KINDS: Kinds = \{\n)/, '  duration,\n'],
  ['model/src/screens/widgets.ts', /(?<=export const WIDGETS = \[\n)/, "  'duration',\n"],
];

export const OTHER_FILES: Readonly<Record<string, string>> = {
  'apps/admin-kit/src/fields/duration-field.tsx': COMPONENT_TEXT,
};
export const OTHER_LINES: readonly FileEdit[] = [
  ['model/src/kinds/golden.fixture.ts', /export const GOLDEN: readonly Golden\[\] = \[/, GOLDEN_TEXT],
  ['apps/admin-kit/src/index.ts', /^/, "export { DurationField } from './fields/duration-field.tsx';\n"],
  ['apps/admin-kit/src/elements/registry.ts', /^/, "import { DurationField } from '../fields/duration-field.tsx';\n"],
  ['apps/admin-kit/src/elements/registry.ts', /(?<=const COMPONENTS = \{\n)/, '  duration: DurationField,\n'],
  [
    'generator/src/emit/admin/widgets.ts',
    /(?<=WidgetComponent>> = \{\n)/,
    "  duration: { component: 'DurationField', from: KIT },\n",
  ],
];

export type FileEdit = readonly [path: string, at: RegExp, text: string];
