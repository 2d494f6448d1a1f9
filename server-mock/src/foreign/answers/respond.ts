import { seededRandom, seedOf } from '../../seed/random.ts';
import { isJson } from '../collections/collections.ts';
import { listBody } from '../collections/envelope.ts';
import type { ListPage } from '../collections/list-query.ts';
import { plainName, type Place, withValue } from '../collections/places.ts';
import type { StoreSettings } from '../collections/store.ts';
import type { DescribedResponse, Media, Operation, Schema } from '../document/open-api.ts';
import { type SampleSource, sampleValue } from '../samples/sample-value.ts';

export interface ForeignAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Media type of the body. Undefined if there is no body. */
  readonly type: string | undefined;
  /** JSON value, or a text of another media type. */
  readonly body: unknown;
}

export interface Wanted {
  readonly operation: Operation;
  readonly status: number;
  /** Name of the example to send. */
  readonly example?: string | undefined;
  readonly accept: string | undefined;
  /** Text that decides the sample values: the same text gives the same values. */
  readonly key: string;
}

/** Content that replaces a part of the example or sample. */
export interface Content {
  readonly place?: Place | undefined;
  readonly record?: Schema | undefined;
  readonly page?: ListPage | undefined;
  readonly addressOf?: (query: Readonly<Record<string, string>>) => string;
  /** Address of the record, for the header `Location`. */
  readonly location?: string | undefined;
}

export function sampleSource(settings: StoreSettings, key: string): SampleSource {
  const random = seededRandom(seedOf(`${settings.seed}/${key}`));
  settings.locale.faker.seed(Math.floor(random() * 0x7fffffff));
  return { ...settings, random, index: 0 };
}

/** Returns the response of an operation for a status, also by its range (`4XX`) or the default. */
export function responseFor({ responses }: Operation, status: number): DescribedResponse | undefined {
  return responses[status] ?? responses[`${String(status)[0]}XX`] ?? responses['default'];
}

/** Composes a response from an example of the document, else from the schema. */
export function respond(settings: StoreSettings, wanted: Wanted, content: Content = {}): ForeignAnswer {
  const response = responseFor(wanted.operation, wanted.status);
  const source = sampleSource(settings, wanted.key);
  const headers = headersOf(response, source, content);
  const [type, media] = chosenMedia(response?.content ?? {}, wanted.accept);
  if (type === undefined || !media || wanted.status === 204 || wanted.status === 304)
    return { status: wanted.status, headers, type: undefined, body: undefined };
  return {
    status: wanted.status,
    headers,
    type: type.split(';')[0],
    body: bodyOf(type, media, wanted, content, source),
  };
}

/** Returns the media type to send: the first that the client accepts, else JSON, else the first of the document. */
export function chosenMedia(
  content: Readonly<Record<string, Media>>,
  accept = '*/*',
): readonly [type: string | undefined, media: Media | undefined] {
  const types = Object.keys(content);
  const asked = accept.split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  const accepted = asked.flatMap((range) => types.find((type) => isInRange(type, range)) ?? []);
  const type = (asked.includes('*/*') ? undefined : accepted[0]) ?? types.find(isJson) ?? types[0];
  return [type === '*/*' ? 'application/json' : type, type === undefined ? undefined : content[type]];
}

/** Returns whether a media type is in a range such as `text/*`. */
function isInRange(type: string, range: string): boolean {
  return range !== '' && (range.endsWith('/*') ? type.startsWith(range.slice(0, -1)) : type === range);
}

function bodyOf(type: string, media: Media, wanted: Wanted, content: Content, source: SampleSource): unknown {
  const { '': single, ...named } = media.examples;
  const example = wanted.example === undefined ? (single ?? Object.values(named)[0]) : named[wanted.example];
  if (!isJson(type)) return typeof example === 'string' ? example : plainText(type, media, source);
  const schema = media.schema ?? {};
  const body = example === undefined ? sampleValue(schema, '', source) : structuredClone(example);
  const { place, record, page, addressOf = () => '' } = content;
  if (!place) return body;
  if (page) return listBody(schema, place, page, { references: source.references, sample: body, addressOf });
  return record ? withValue(body, place.path, record) : body;
}

/** Returns a sample text for a media type that is not JSON. Binary types and XML get an empty text. */
function plainText(type: string, { schema = {} }: Media, source: SampleSource): string {
  const sampled = type.startsWith('text/') ? sampleValue(schema, 'text', source) : '';
  return typeof sampled === 'string' ? sampled : JSON.stringify(sampled);
}

function headersOf(
  response: DescribedResponse | undefined,
  source: SampleSource,
  content: Content,
): Readonly<Record<string, string>> {
  const entries = Object.entries(response?.headers ?? {}).flatMap(([name, { schema = {}, examples }]) => {
    if (name === 'content-type') return [];
    const known = knownHeader(name, content);
    if (known !== undefined) return known === '' ? [] : [[name, known] as const];
    const [example] = Object.values(examples);
    return [[name, String(example ?? sampleValue(schema, name, source))] as const];
  });
  const sendable = entries.map(([name, value]) => [name, value.replaceAll(/[^\t\u0020-\u007E]/gu, '?')] as const);
  return Object.fromEntries(sendable);
}

/**
 * Returns the value of a header about a record or a page: `Location`, a total, `Content-Range` or `Link`. Returns
 * undefined for any other header. An empty value omits the header.
 */
function knownHeader(name: string, { page, location, addressOf = () => '' }: Content): string | undefined {
  const plain = plainName(name);
  if (plain === 'location') return location ?? '';
  if (!page) return undefined;
  if (/total/u.test(plain)) return String(page.total);
  if (plain === 'contentrange') {
    const last = page.offset + page.rows.length - 1;
    return page.rows.length === 0 ? `items */${page.total}` : `items ${page.offset}-${last}/${page.total}`;
  }
  if (plain !== 'link') return undefined;
  const links = [page.next && (['next', page.next] as const), page.previous && (['prev', page.previous] as const)];
  return links.flatMap((one) => (one ? [`<${addressOf(one[1])}>; rel="${one[0]}"`] : [])).join(', ');
}
