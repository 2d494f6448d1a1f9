import { isObject } from '@tuyen/model';

export const SHAPES = ['table', 'bar', 'line', 'pivot'] as const;
export type Shape = (typeof SHAPES)[number];

/** A report as its URL describes it. */
export interface ReportState {
  readonly by: readonly string[];
  readonly measures: readonly string[];
  readonly shape: Shape;
  /** Conditions of the records, in the form of the query parameter `where`. */
  readonly where?: object;
  readonly q?: string;
  readonly tab?: string;
  /** Id of the saved report that was opened. */
  readonly saved?: string;
}

/** Parts of a report that a person changed. An undefined part is removed. */
export type ReportChange = { readonly [key in keyof ReportState]?: ReportState[key] | undefined };

/** Applies a change. A shape that needs more groups than there are becomes a table. */
export function changedReport(state: ReportState, change: ReportChange): ReportState {
  const { by = [], measures = state.measures, shape = state.shape, where, q, tab, saved } = { ...state, ...change };
  const fits = by.length >= (shape === 'pivot' ? 2 : shape === 'table' ? 0 : 1);
  return {
    by,
    measures,
    shape: fits ? shape : 'table',
    ...(where !== undefined && { where }),
    ...(q !== undefined && { q }),
    ...(tab !== undefined && { tab }),
    ...(saved !== undefined && { saved }),
  };
}

/** Reads a report from the parameters of its page, of a saved report or of a list. */
export function readReport(parameters: URLSearchParams): ReportState {
  const where = whereIn(parameters);
  const one = (name: 'q' | 'tab' | 'saved') => {
    const value = parameters.get(name);
    return value ? { [name]: value } : {};
  };
  const measures = parameters.getAll('measure');
  return {
    by: parameters.getAll('by'),
    measures: measures.length > 0 ? measures : ['count'],
    shape: SHAPES.find((shape) => shape === parameters.get('shape')) ?? 'table',
    ...(where && { where }),
    ...one('q'),
    ...one('tab'),
    ...one('saved'),
  };
}

/** Returns the parameters with which the server computes a report, and with which it is saved. */
export function reportQuery({ by, measures, where, q, tab }: ReportState): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const group of by) parameters.append('by', group);
  for (const measure of measures) parameters.append('measure', measure);
  if (where) parameters.set('where', JSON.stringify(where));
  if (q !== undefined) parameters.set('q', q);
  if (tab !== undefined) parameters.set('tab', tab);
  return parameters;
}

/** Returns the parameters of the page of a report. */
export function reportAddress(state: ReportState): URLSearchParams {
  const parameters = reportQuery(state);
  if (state.shape !== 'table') parameters.set('shape', state.shape);
  if (state.saved !== undefined) parameters.set('saved', state.saved);
  return parameters;
}

/** Joins all filters of a query to one condition, so that the builder of conditions can show and change them. */
function whereIn(parameters: URLSearchParams): object | undefined {
  const wheres = [...parameters.getAll('where'), ...parameters.getAll('s')]
    .map(objectIn)
    .filter((where) => where !== undefined);
  const parts = [...parameters.getAll('filter').flatMap(comparisonIn), ...wheres.flatMap(membersOf)];
  return parts.length === 0 ? undefined : { $and: parts };
}

function membersOf(where: Readonly<Record<string, unknown>>): readonly object[] {
  const { $and: members, ...others } = where;
  const all = Array.isArray(members) ? members.filter(isObject) : [];
  return Object.keys(others).length > 0 ? [...all, others] : all;
}

const LISTED: ReadonlySet<string> = new Set(['$in', '$notin', '$between', '$inL', '$notinL']);

function comparisonIn(text: string): readonly object[] {
  const [field = '', operator = '$eq', ...values] = text.split('||');
  if (field === '') return [];
  if (operator === '$isnull' || operator === '$notnull') return [{ [field]: { [operator]: true } }];
  const value = values.join('||');
  return [{ [field]: { [operator]: LISTED.has(operator) ? value.split(',') : value } }];
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
