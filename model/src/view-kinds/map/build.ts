import type { MapFile } from '../../generated/view-map.ts';
import type { Field } from '../../model/fields/field.ts';
import type { Resource } from '../../model/resource.ts';
import type { MapLine, MapPoint, MapView } from '../../model/work/view.ts';
import { namesInTitle } from '../../placeholders/names-in-title.ts';
import type { Around } from '../index.ts';
import { viewFields } from '../view-fields.ts';

export function buildMap(file: MapFile, around: Around): MapView {
  const { name, kind, label, filter = {}, color } = file;
  const { fields, list, title } = around.resource;
  const own = file.point ?? (file.line ? undefined : fields.find((field) => field.kind === 'geo-point')?.name);
  const point = own === undefined ? undefined : pointOf(own);
  const line = file.line && lineOf(file.line, around.resource);
  const known = [...namesInTitle(title), ...[own ?? []].flat()];
  const columns = list.columns.filter((column) => !known.includes(column)).slice(0, 4);
  return {
    name,
    kind,
    label,
    slugs: [],
    filter,
    ...(point !== undefined && { point }),
    ...(line && { line }),
    ...(color !== undefined && { color }),
    parts: { fields: viewFields(file.fields ?? columns, around) },
  };
}

function pointOf(written: string | readonly string[]): MapPoint {
  const [lat, lng] = [written].flat();
  return lat !== undefined && lng !== undefined ? [lat, lng] : String(lat);
}

function lineOf(file: NonNullable<MapFile['line']>, { fields }: Resource): MapLine | undefined {
  const { of = '', resource, by, sort } = file;
  const point = pointOf(file.point);
  if (resource !== undefined && by !== undefined) {
    return { by, ...(sort !== undefined && { sort }), resource, point };
  }
  const [list = '', field] = of.split('.');
  const found = fields.find((one) => one.name === list);
  if (field === undefined && found?.kind === 'reference-list') return { list, resource: found.resource, point };
  const inner = found?.kind === 'nested-list' ? found.fields.find((one) => one.name === field) : undefined;
  const target = referred(inner);
  if (field !== undefined && target !== undefined) return { list, field, resource: target, point };
  return field === undefined ? { list, point } : undefined;
}

const referred = (field: Field | undefined) => (field?.kind === 'reference' ? field.resource : undefined);
