import { DOCUMENT_KINDS, DOCUMENT_TYPE_NAMES } from '../model/document-kinds.ts';
import type { ModelDifference } from './difference.ts';

/** Keys that the description of a change leaves out before a name. It says `books`, for example, not `resources books`. */
const SILENT: ReadonlySet<string> = new Set(['resources', 'workflow', 'permissions', 'config', 'values', 'schema']);

const SINGULAR: Readonly<Record<string, string>> = {
  enums: 'enum',
  kinds: 'kind',
  groups: 'group',
  modules: 'module',
  actions: 'action',
  ...Object.fromEntries(DOCUMENT_TYPE_NAMES.map((name) => [DOCUMENT_KINDS[name].folder, name])),
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

/** Returns the name of the changed thing in plain words: `books.isbn`, `books transition lend`, `enum book-state LOST`. */
export function subjectOf({ path, template }: ModelDifference): string {
  const steps = template.split('/');
  const isField = steps[0] === 'field';
  // If a key of a field changed, such as `maxLength`, the subject is the field. The text of the verdict names the key.
  const named = isField ? path.slice(0, path.length - steps.length + 1) : path;
  const words: string[] = [];
  for (const [index, step] of named.entries()) {
    const isLast = index === named.length - 1;
    if (!isLast && SILENT.has(step)) continue;
    if (!isLast && isField && step === 'fields') continue;
    if (isField && named[index - 1] === 'fields') words.push([words.pop(), step].join('.'));
    else words.push(isLast ? step : (SINGULAR[step] ?? step));
  }
  return words.join(' ');
}
