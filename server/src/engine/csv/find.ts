import {
  identifyingFields,
  kindOf,
  type Model,
  placeholderParts,
  type Resource,
  resourceNamed,
  transformInput,
} from '@tuyen/model';
import { seesRecord } from '../write/references/caller-references.ts';
import { type Reference, referencesIn } from '../write/references/references.ts';
import type { Auth, Caller, Reader, Row } from '../domain.ts';
import type { FieldError } from '../problem.ts';
import { textsOf } from '../store/tables/columns.ts';
import { DASH } from './names.ts';

interface Parts {
  readonly model: Model;
  readonly auth: Pick<Auth, 'may'>;
  readonly reader: Reader;
  readonly caller: Caller;
  /** Returns the name of a record in each language, in the language of the caller first. */
  readonly namesOf: (resource: Resource, record: Readonly<Row>) => readonly string[];
}

export type FoundReference = { readonly id: string } | { readonly error: FieldError };

/**
 * Maximum number of dashes at which a text such as `code – title` is split. A code may contain dashes, so each dash may
 * be the separator.
 */
const MAX_DASHES = 3;
/** Maximum number of records whose titles are compared. A common name may have thousands. */
const MAX_CANDIDATES = 1000;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;
const NONE: FieldError = { code: 'reference' };

/**
 * Finds the records that texts of a file refer to: by id, by code, by code and title as in an export, or by a unique
 * title. Records that the caller may not see are not found.
 */
export function openFinder({ model, auth, reader, caller, namesOf }: Parts) {
  const known = new Map<string, FoundReference>();

  return {
    async learn(fields: Resource['fields'], rows: readonly Readonly<Row>[]): Promise<void> {
      const references = rows.flatMap((row) => referencesIn(fields, row));
      for (const [resource, found] of Map.groupBy(references, (each) => each.resource)) {
        const target = resourceNamed(model, resource);
        if (target) await learnOf(target, found);
      }
    },
    found: (resource: string, text: string): FoundReference => known.get(`${resource}/${text}`) ?? { error: NONE },
  };

  async function learnOf(target: Resource, references: readonly Reference[]): Promise<void> {
    const uses = new Map(references.map(({ id, use }) => [id, use]));
    const texts = [...uses.keys()].filter((text) => !known.has(`${target.name}/${text}`));
    const records = await candidates(target, texts);
    for (const text of texts) {
      const seen = records.filter((record) => seesRecord({ model, auth }, caller, target, record, uses.get(text)));
      known.set(`${target.name}/${text}`, decide(target, text, seen));
    }
  }

  async function candidates(target: Resource, texts: readonly string[]): Promise<readonly Row[]> {
    const found = new Map<string, Row>();
    const add = (rows: readonly Row[]) => rows.forEach((row) => found.set(String(row['id']), row));
    const ids = texts.flatMap((text) => idIn(text) ?? []);
    if (ids.length > 0) add(await reader.find(target.name, { id: ids }));
    for (const field of identifyingFields(target).filter(({ name }) => name !== 'id')) {
      const codes = texts.flatMap((text) => codesIn(text).map((code) => transformInput(model, field, code)));
      const wanted = new Set(codes.filter((code) => typeof code === 'string'));
      if (wanted.size > 0) add(await reader.find(target.name, { [field.name]: [...wanted] }));
    }
    const title = titleField(target);
    if (title !== undefined && texts.length > 0)
      add(await reader.find(target.name, { [title]: texts }, { limit: MAX_CANDIDATES }));
    return [...found.values()];
  }

  function decide(target: Resource, text: string, records: readonly Row[]): FoundReference {
    const id = idIn(text);
    const named = id === undefined ? undefined : records.find((record) => record['id'] === id);
    if (named) return { id: String(named['id']) };
    const codes = identifyingFields(target).filter(({ name }) => name !== 'id');
    const hasCode = (record: Row, code: string) =>
      codes.some((field) => record[field.name] === transformInput(model, field, code));
    const [fullText = '', ...parts] = codesIn(text);
    const exact = records.filter((record) => hasCode(record, fullText));
    if (exact.length > 0) return only(exact);
    for (const code of parts) {
      const [record] = records.filter((each) => hasCode(each, code));
      if (!record) continue;
      return namesOf(target, record).some((name) => folded(name) === folded(text))
        ? { id: String(record['id']) }
        : { error: { code: 'reference_mismatch', params: { code, name: namesOf(target, record)[0] ?? code } } };
    }
    const title = titleField(target);
    const titled = title === undefined ? [] : records.filter((record) => textsOf(record[title]).includes(text));
    return titled.length > 0 ? only(titled) : { error: NONE };
  }
}

function only(records: readonly Row[]): FoundReference {
  const [record] = records;
  if (!record) return { error: NONE };
  return records.length === 1 ? { id: String(record['id']) } : { error: { code: 'reference_ambiguous' } };
}

function idIn(text: string): string | undefined {
  const id = text.endsWith(']') ? text.slice(text.lastIndexOf('[') + 1, -1) : text;
  return ID.test(id) ? id : undefined;
}

function codesIn(text: string): readonly string[] {
  const parts = text.split(DASH, MAX_DASHES + 1);
  return [text, ...parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join(DASH))];
}

function titleField({ title, fields }: Resource): string | undefined {
  const [only, ...more] = placeholderParts(title);
  if (only === undefined || typeof only === 'string' || more.length > 0) return undefined;
  return fields.find((field) => field.name === only.name && kindOf(field).defaults.title(field))?.name;
}

function folded(text: string): string {
  return text.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/gu, ' ');
}
