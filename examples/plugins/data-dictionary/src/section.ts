import { type Field, type Model, type Resource, textIn } from '@tuyen/model';

/** Returns the section of the page about a resource: a heading and a table of the fields. */
export function section(model: Model, { name, plural, source, fields }: Resource, language: string): string {
  const rows = fields.map((field) => [
    `\`${field.name}\``,
    textIn(field.label, language),
    field.kind,
    field.required ? 'yes' : '',
    [...rulesOf(model, field, language), field.help ? textIn(field.help, language) : ''].filter(Boolean).join('; '),
  ]);
  const table = [['Field', 'Label', 'Type', 'Required', 'Rules'], Array.from({ length: 5 }, () => '---'), ...rows];
  const lines = table.map((cells) => `| ${cells.map(cell).join(' | ')} |`);
  return [`## ${textIn(plural, language)} (\`${name}\`)`, `From \`${source}\`.`, lines.join('\n')].join('\n\n');
}

function rulesOf(model: Model, field: Field, language: string): readonly string[] {
  const { schema } = field;
  const limits = LIMITS.flatMap(([keyword, text]) => {
    const limit = schema[keyword];
    return typeof limit === 'number' ? `${text} ${limit}` : [];
  });
  return [
    ...('use' in field ? [`refers to \`${field.resource}\``] : []),
    ...('enum' in field ? [`one of ${valuesOf(model, field.enum, language)}`] : []),
    ...limits,
    ...(field.format === undefined ? [] : [`format ${field.format}`]),
    ...(field.unique ? ['unique'] : []),
    ...(field.readOnly ? ['read-only'] : []),
    ...(field.writeOnly ? ['secret'] : []),
  ];
}

const LIMITS = [
  ['minLength', 'at least characters:'],
  ['maxLength', 'at most characters:'],
  ['minimum', 'at least'],
  ['maximum', 'at most'],
] as const;

function valuesOf({ enums }: Model, name: string, language: string): string {
  const values = enums.find((each) => each.name === name)?.values ?? [];
  return values.map(({ value, label }) => `\`${String(value)}\` (${textIn(label, language)})`).join(', ');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
