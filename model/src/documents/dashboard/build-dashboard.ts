import type { Dashboard, DomainFigure, Tile, TileQuery } from './dashboard.ts';
import { slugFor } from '../../model/permission.ts';
import type { Resource } from '../../model/resource.ts';
import type { DashboardFile, TileFile } from '../../generated/dashboard.ts';
import type { Named } from '../../build/files.ts';

const LAST = { day: 30, week: 12, month: 12 } as const;
/** Default number of records that a list on a dashboard shows, and of bars that a chart shows. */
const RECORDS = 5;
const BARS = 8;
const COLUMNS = 3;

type Resources = ReadonlyMap<string, Resource>;

export function buildDashboard({ name, source, value }: Named<DashboardFile>, resources: Resources): Dashboard {
  return {
    name,
    source,
    label: value.label,
    groups: value.groups ?? [],
    superusers: value.superusers ?? false,
    tiles: value.tiles.map((tile) => buildTile(tile, resources)),
  };
}

function buildTile(file: TileFile, resources: Resources): Tile {
  const base = {
    name: file.name,
    label: file.label,
    ...(file.help && { help: file.help }),
    wide: file.wide ?? file.kind !== 'figure',
    hideZero: file.hideZero ?? false,
  };
  const query = queryOf(file, resources);
  const counted = { ...query, ...(file.sum !== undefined && { sum: file.sum }) };
  const list = resources.get(query.resource)?.list;
  const rows = {
    ...query,
    columns: file.columns ?? list?.columns.slice(0, COLUMNS) ?? [],
    first: file.first ?? RECORDS,
  };
  switch (file.kind) {
    case 'figure':
      return {
        ...base,
        kind: 'figure',
        tone: file.tone ?? 'neutral',
        ...(domainFigure(file, query) ?? figure(file, counted)),
      };
    case 'chart':
      return { ...base, kind: 'chart', first: file.first ?? BARS, ...chart(file, query, counted) };
    case 'trend': {
      const by = file.by ?? 'day';
      return { ...base, ...counted, kind: 'trend', date: file.date ?? '', by, last: file.last ?? LAST[by] };
    }
    case 'list': {
      const sort = file.sort ?? '';
      const written = { field: sort.replace(/^-/u, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' } as const;
      return { ...base, ...rows, kind: 'list', sort: sort === '' && list ? list.sort : written };
    }
    case 'todo':
      return {
        ...base,
        ...rows,
        kind: 'todo',
        date: file.due ?? file.since ?? '',
        means: file.due === undefined ? 'since' : 'due',
        ...(file.late && { late: file.late }),
      };
  }
}

function queryOf(file: TileFile, resources: Resources): TileQuery {
  const module = resources.get(file.resource ?? '')?.module;
  return {
    resource: file.resource ?? '',
    filter: file.filter ?? {},
    ...(file.slug !== undefined && module !== undefined && { permission: slugFor(module, file.slug) }),
  };
}

function figure({ period, date }: TileFile, counted: TileQuery & { readonly sum?: string }) {
  return { ...counted, ...(period !== undefined && date !== undefined && { period: { of: period, date } }) };
}

function chart(file: TileFile, query: TileQuery, counted: TileQuery & { readonly sum?: string }) {
  const ofDomain = domainFigure(file, query);
  if (!ofDomain) return { ...counted, group: file.group ?? '' };
  return { ...ofDomain, ...(file.enum !== undefined && { enum: file.enum }) };
}

function domainFigure({ figure: name, money, resource }: TileFile, query: TileQuery): DomainFigure | undefined {
  if (name === undefined) return undefined;
  return { figure: name, money: money ?? false, ...(resource !== undefined && { list: query }) };
}
