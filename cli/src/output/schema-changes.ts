import type { Reported } from '../changes/report.ts';
import { paint, print } from './print.ts';

const AUDIENCES = ['api', 'data', 'owned'] as const;

export function printSchemaChanges(changes: readonly Reported[], since: string): void {
  for (const level of ['breaking', 'safe'] as const) {
    const found = changes.filter((change) => change.level === level);
    if (found.length === 0) continue;
    print(paint(level === 'breaking' ? 'red' : 'green', `${level} since ${since}`));
    for (const change of found) printChange(change, since);
    print('');
  }
}

function printChange({ code, subject, text, place, ...effects }: Reported, since: string): void {
  const where = `${place.removed ? `${since}:` : ''}${place.file}:${place.line}:${place.column}`;
  print(`  ${paint('bold', where)}  ${paint('dim', code)}  ${subject}: ${text}`);
  for (const audience of AUDIENCES) {
    const effect = effects[audience];
    if (effect) print(`    ${audience.padEnd(6)}${effect.level.padEnd(9)} ${effect.text}`);
  }
}

/** Returns the number of changes as a text, for example `2 breaking and 1 safe`. */
export function countChanges(changes: readonly Reported[]): string {
  const count = (level: Reported['level']) => changes.filter((change) => change.level === level).length;
  return `${count('breaking')} breaking and ${count('safe')} safe`;
}
