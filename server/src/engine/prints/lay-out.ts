import {
  accountNameOf,
  type Field,
  holds,
  isObject,
  type Paper,
  type Print,
  type PrintBlock,
  type PrintColumn,
  type PrintedBlock,
  type PrintedDocument,
  type PrintedValue,
  type PrintField,
  relatedRows,
  resourceNamed,
  textIn,
} from '@tuyen/model';
import { printedCode } from './codes.ts';
import { grantedPaths } from './granted-paths.ts';
import { recordsReferring } from './records-referring.ts';
import { valueText } from './value-text.ts';
import { openLetterhead } from './letterhead.ts';
import { openPathValues } from './path-values.ts';
import { codeText, fillPrintText, type Filling, inLanguage, placeholderText } from './filling.ts';
import { fillPrintTemplate } from './fill-print-template.ts';
import type { Caller, Row } from '../domain.ts';
import type { PrintParts } from './parts.ts';

export interface PrintRequest {
  readonly print: Print;
  readonly records: readonly Row[];
  readonly language: string;
  readonly paper: Paper;
  readonly mark?: string | undefined;
  /** Marks the printed document as a preview: its QR codes and bar codes are unusable. */
  readonly preview?: boolean;
  /**
   * HTML template to use for the document instead of the office's stored template. With an empty string, no template is
   * used.
   */
  readonly template?: string | undefined;
}

/**
 * Lays out a document for the person who prints it. The caller must first check that this person may print it and may
 * see its records.
 */
export async function layOut(projects: PrintParts, caller: Caller, asked: PrintRequest): Promise<PrintedDocument> {
  const { print, records, language, paper, mark, preview = false } = asked;
  const { model, clock } = projects;
  const resource = resourceNamed(model, print.resource);
  const [record = {}] = print.list ? [] : records;
  const officeId = officeOf(record, caller);
  const formats = await projects.formatsFor(officeId);
  const engine: PrintParts = { ...projects, formats };
  const office = await openLetterhead(engine, officeId, language);
  const now = clock.now();
  const granted = grantedPaths(print, model.languages);
  const filling: Filling = {
    engine,
    language,
    values: openPathValues(engine, caller, language, (path) => granted.has(path)),
    fields: resource?.fields ?? [],
    record,
    records,
    words: {
      time: formats.dateTime(now.toISOString()),
      date: formats.date(formats.zone.dayOf(now)),
      by: await callerName(engine, caller),
      office: office.name,
      count: formats.number(records.length),
    },
    office,
    preview,
  };
  const template = asked.template ?? (await storedTemplate(engine, print, officeId));
  const blocks =
    template === ''
      ? await blocksOf(filling, print.blocks)
      : [{ block: 'rich', parts: await fillPrintTemplate(filling, template) } as const];
  return {
    name: print.name,
    title: textIn(print.label, language, model.languages),
    language,
    paper,
    papers: print.papers,
    languages: model.languages,
    ...(mark !== undefined && { mark }),
    blocks,
  };
}

function officeOf(record: Readonly<Row>, { officeId }: Caller): string | null {
  const own = record['office_id'];
  return typeof own === 'string' ? own : officeId;
}

async function callerName({ model, store }: PrintParts, { actor }: Caller): Promise<string> {
  if (actor.kind !== 'staff') return '';
  const { users } = model.identity;
  const user = await store.get(users.resource, actor.userId);
  return (user && accountNameOf(users, user)) ?? '';
}

async function storedTemplate(engine: PrintParts, { template }: Print, officeId: string | null): Promise<string> {
  if (!template) return '';
  const value = (await engine.settings(template.resource, officeId))[template.field];
  return typeof value === 'string' ? value : '';
}

async function blocksOf(filling: Filling, blocks: readonly PrintBlock[]): Promise<readonly PrintedBlock[]> {
  const printed: PrintedBlock[] = [];
  for (const block of blocks) {
    if (!holds(block.when, filling.record)) continue;
    const done = await blockOf(filling, block);
    if (done) printed.push(done);
    else if (block.block === 'table' && printed.at(-1)?.block === 'heading') printed.push(nothing(filling));
  }
  return printed;
}

const nothing = ({ engine, language }: Filling): PrintedBlock => ({
  block: 'text',
  text: engine.text(language, 'print.none'),
  align: 'left',
  strong: false,
  small: true,
});

async function blockOf(filling: Filling, block: PrintBlock): Promise<PrintedBlock | undefined> {
  switch (block.block) {
    case 'letterhead':
      return { block: 'letterhead', ...filling.office };
    case 'heading':
      return { block: 'heading', text: await fillPrintText(filling, block.text), align: block.align };
    case 'text': {
      const { align, strong, small } = block;
      return { block: 'text', text: await fillPrintText(filling, block.text), align, strong, small };
    }
    case 'fields': {
      const values = await valuesOf(filling, block.fields);
      return values.length === 0 ? undefined : { block: 'fields', values, columns: block.columns };
    }
    case 'totals': {
      const values = await valuesOf(filling, block.fields, isZero);
      return values.length === 0 ? undefined : { block: 'totals', values };
    }
    case 'table':
      return tableOf(filling, block);
    case 'code': {
      const text = await codeText(filling, block.path);
      const code = await printedCode(block.code, text);
      return code && { block: 'code', code, text, size: block.size };
    }
    case 'signatures': {
      const places = block.places.map(async ({ label, name }) => ({
        label: inLanguage(filling, label),
        name: name === undefined ? '' : ((await placeholderText(filling, name)) ?? ''),
      }));
      return { block: 'signatures', places: await Promise.all(places) };
    }
    case 'line':
      return { block: 'line' };
    case 'space':
      return { block: 'space', size: block.size };
  }
}

async function valuesOf(
  filling: Filling,
  fields: readonly PrintField[],
  without: (value: unknown) => boolean = () => false,
): Promise<readonly PrintedValue[]> {
  const printed = fields.map(async ({ path, label, strong }) => {
    const found = await filling.values.of(filling.fields, filling.record, path);
    const value = !strong && without(found?.value) ? '' : (found?.text ?? '');
    return { label: inLanguage(filling, label ?? found?.field.label ?? {}), value, strong };
  });
  return (await Promise.all(printed)).filter(({ value }) => value !== '');
}

const isZero = (value: unknown): boolean => value === 0;

type Table = Extract<PrintBlock, { block: 'table' }>;

async function tableOf(filling: Filling, { rows: list, columns, numbered }: Table): Promise<PrintedBlock | undefined> {
  const { engine, language, values, record } = filling;
  const related = relatedRows(list);
  const holder = list === undefined ? undefined : filling.fields.find(({ name }) => name === list);
  const own = holder && 'fields' in holder ? holder.fields : filling.fields;
  const fields = related ? (resourceNamed(engine.model, related.resource)?.fields ?? []) : own;
  const held = list === undefined ? filling.records : record[list];
  const stored = related ? await recordsReferring(engine, related, record) : held;
  const { audit } = engine.domain;
  const said = (row: Row): Row =>
    related && related.resource === audit?.resource ? (audit.said?.(row, { ...engine, language }) ?? row) : row;
  const rows = Array.isArray(stored) ? stored.filter(isObject).map(said) : [];
  if (rows.length === 0) return undefined;
  const cells = await Promise.all(
    rows.map((row) => Promise.all(columns.map(({ path }) => values.of(fields, row, path, record)))),
  );
  const count = numbered ? [{ label: engine.text(language, 'print.number'), align: 'right' as const, width: 0.6 }] : [];
  const empty = await Promise.all(columns.map(({ path }) => values.of(fields, {}, path)));
  return {
    block: 'table',
    columns: [
      ...count,
      ...columns.map(({ label, align, width }, index) => ({
        label: inLanguage(filling, label ?? empty[index]?.field.label ?? {}),
        align,
        width,
      })),
    ],
    rows: cells.map((row, index) => [...(numbered ? [String(index + 1)] : []), ...row.map((cell) => cell?.text ?? '')]),
    ...(columns.some(({ total }) => total) && { totals: totalsOf(filling, columns, numbered, cells) }),
  };
}

type Cells = readonly (readonly ({ readonly field: Field; readonly value: unknown } | undefined)[])[];

function totalsOf(
  { engine, language, record }: Filling,
  columns: readonly PrintColumn[],
  numbered: boolean,
  cells: Cells,
): readonly string[] {
  const sums = columns.map(({ total }, index) => {
    const field = cells[0]?.[index]?.field;
    if (!total || !field) return '';
    const sum = cells.reduce((so, row) => so + Number(row[index]?.value ?? 0), 0);
    return valueText(engine, field, sum, language, record);
  });
  const all = [...(numbered ? [''] : []), ...sums];
  const at = all.findIndex((text, index) => text === '' && !(numbered && index === 0));
  return all.map((text, index) => (index === at ? engine.text(language, 'print.total') : text));
}
