import type { Difference } from './difference.ts';

/** Keys that say nothing where a name follows. */
const SILENT: ReadonlySet<string> = new Set(['resources', 'workflow', 'permissions', 'config', 'values', 'schema']);

/** Lists whose items are called by one word. */
const SINGULAR: Readonly<Record<string, string>> = {
  enums: 'enum',
  kinds: 'kind',
  groups: 'group',
  modules: 'module',
  actions: 'action',
  flows: 'flow',
  mails: 'mail',
  prints: 'print',
  dashboards: 'dashboard',
  languages: 'language',
  transitions: 'transition',
  operations: 'operation',
  tabs: 'tab',
  views: 'view',
  steps: 'step',
  sections: 'section',
  tiles: 'tile',
  variables: 'variable',
};

/** What changed, as people call it: `books.isbn`, `books transition lend`, `enum book-state LOST`. */
export function subjectOf({ path, items, template, how }: Difference): string {
  const field = template.startsWith('field');
  const last = items.at(-1);
  const isItem = last !== undefined && path.at(-1) === last.name && how !== 'changed' && how !== 'reordered';
  // The verdict on a field names the key itself.
  const named = field && template !== 'field' ? path.slice(0, path.length - (template.split('/').length - 1)) : path;
  const words: string[] = [];
  for (const [index, step] of named.entries()) {
    const next = named[index + 1];
    if (step === 'fields' && index > 0 && next !== undefined && field) continue;
    if (SILENT.has(step) && next !== undefined) continue;
    const isField = named[index - 1] === 'fields' && field && words.length > 0;
    const word = (next !== undefined || isItem) && isList(named, index) ? (SINGULAR[step] ?? step) : step;
    if (isField) words.push(`${words.pop()}.${step}`);
    else words.push(word);
  }
  return words.join(' ');
}

function isList(path: readonly string[], index: number): boolean {
  return SINGULAR[path[index] ?? ''] !== undefined && index + 1 < path.length;
}
