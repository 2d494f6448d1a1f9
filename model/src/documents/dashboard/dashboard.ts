import type { RecordFilter } from '../../model/work/record-filter.ts';
import type { Slug } from '../../model/permission.ts';
import type { Text } from '../../model/text.ts';

export interface Dashboard {
  readonly name: string;
  readonly source: string;
  readonly label: Text;
  /** Role groups whose offices see the dashboard. If empty, it is for everyone without a dashboard of their own. */
  readonly groups: readonly string[];
  readonly superusers: boolean;
  readonly tiles: readonly Tile[];
}

export type Tile = FigureTile | TrendTile | ListTile | TodoTile | ChartTile;
export type TileKind = Tile['kind'];
export const TILE_KINDS = ['figure', 'trend', 'list', 'todo', 'chart'] as const satisfies readonly TileKind[];

interface TileBase {
  readonly name: string;
  readonly label: Text;
  readonly help?: Text;
  readonly wide: boolean;
  readonly hideZero: boolean;
}

export interface TileQuery {
  readonly resource: string;
  readonly filter: RecordFilter;
  /** Permission that a user needs to see the tile, in addition to the permission to read the resource. */
  readonly permission?: Slug;
}

export interface DomainFigure {
  readonly figure: string;
  readonly money: boolean;
  readonly list?: TileQuery;
}

export type Period = 'day' | 'week' | 'month';

/** Tile that shows one number: the sum of the field `sum`, or the number of records if `sum` is undefined. */
interface Counted extends TileQuery {
  readonly sum?: string;
}

export type FigureTile = TileBase & { readonly kind: 'figure'; readonly tone: Tone } & (
    | (Counted & { readonly period?: { readonly of: Period; readonly date: string } })
    | DomainFigure
  );

export type Tone = 'neutral' | 'warning' | 'danger';

export type TrendTile = TileBase &
  Counted & { readonly kind: 'trend'; readonly date: string; readonly by: Period; readonly last: number };

interface Rows extends TileQuery {
  readonly columns: readonly string[];
  readonly first: number;
}

export type ListTile = TileBase &
  Rows & { readonly kind: 'list'; readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' } };

export type TodoTile = TileBase &
  Rows & {
    readonly kind: 'todo';
    /**
     * Field by which the waiting records are sorted. `means` says what it contains: the time since which a record
     * waits, or the time at which it is due.
     */
    readonly date: string;
    readonly means: 'since' | 'due';
    readonly late?: RecordFilter;
  };

export type ChartTile = TileBase & { readonly kind: 'chart'; readonly first: number } & (
    | (Counted & { readonly group: string })
    | (DomainFigure & { readonly enum?: string })
  );

/** Returns the dashboard for a user: the one for superusers, then the one for the office's group, then the common one. */
export function dashboardFor(
  dashboards: readonly Dashboard[],
  { isSuperuser, group }: { readonly isSuperuser: boolean; readonly group: string | undefined },
): Dashboard | undefined {
  return (
    (isSuperuser ? dashboards.find(({ superusers }) => superusers) : undefined) ??
    dashboards.find(({ groups }) => group !== undefined && groups.includes(group)) ??
    dashboards.find(({ groups, superusers }) => groups.length === 0 && !superusers)
  );
}
