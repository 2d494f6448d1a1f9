import { isObject, placeholdersIn, type Flow, type FlowField, type Model, type Words } from '@tuyen/model';
import { didYouMean } from '@tuyen/model/suggest';
import type { RouteOptions } from 'fastify';
import { API } from '../engine/api.ts';
import { refusalCodes } from '../engine/messages.ts';
import { NoDomain } from './project-domain.ts';

interface Missing {
  /** JSON Pointer to the place in the flow's file that contains the unresolved name */
  readonly key: string;
  readonly message: string;
  readonly hint: string;
}

/**
 * Checks the names in flows that the schemas do not define: endpoints with their parameters, the keys of their rows,
 * and error codes.
 * @param endpoints all routes of the server
 * @param words texts of the project, by language
 * @throws NoDomain with a line for each unresolved name
 */
export function checkFlowEndpoints(
  { flows }: Pick<Model, 'flows'>,
  endpoints: readonly RouteOptions[],
  words: Readonly<Record<string, Words>>,
): void {
  const routes = routesByMethod(endpoints);
  const codes = refusalCodes(words);
  const found = flows.flatMap((flow) =>
    [...ofSubmit(flow, routes), ...ofLinks(flow, codes), ...ofChoices(flow, routes)].map(
      ({ key, message, hint }) => `${flow.source} ${key}: ${message} ${hint}`,
    ),
  );
  if (found.length > 0) throw new NoDomain(found.join('\n'));
}

type Routes = Readonly<Record<'GET' | 'POST', ReadonlyMap<string, RouteOptions>>>;

function routesByMethod(endpoints: readonly RouteOptions[]): Routes {
  const of = (method: string) =>
    new Map(
      endpoints
        .filter((route) => [route.method].flat().includes(method) && route.url.startsWith(`${API}/`))
        .map((route) => [route.url.slice(API.length + 1).replace(/:(\w+)/g, '{$1}'), route]),
    );
  return { GET: of('GET'), POST: of('POST') };
}

/**
 * Skips staff flows. They send their values to a resource, and the validation of the schemas already checks the path of
 * the resource.
 */
function* ofSubmit({ for: audience, submit, result }: Flow, routes: Routes): Iterable<Missing> {
  if (audience === 'staff') return;
  yield* ofAddress('/submit/path', submit.method, submit.path, routes);
  if (result?.load !== undefined) yield* ofResult(result.load, routes);
  if (submit.quote !== undefined) yield* ofAddress('/submit/quote', 'POST', submit.quote, routes);
}

function* ofResult(load: string, routes: Routes): Iterable<Missing> {
  const named = [...routes.GET.keys()].find((path) => path.replace(/\{\w+\}/, '{id}') === load);
  yield* ofAddress('/result/load', 'GET', named ?? load, routes);
}

function* ofLinks({ task }: Flow, codes: readonly string[]): Iterable<Missing> {
  for (const [index, { code }] of (task?.links ?? []).entries()) {
    if (codes.includes(code)) continue;
    const message = `no refusal has the code "${code}".`;
    const hint = didYouMean(code, codes) ?? `Write its text at errors.${code} of the server's words.`;
    yield { key: `/submit/links/${index}/code`, message, hint };
  }
}

function* ofChoices({ steps }: Flow, routes: Routes): Iterable<Missing> {
  for (const [step, { fields }] of steps.entries()) {
    for (const [field, { options }] of fields.entries()) {
      if (!options) continue;
      const key = `/steps/${step}/fields/${field}/options`;
      yield* ofAddress(`${key}/path`, 'GET', options.path, routes);
      yield* ofRows(key, options, routes.GET.get(pathOf(options.path)));
    }
  }
}

const pathOf = (address: string) => address.split('?', 1)[0] ?? '';

function* ofAddress(key: string, method: keyof Routes, address: string, routes: Routes): Iterable<Missing> {
  const path = pathOf(address);
  const route = routes[method].get(path);
  if (!route) {
    const hint = didYouMean(path, [...routes[method].keys()]) ?? "Add it to the domain's routes, or correct the path.";
    yield { key, message: `the server has no endpoint ${method} ${path}.`, hint };
    return;
  }
  const query = route.schema?.querystring;
  if (!isObject(query) || !isObject(query['properties']) || query['additionalProperties'] !== false) return;
  const parameters = Object.keys(query['properties']);
  for (const name of new URLSearchParams(address.slice(path.length + 1)).keys()) {
    if (parameters.includes(name)) continue;
    const message = `${method} ${path} takes no parameter "${name}".`;
    yield { key, message, hint: didYouMean(name, parameters) ?? `It takes: ${parameters.join(', ')}.` };
  }
}

/**
 * Checks that the rows in an endpoint's response contain the keys that a flow reads. Skips routes that do not declare
 * the keys of their rows.
 */
function* ofRows(
  key: string,
  { path, value, label, hint = '', requiredBy }: NonNullable<FlowField['options']>,
  route: RouteOptions | undefined,
): Iterable<Missing> {
  const keys = route && keysOfRows(route);
  if (!keys) return;
  const read: readonly [string, readonly string[]][] = [
    ['value', [value]],
    ['label', namesIn(label)],
    ['hint', namesIn(hint)],
    ['required_by', requiredBy === undefined ? [] : [requiredBy]],
  ];
  for (const [at, names] of read)
    for (const name of names) {
      if (keys.includes(name)) continue;
      const message = `the rows of GET ${pathOf(path)} have no "${name}".`;
      yield { key: `${key}/${at}`, message, hint: didYouMean(name, keys) ?? `They have: ${keys.join(', ')}.` };
    }
}

const namesIn = (template: string) => placeholdersIn(template).map(({ name }) => name.split('.', 1)[0] ?? '');

/**
 * Returns the property names of the rows in a route's response. The response is a list, or an object with the list in
 * `data`. Returns undefined if the route's schema does not name all properties.
 */
function keysOfRows({ schema }: RouteOptions): readonly string[] | undefined {
  const answers: unknown = schema?.response;
  const answer = isObject(answers) ? answers['200'] : undefined;
  const rows = isObject(answer) && isObject(answer['properties']) ? answer['properties']['data'] : answer;
  const row = isObject(rows) ? rows['items'] : undefined;
  if (!isObject(row) || !isObject(row['properties'])) return undefined;
  const { additionalProperties } = row;
  if (additionalProperties !== undefined && additionalProperties !== false) return undefined;
  return Object.keys(row['properties']);
}
