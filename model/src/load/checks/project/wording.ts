import { enumNamed } from '../../../build/field.ts';
import { isObject } from '../../../model/json/is-object.ts';
import { listIn, objectIn, type Raw, stringIn } from '../../../model/json/raw.ts';
import type { Catalog } from '../../catalog.ts';
import type { DeclaredObject } from '../../declared.ts';
import type { Document, SchemaProblem } from '../../problem.ts';
import { checkPlaceholders } from './placeholders.ts';

/**
 * Reports texts that are complete but mislead: one label for two fields, an action that is named like the button that
 * leaves its dialog, and placeholders that one language lacks.
 */
export function* checkWording(catalog: Catalog): Iterable<SchemaProblem> {
  const enums = new Map(
    catalog.documents.flatMap((one) => (one.kind === 'enum' ? [[one.name, objectIn(one.value)]] : [])),
  );
  for (const { document, objects } of catalog.resources.values()) {
    for (const object of objects) yield* sharedLabels(object, enums, catalog.config.languages);
    yield* dismissLabels(document, catalog);
  }
  yield* checkPlaceholders(catalog);
}

function* sharedLabels(
  { fields, document }: DeclaredObject,
  enums: ReadonlyMap<string, Raw>,
  languages: readonly string[],
): Iterable<SchemaProblem> {
  for (const language of languages) {
    const seen = new Map<string, string>();
    for (const field of fields.values()) {
      const own = 'x-label' in field.schema;
      const labeled = own ? field.schema : enums.get(enumNamed(stringIn(field.schema, '$ref') ?? ''));
      const words = stringIn(objectIn(labeled, 'x-label'), language);
      if (words === undefined) continue;
      const first = seen.get(folded(words));
      if (first === undefined) {
        seen.set(folded(words), field.name);
        continue;
      }
      yield {
        code: 'TUY806',
        severity: 'warning',
        document,
        path: own ? [...field.path, 'x-label', language] : field.path,
        ...(!own && { at: 'key' }),
        message: `"${field.name}" and "${first}" have the same label in "${language}": "${words}".`,
        hint: 'Users cannot tell them apart. Rename one.',
      };
    }
  }
}

const folded = (words: string): string => words.trim().toLowerCase();

function* dismissLabels(document: Document, { config, documents, toolWords }: Catalog): Iterable<SchemaProblem> {
  const actions = [
    ...listIn(objectIn(document.value, 'workflow'), 'transitions').map((item, index) => ({
      action: objectIn(item),
      path: ['workflow', 'transitions', index, 'label'],
    })),
    ...listIn(document.value, 'operations').map((item, index) => ({
      action: objectIn(item),
      path: ['operations', index, 'label'],
    })),
  ];
  for (const language of config.languages) {
    const own = documents.find(({ file }) => file === `${config.schemas}/locales/${language}/admin.json`);
    const words = [own?.value, toolWords[language]?.['admin']].map((texts) =>
      stringIn(objectIn(isObject(texts) ? texts : {}, 'workflow'), 'cancel'),
    );
    const dismiss = words.find((word) => word !== undefined);
    for (const { action, path } of actions) {
      const words = stringIn(objectIn(action, 'label'), language);
      if (words === undefined || dismiss === undefined || folded(words) !== folded(dismiss)) continue;
      yield {
        code: 'TUY807',
        severity: 'warning',
        document,
        path: [...path, language],
        message: `"${dismiss}" is also the button that leaves the dialog of this action.`,
        hint: 'Name the action after its effect: a verb and an object.',
      };
    }
  }
}
