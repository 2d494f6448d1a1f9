import { enumNamed } from '../../../build/field.ts';
import { STANDARD_FORMATS } from '../../../model/vocabulary.ts';
import type { Catalog } from '../../catalog.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { objectIn, stringIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';
import { actionsByModule } from '../project/access.ts';

export function* checkReferences(catalog: Catalog): Iterable<SchemaProblem> {
  for (const { document, schemas } of catalog.resources.values()) {
    for (const { schema, path, isRule } of schemas) {
      yield* reference(document, path, schema, catalog);
      yield* serialTemplate(document, path, schema, catalog);
      const file = stringIn(schema, '$ref');
      if (file !== undefined && isRule) yield referenceInRule(document, [...path, '$ref']);
      else if (file !== undefined) yield* enumFile(document, [...path, '$ref'], file, catalog);
      const format = stringIn(schema, 'format');
      if (format !== undefined) yield* formatName(document, [...path, 'format'], format, catalog);
    }
  }
}

function* reference(document: Document, path: Path, schema: Raw, catalog: Catalog): Iterable<SchemaProblem> {
  const short = stringIn(schema, 'x-reference');
  const place = [...path, 'x-reference'];
  if (short !== undefined) yield* resourceName(document, place, short, catalog);
  const written = objectIn(schema, 'x-reference');
  const name = stringIn(written, 'resource');
  if (name === undefined) return;
  yield* resourceName(document, [...place, 'resource'], name, catalog);
  const use = stringIn(written, 'use');
  const target = catalog.resources.get(name);
  if (use === undefined || !target) return;
  const module = stringIn(target.document.value, 'module') ?? name;
  const rights = new Set(['read', 'public', ...(actionsByModule(catalog).get(module) ?? [])]);
  if (rights.has(use)) return;
  const message = `The module "${module}" has no action "${use}" for "use".`;
  yield { code: 'TUY212', document, path: [...place, 'use'], message, hint: suggest(use, rights) };
}

function* resourceName(document: Document, path: Path, name: string, { resources }: Catalog): Iterable<SchemaProblem> {
  if (resources.has(name)) return;
  const message = `No resource is named "${name}".`;
  yield { code: 'TUY203', document, path, message, hint: suggest(name, resources.keys()) };
}

function* serialTemplate(document: Document, path: Path, schema: Raw, catalog: Catalog): Iterable<SchemaProblem> {
  const name = stringIn(schema, 'x-serial');
  const templates = catalog.enums.get(catalog.config.serialTemplates ?? '');
  if (name === undefined || !templates || templates.includes(name)) return;
  const place = `enums/${catalog.config.serialTemplates}.json`;
  const hint = suggest(name, templates) ?? `Add it to ${place}, and to the code that fills the templates.`;
  const message = `No serial template is named "${name}".`;
  yield { code: 'TUY213', document, path: [...path, 'x-serial'], message, hint };
}

function referenceInRule(document: Document, path: Path): SchemaProblem {
  const message = '"$ref" cannot be used in a rule.';
  return { code: 'TUY205', document, path, message, hint: 'Write the values: "const" for one, "enum" for several.' };
}

function* enumFile(document: Document, path: Path, reference: string, { enums }: Catalog): Iterable<SchemaProblem> {
  if (!/^\.\.\/enums\/[^/]+\.json$/.test(reference)) {
    const message = `"$ref" can only refer to an enum file.`;
    yield { code: 'TUY205', document, path, message, hint: referenceHint(reference) };
    return;
  }
  const name = enumNamed(reference);
  if (enums.has(name)) return;
  const hint = suggest(name, enums.keys()) ?? `Add the file enums/${name}.json.`;
  yield { code: 'TUY204', document, path, message: `There is no enum file "${name}".`, hint };
}

function referenceHint(reference: string): string {
  return /#\/(?:\$defs|definitions|components)\//u.test(reference)
    ? 'Write the schema where it is used. Move values that several fields share to enums/, and records to a resource with "x-reference".'
    : 'Write it as "../enums/order-status.json".';
}

const FOREIGN_FORMATS: ReadonlyMap<string, string> = new Map([
  ['int32', 'Remove it. Write "type": "integer" with "minimum" and "maximum".'],
  [
    'int64',
    'Remove it. Write "type": "integer"; for numbers beyond 9007199254740991 write "type": "string" with a pattern.',
  ],
  ['float', 'Remove it. Write "type": "number".'],
  ['double', 'Remove it. Write "type": "number".'],
  ['decimal', 'Remove it. Write "type": "number" with "multipleOf".'],
  ['byte', 'Remove it. Write "x-kind": "file" for an upload.'],
  ['binary', 'Remove it. Write "x-kind": "file" for an upload.'],
  ['hostname', 'Remove it. Write a "pattern", or add a kind with one to kinds/.'],
  ['idn-hostname', 'Remove it. Write a "pattern", or add a kind with one to kinds/.'],
]);

function* formatName(document: Document, path: Path, name: string, { kinds }: Catalog): Iterable<SchemaProblem> {
  if (STANDARD_FORMATS.includes(name) || kinds.has(name)) return;
  const hint =
    FOREIGN_FORMATS.get(name) ??
    suggest(name, [...kinds.keys(), ...STANDARD_FORMATS]) ??
    `Add the file kinds/${name}.json.`;
  yield { code: 'TUY207', document, path, message: `No format is named "${name}".`, hint };
}
