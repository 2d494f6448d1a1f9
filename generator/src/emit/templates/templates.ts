import {
  csvHeadings,
  importedFields,
  kindOf,
  knowsAction,
  textIn,
  type Field,
  type FieldOf,
  type ImportContext,
  type Model,
  type Resource,
  type Text,
} from '@tuyen/model';
import { type SheetColumn, workbook } from '@tuyen/model/xlsx';
import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';

/**
 * Returns `/templates/{language}/{resource}.xlsx` for each importable resource: a sheet with the columns to fill in,
 * and a sheet that explains them. The import reads CSV, so users save the filled sheet as CSV.
 */
export function templates({ model, paths }: Project): readonly GeneratedFile[] {
  const { admin } = paths;
  if (!admin) return [];
  const imported = model.resources.filter((resource) => canImport(model, resource));
  return model.languages.flatMap((language) =>
    imported.map((resource) => {
      const referred = referredBy(model, resource);
      const { fields, plural, actions, workflow } = resource;
      const labels = referred.map(({ name, label }) => [name, label]);
      return {
        path: `${admin.public}/templates/${language}/${resource.name}.xlsx`,
        sources: [...new Set([resource, ...referred].map(({ source }) => source))],
        resource: resource.name,
        slice: [
          fields,
          plural,
          actions,
          workflow?.history,
          labels,
          model.enums,
          model.kinds,
          model.languages,
          language,
        ],
        print: () => template(model, resource, language),
        format: false,
      };
    }),
  );
}

function referredBy({ resources }: Model, resource: Resource): readonly Resource[] {
  const names = new Set(importedFields(resource).flatMap((field) => ('resource' in field ? [field.resource] : [])));
  return resources.filter(({ name }) => names.has(name));
}

function canImport(model: Model, { module, actions, singleton, place }: Resource): boolean {
  return (
    !place && knowsAction(model.permissions, module, 'import') && actions.includes('create') && singleton === undefined
  );
}

function template(model: Model, resource: Resource, language: string): Uint8Array {
  const say = (text: Text) => textIn(text, language, model.languages);
  const words = WORDS[language] ?? ENGLISH;
  const fields = importedFields(resource);
  const context: ImportContext = {
    say,
    yesNo: words,
    labels: (field) => labelsOf(model, field, say),
    labelOf: (name) => say(model.resources.find((one) => one.name === name)?.label ?? {}),
    exampleOf: (format) => model.kinds.find(({ name }) => name === format)?.examples.map(String)[0],
  };
  const ruleOf = (field: Field) => kindOf(field).importRule(field, context);
  const heading = csvHeadings(resource, model, language);
  const columns = fields.map((field): SheetColumn => {
    return { heading: heading(field), marked: isRequired(field), choices: ruleOf(field).choices ?? [] };
  });
  const sheets = [
    { name: say(resource.plural), columns, rows: [] },
    {
      name: words.sheet,
      columns: [words.column, words.required, words.rule].map((text) => ({ heading: text, marked: true })),
      rows: [
        ...fields.map((field) => [
          heading(field),
          isRequired(field) ? words.yes : '',
          [field.help && say(field.help), ruleOf(field).text].filter(Boolean).join(' '),
        ]),
        ['', '', words.existing],
        ['', '', words.save],
      ],
    },
  ];
  return workbook(sheets, 'stored');
}

function isRequired(field: Field): boolean {
  return field.required && field.when === undefined;
}

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
    existing: 'Dòng có mã đã tồn tại sẽ sửa bản ghi đó; ô trống giữ nguyên giá trị cũ.',
    save: 'Lưu trang tính đầu tiên thành tệp CSV UTF-8 rồi chọn tệp đó khi nhập dữ liệu.',
  },
};
