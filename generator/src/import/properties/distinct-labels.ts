import { objectIn, type Raw } from '@tuyen/model/raw';
import { humanized } from '../naming/labels.ts';
import type { PropertyContext } from './context.ts';

/** Labels of a field from its name, the shortest first. */
const FROM_NAME: readonly ((name: string) => string)[] = [
  (name) => humanized(name.replace(/_ids?$/u, '')),
  (name) => humanized(name),
];

/**
 * Gives the fields of an object different labels. Fields whose documents share a title, such as `created_by` and
 * `updated_by` with the title "User", get labels from their names. `payee` and `payee_id` become "Payee" and "Payee ID".
 */
export function distinctLabels(
  properties: Readonly<Record<string, Raw>>,
  text: PropertyContext['text'],
): Readonly<Record<string, Raw>> {
  return FROM_NAME.reduce((labeled, labelOf) => {
    const entries = Object.entries(labeled);
    const uses = Map.groupBy(entries, ([, property]) => folded(property));
    return Object.fromEntries(
      entries.map(([name, property]) => [
        name,
        (uses.get(folded(property))?.length ?? 0) > 1 ? { ...property, 'x-label': text(labelOf(name)) } : property,
      ]),
    );
  }, properties);
}

function folded(property: Raw): string {
  return JSON.stringify(objectIn(property, 'x-label')).toLowerCase();
}
