import type { RecordFilter } from './record-filter.ts';
import type { Slug } from '../permission.ts';
import type { Text } from '../text.ts';

/** The first page of a role, from `schemas/dashboards/`. */
export interface Dashboard {
  readonly name: string;
  /** Relative to the project: `schemas/dashboards/company.json`. */
  readonly source: string;
  readonly label: Text;
  /** The role groups whose offices see it; empty: everybody without one of their own. */
  readonly groups: readonly string[];
  /** Superusers see it, in whatever office. */
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
  /** Left out while there is nothing to show. */
  readonly hideZero: boolean;
}

/** What is counted: records of a resource. */
export interface TileQuery {
  readonly resource: string;
  readonly filter: RecordFilter;
  /** What the reader needs besides reading the resource. */
  readonly permission?: Slug;
}

/** What the domain computes. It decides itself who sees it. */
export interface DomainFigure {
  readonly figure: string;
  readonly money: boolean;
  /** The list that the tile leads to. */
  readonly list?: TileQuery;
}

export type Period = 'day' | 'week' | 'month';

/** Undefined `sum`: records are counted. */
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
    /** The field by which it is sorted, and what it says of a record: since when it waits, or until when it is to be done. */
    readonly date: string;
    readonly means: 'since' | 'due';
    readonly late?: RecordFilter;
  };

export type ChartTile = TileBase & { readonly kind: 'chart'; readonly first: number } & (
    | (Counted & { readonly group: string })
    | (DomainFigure & { readonly enum?: string })
  );

/** The dashboard that somebody sees: a superuser that of superusers, others that of their office's group, else the common one. */
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
