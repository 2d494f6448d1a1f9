import { isObject, type MapLine, type MapView } from '@tuyen/model';
import type { Identifier, RaRecord } from 'react-admin';
import { coordinatesOf, type Coordinates } from './coordinates.ts';

/** Record on a map: its point, its line, or both. */
export interface Shape {
  readonly record: RaRecord;
  readonly point?: Coordinates;
  readonly line?: readonly Coordinates[];
}

/** Records that the lines of other records lead through. */
export interface Stops {
  readonly byId: ReadonlyMap<Identifier, RaRecord>;
  /** Records that refer to a record, in their order. */
  readonly of: ReadonlyMap<Identifier, readonly RaRecord[]>;
}

export const NO_STOPS: Stops = { byId: new Map(), of: new Map() };

/** Returns the records that have a place on the map. */
export function shapesOf(view: MapView, records: readonly RaRecord[], stops: Stops): readonly Shape[] {
  return records.flatMap((record) => {
    const point = view.point === undefined ? undefined : coordinatesOf(record, view.point);
    const found = view.line ? lineOf(view.line, record, stops) : [];
    const line = found.length > 1 ? found : undefined;
    if (point === undefined && line === undefined) return [];
    return [{ record, ...(point && { point }), ...(line && { line }) }];
  });
}

function lineOf(line: MapLine, record: RaRecord, stops: Stops): readonly Coordinates[] {
  return valuesOf(line, record, stops).flatMap((each) => coordinatesOf(each, line.point) ?? []);
}

function valuesOf(line: MapLine, record: RaRecord, stops: Stops): readonly unknown[] {
  if ('by' in line) return stops.of.get(record.id) ?? [];
  const items: unknown = record[line.list];
  if (!Array.isArray(items)) return [];
  return 'resource' in line ? idsIn(line, items).map((id) => stops.byId.get(id)) : items;
}

/** Returns the ids of the records that lines lead through. Empty if the records refer to the lines instead. */
export function idsOf(line: MapLine | undefined, records: readonly RaRecord[]): readonly string[] {
  if (!line || 'by' in line || !('resource' in line)) return [];
  const all = records.flatMap((record) => {
    const items: unknown = record[line.list];
    return Array.isArray(items) ? idsIn(line, items) : [];
  });
  return [...new Set(all)];
}

function idsIn(line: MapLine, items: readonly unknown[]): readonly string[] {
  const field = 'field' in line ? line.field : undefined;
  return items.flatMap((item) => {
    const id = field === undefined ? item : isObject(item) ? item[field] : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}

/** Returns all points of a shape. */
export function pointsOf({ point, line = [] }: Shape): readonly Coordinates[] {
  return point ? [point, ...line] : line;
}

/** Returns where the box with the facts of a record points to. */
export function middleOf({ point, line = [] }: Shape): Coordinates | undefined {
  return point ?? line[Math.floor(line.length / 2)];
}
