import {
  csvHeading,
  importedFields,
  knowsAction,
  textIn,
  type Field,
  type FieldOf,
  type Model,
  type Resource,
  type Text,
} from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';
import { workbook, type Column } from './workbook.ts';

/**
 * `/templates/{language}/{resource}.xlsx` for each resource that can be imported: the columns to fill in, and a sheet that
 * explains them. The import reads CSV, so the filled sheet is saved as CSV.
 */
export function templates({ model, paths }: Project): readonly GeneratedFile[] {
  const { admin } = paths;
  if (!admin) return [];
  const imported = model.resources.filter((resource) => canImport(model, resource));
  return model.languages.flatMap((language) =>
    imported.map((resource) => ({
      path: `${admin.public}/templates/${language}/${resource.name}.xlsx`,
      sources: [resource.source],
      resource: resource.name,
      slice: [resource.fields, resource.plural, resource.workflow?.history, model.enums, model.kinds, language],
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
  const words = WORDS[language] ?? ENGLISH;
  const fields = importedFields(resource);
  const heading = (field: Field) => csvHeading(resource, field, model, language);
  const columns = fields.map((field): Column => {
    const choices =
      field.kind === 'enum' ? labelsOf(model, field, say) : field.kind === 'boolean' ? [words.yes, words.no] : [];
    return { heading: heading(field), required: isRequired(field), choices };
  });
  return workbook([
    { name: say(resource.plural), columns, rows: [] },
    {
      name: words.sheet,
      columns: [words.column, words.required, words.rule].map((text) => ({ heading: text, required: true })),
      rows: [
        ...fields.map((field) => [
          heading(field),
          isRequired(field) ? words.yes : '',
          [field.help && say(field.help), rule(model, field, say, words)].filter(Boolean).join(' '),
        ]),
        ['', '', words.existing],
        ['', '', words.save],
      ],
    },
  ]);
}

function isRequired(field: Field): boolean {
  return field.required && field.when === undefined;
}

/** The rule for the cells of a column. */
function rule(model: Model, field: Field, say: (text: Text) => string, words: TemplateWords): string {
  switch (field.kind) {
    case 'enum':
    case 'enum-list':
      return labelsOf(model, field, say).join('; ');
    case 'date':
      return words.date;
    case 'month':
      return words.month;
    case 'date-time':
      return words.moment;
    case 'time':
      return 'HH:mm';
    case 'boolean':
      return `${words.yes} / ${words.no}`;
    case 'reference':
    case 'reference-list':
      return words[field.kind].replace(
        '{resource}',
        say(model.resources.find(({ name }) => name === field.resource)?.label ?? {}),
      );
    case 'nested-list':
    case 'nested-object': {
      const parts = field.fields.filter(({ readOnly }) => !readOnly).map(({ label }) => `${say(label)}: …`);
      return words[field.kind].replace('{parts}', parts.join(' | '));
    }
    default: {
      const example = model.kinds.find(({ name }) => 'format' in field && name === field.format)?.examples[0];
      return example === undefined ? '' : words.example.replace('{example}', example);
    }
  }
}

/** The labels of an enum's values, which the import accepts. */
function labelsOf(
  { enums }: Model,
  { enum: name, values }: FieldOf<'enum' | 'enum-list'>,
  say: (text: Text) => string,
): readonly string[] {
  const known = enums.find((each) => each.name === name)?.values ?? [];
  return known.filter(({ value }) => value !== null && values.includes(value)).map(({ label }) => say(label));
}

interface TemplateWords {
  readonly sheet: string;
  readonly column: string;
  readonly required: string;
  readonly rule: string;
  readonly yes: string;
  readonly no: string;
  readonly date: string;
  readonly month: string;
  readonly moment: string;
  readonly reference: string;
  readonly 'reference-list': string;
  readonly 'nested-list': string;
  readonly 'nested-object': string;
  readonly example: string;
  readonly existing: string;
  readonly save: string;
}

const ENGLISH: TemplateWords = {
  sheet: 'Notes',
  column: 'Column',
  required: 'Required',
  rule: 'How to fill it in',
  yes: 'Yes',
  no: 'No',
  date: 'DD/MM/YYYY, for example 31/12/2026.',
  month: 'MM/YYYY, for example 12/2026.',
  moment: 'DD/MM/YYYY HH:mm, for example 31/12/2026 08:00.',
  reference: 'The code of the record, or its code and name as in an export: {resource}.',
  'reference-list': 'The codes of the records, separated by semicolons: {resource}.',
  'nested-list': 'One line within the cell for each: {parts}',
  'nested-object': '{parts}',
  example: 'For example {example}.',
  existing: 'A row whose code exists changes that record; an empty cell leaves a value as it is.',
  save: 'Save the first sheet as CSV UTF-8, then choose that file in the import.',
};

const WORDS: Readonly<Record<string, TemplateWords>> = {
  en: ENGLISH,
  vi: {
    sheet: 'Hướng dẫn',
    column: 'Cột',
    required: 'Bắt buộc',
    rule: 'Cách điền',
    yes: 'Có',
    no: 'Không',
    date: 'Ngày/tháng/năm, ví dụ 31/12/2026.',
    month: 'Tháng/năm, ví dụ 12/2026.',
    moment: 'Ngày/tháng/năm giờ:phút, ví dụ 31/12/2026 08:00.',
    reference: 'Mã của bản ghi, hoặc mã kèm tên như trong tệp xuất: {resource}.',
    'reference-list': 'Mã của các bản ghi, cách nhau bằng dấu chấm phẩy: {resource}.',
    'nested-list': 'Mỗi mục một dòng trong ô: {parts}',
    'nested-object': '{parts}',
    example: 'Ví dụ {example}.',
    existing: 'Dòng có mã đã tồn tại sẽ sửa bản ghi đó; ô trống giữ nguyên giá trị cũ.',
    save: 'Lưu trang tính đầu tiên thành tệp CSV UTF-8 rồi chọn tệp đó khi nhập dữ liệu.',
  },
};
