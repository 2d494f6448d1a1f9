import { fieldAt, sameJson, resourceNamed, type Field, type Model, type FlowField, type Flow } from '@tuyen/model';
import type { SchemaWords } from '../locales/resource-words.ts';

type TextKind = 'label' | 'help' | 'unit';

const TREE: Readonly<Record<TextKind, string>> = { label: 'fields', help: 'help', unit: 'units' };

/**
 * Returns the translation key of a field's text. If the page overrides the text, the key is below the page, otherwise
 * below the resource.
 */
export function wordKey(
  model: Model,
  page: Flow,
  { ref, name, field }: Pick<FlowField, 'ref' | 'name' | 'field'>,
  kind: TextKind,
): string | undefined {
  if (field[kind] === undefined) return undefined;
  const own = resourceField(model, ref);
  if (own && sameJson(own[kind], field[kind])) {
    const [resource, ...path] = ref.split('.');
    return `resources.${resource}.${TREE[kind]}.${path.join('.')}`;
  }
  return `pages.${page.name}.${TREE[kind]}.${name}`;
}

export function pageWords(model: Model, page: Flow, words: SchemaWords): void {
  const at = ['pages', page.name];
  words.put([...at, 'title'], page.title);
  const texts = page.page;
  for (const [key, text] of [
    ['lead', texts?.lead],
    ['form_title', texts?.formTitle],
    ['send', texts?.send],
    ['none', texts?.none],
    ['note', texts?.note],
    ['navigation', texts?.navigation],
  ] as const)
    words.put([...at, key], text);
  words.put([...at, 'result', 'title'], page.result?.title);
  words.put([...at, 'result', 'text'], page.result?.text);
  words.put([...at, 'result', 'otherwise'], page.result?.otherwise?.label);
  for (const fact of page.result?.facts ?? []) {
    for (const kind of ['label', 'unit'] as const) {
      const key = wordKey(model, page, fact, kind);
      if (key !== undefined) words.put(keyPath(key), fact.field[kind]);
    }
  }
  for (const step of page.steps) {
    words.put([...at, 'steps', step.name, 'title'], step.title);
    words.put([...at, 'steps', step.name, 'intro'], step.intro);
    for (const each of step.fields) {
      for (const kind of ['label', 'help', 'unit'] as const) {
        const key = wordKey(model, page, each, kind);
        if (key?.startsWith('pages.')) words.put([...at, TREE[kind], each.name], each.field[kind]);
        else if (key !== undefined) words.put(keyPath(key), each.field[kind]);
      }
      words.put([...at, 'links', each.name, 'label'], each.link?.label);
      words.put([...at, 'links', each.name, 'to'], each.link?.to);
      if ('fields' in each.field) words.field(each.ref.split('.')[0] ?? '', each.field);
    }
  }
}

/** Splits `resources.routes.fields.stops.order` into resources, routes, fields, `stops.order`. */
function keyPath(key: string): readonly string[] {
  const [root = '', resource = '', tree = '', ...path] = key.split('.');
  return [root, resource, tree, path.join('.')];
}

function resourceField(model: Model, ref: string): Field | undefined {
  const [name = '', ...path] = ref.split('.');
  return fieldAt(resourceNamed(model, name)?.fields ?? [], path);
}
