import { knowsAction, textIn, type Field, type Model, type Resource, type Text } from '@tuyen/schemas';
import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';
import { workbook, type Column } from './workbook.ts';

/**
 * `/templates/{language}/{resource}.xlsx` for each resource that can be imported: the columns to fill in, and a sheet that
 * explains them. The import itself reads CSV, so the filled sheet is saved as that.
 */
export function templates({ model, places }: Project): readonly GeneratedFile[] {
  const { admin } = places;
  if (!admin) return [];
  const imported = model.resources.filter((resource) => canImport(model, resource));
  return model.languages.flatMap((language) =>
    imported.map((resource) => ({
      path: `${admin.public}/templates/${language}/${resource.name}.xlsx`,
      sources: [resource.source],
      resource: resource.name,
      slice: [resource.fields, resource.plural, model.enums, model.kinds, language],
      print: () => template(model, resource, language),
      format: false,
    })),
  );
}

function canImport(model: Model, { module, actions, singleton }: Resource): boolean {
  return knowsAction(model.permissions, module, 'import') && actions.includes('create') && singleton === undefined;
}

function template(model: Model, resource: Resource, language: string): Uint8Array {
  const say = (text: Text) => textIn(text, language, model.languages);
  const fields = resource.fields.filter(isTyped);
  const columns = fields.map((field): Column => {
    const choices = field.kind === 'enum' ? field.values.filter((value) => value !== null).map(String) : [];
    return { heading: `${field.name} (${say(field.label)})`, required: isRequired(field), choices };
  });
  const words = WORDS[language] ?? ENGLISH;
  return workbook([
    { name: say(resource.plural), columns, rows: [] },
    {
      name: words.sheet,
      columns: [words.column, words.name, words.required, words.rule].map((heading) => ({ heading, required: true })),
      rows: [
        ...fields.map((field) => [
          field.name,
          say(field.label),
          isRequired(field) ? words.yes : '',
          [field.help && say(field.help), rule(model, field, say, words)].filter(Boolean).join(' '),
        ]),
        ['', '', '', words.save],
      ],
    },
  ]);
}

/** What a person can write into a cell: no secrets, and no documents, which are uploaded. */
function isTyped({ kind, readOnly, system, writeOnly }: Field): boolean {
  return !readOnly && !system && !writeOnly && kind !== 'file' && kind !== 'image';
}

function isRequired(field: Field): boolean {
  return field.required && field.when === undefined;
}

/** How a cell of the column is written. */
function rule(model: Model, field: Field, say: (text: Text) => string, words: TemplateWords): string {
  switch (field.kind) {
    case 'enum': {
      const values = model.enums.find(({ name }) => name === field.enum)?.values ?? [];
      return values.map(({ value, label }) => `${String(value)} = ${say(label)}`).join('; ');
    }
    case 'date':
      return words.date;
    case 'time':
      return 'HH:mm';
    case 'boolean':
      return 'true / false';
    case 'reference':
      return words.reference.replace(
        '{resource}',
        say(model.resources.find(({ name }) => name === field.resource)?.label ?? {}),
      );
    case 'nested-list':
    case 'nested-object':
      return 'JSON';
    default: {
      const example = model.kinds.find(({ name }) => 'format' in field && name === field.format)?.examples[0];
      return example === undefined ? '' : words.example.replace('{example}', example);
    }
  }
}

interface TemplateWords {
  readonly sheet: string;
  readonly column: string;
  readonly name: string;
  readonly required: string;
  readonly rule: string;
  readonly yes: string;
  readonly date: string;
  readonly reference: string;
  readonly example: string;
  readonly save: string;
}

const ENGLISH: TemplateWords = {
  sheet: 'Notes',
  column: 'Column',
  name: 'Meaning',
  required: 'Required',
  rule: 'How to fill it in',
  yes: 'yes',
  date: 'YYYY-MM-DD or DD/MM/YYYY',
  reference: 'The id of the record: {resource}.',
  example: 'For example {example}.',
  save: 'Save the first sheet as CSV UTF-8, then choose that file in the import.',
};

const WORDS: Readonly<Record<string, TemplateWords>> = {
  en: ENGLISH,
  vi: {
    sheet: 'Hướng dẫn',
    column: 'Cột',
    name: 'Ý nghĩa',
    required: 'Bắt buộc',
    rule: 'Cách điền',
    yes: 'có',
    date: 'YYYY-MM-DD hoặc DD/MM/YYYY',
    reference: 'Mã định danh (id) của bản ghi: {resource}.',
    example: 'Ví dụ {example}.',
    save: 'Lưu trang tính đầu tiên thành tệp CSV UTF-8 rồi chọn tệp đó khi nhập dữ liệu.',
  },
};
