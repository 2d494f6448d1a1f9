import type { Condition } from '../../model/json/json-schema.ts';
import type { ViewBase, ViewField } from '../../model/work/view.ts';

/** Name of a geo-point field, or names of the fields with the latitude and the longitude. */
export type MapPoint = string | readonly [lat: string, lng: string];

/**
 * Points that a record leads through. They are in a list of the record, in records that such a list refers to, or in
 * records that refer to the record.
 */
export type MapLine =
  | { readonly list: string; readonly point: MapPoint }
  | { readonly list: string; readonly field?: string; readonly resource: string; readonly point: MapPoint }
  | { readonly by: string; readonly sort?: string; readonly resource: string; readonly point: MapPoint };

export interface MapView extends ViewBase {
  readonly kind: 'map';
  readonly filter: Condition;
  readonly point?: MapPoint;
  readonly line?: MapLine;
  /** Name of a color field or an enum field. */
  readonly color?: string;
  readonly parts: { readonly fields: readonly ViewField[] };
}
