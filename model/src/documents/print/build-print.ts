import type { Print, PrintBlock, PrintColumn, PrintField } from './print.ts';
import { PAPERS } from './print.ts';
import { relatedRows } from './print-rows.ts';
import { slugFor } from '../../model/permission.ts';
import type { Resource } from '../../model/resource.ts';
import type { Field } from '../../model/fields/field.ts';
import { kindOf } from '../../kinds/index.ts';
import { resolvePath } from '../../placeholders/field-path.ts';
import { fieldsOfModel, pathFields } from '../../placeholders/model-fields.ts';
import type { PrintBlockFile, PrintFieldFile, PrintFile } from '../../generated/print.ts';
import type { Named } from '../../build/files.ts';

/** Size of the page in mm. */
const QR_SIZE = 28;
const BARCODE_SIZE = 12;

export function buildPrint(
  { value: file, name, source }: Named<PrintFile>,
  resources: ReadonlyMap<string, Resource>,
): Print {
  const { label, resource, list = false, when, copies } = file;
  const module = resources.get(resource)?.module ?? resource;
  const [holder = '', field = ''] = file.template?.split('.') ?? [];
  const isNumber = numberIn([...resources.values()], resource);
  return {
    name,
    source,
    label,
    resource,
    list,
    permission: file.permission ?? slugFor(module, 'show'),
    ...(when && { when }),
    papers: file.papers ?? PAPERS,
    ...(copies && { copies }),
    ...(file.template !== undefined && { template: { resource: holder, field } }),
    blocks: file.blocks.map((block) => ({ ...buildBlock(block, isNumber), ...(block.when && { when: block.when }) })),
  };
}

type IsNumber = (path: string, rows: string | undefined) => boolean;

function buildBlock(file: PrintBlockFile, isNumber: IsNumber): PrintBlock {
  const { align = 'left', strong = false, small = false, columns = 1 } = file;
  if (file.heading) return { block: 'heading', text: file.heading, align: file.align ?? 'center' };
  if (file.text) return { block: 'text', text: file.text, align, strong, small };
  if (file.fields) return { block: 'fields', fields: file.fields.map(buildField), columns };
  if (file.totals) return { block: 'totals', fields: file.totals.map(buildField) };
  if (file.table) return buildTable(file.table, isNumber);
  if (file.qr !== undefined) return { block: 'code', code: 'qr', path: file.qr, size: file.size ?? QR_SIZE };
  if (file.barcode !== undefined)
    return { block: 'code', code: 'barcode', path: file.barcode, size: file.size ?? BARCODE_SIZE };
  if (file.signatures) return { block: 'signatures', places: file.signatures };
  if (file.space !== undefined) return { block: 'space', size: file.space };
  return { block: file.line ? 'line' : 'letterhead' };
}

function buildField(file: PrintFieldFile): PrintField {
  if (typeof file === 'string') return { path: file, strong: false };
  return { path: file.field, ...(file.label && { label: file.label }), strong: file.strong ?? false };
}

function buildTable(file: NonNullable<PrintBlockFile['table']>, isNumber: IsNumber): PrintBlock {
  const columns = file.columns.map((written): PrintColumn => {
    const field = buildField(written);
    const { align, width = 1, total = false } = typeof written === 'string' ? {} : written;
    return { ...field, align: align ?? (isNumber(field.path, file.rows) ? 'right' : 'left'), width, total };
  });
  return {
    block: 'table',
    ...(file.rows !== undefined && { rows: file.rows }),
    numbered: file.numbered ?? false,
    columns,
  };
}

/** Returns whether the values of a field are quantities. Years are numbers, but not quantities. */
function isQuantity(field: Field | undefined): boolean {
  const { numeric = 'plain' } = field ? kindOf(field) : {};
  return numeric !== 'plain';
}

function numberIn(resources: readonly Resource[], name: string): IsNumber {
  const fields = resources.find((resource) => resource.name === name)?.fields ?? [];
  return (path, rows) => {
    const related = relatedRows(rows);
    const list = fields.find((field) => field.name === rows);
    const own = list && 'fields' in list ? list.fields : fields;
    const inside = related ? (resources.find((one) => one.name === related.resource)?.fields ?? []) : own;
    const found = resolvePath(path, pathFields(inside), fieldsOfModel({ resources }));
    return 'steps' in found && isQuantity(found.steps.at(-1)?.field.field);
  };
}
