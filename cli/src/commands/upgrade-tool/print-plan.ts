import type { ToolUpgrade } from '@tuyen/generator';
import { paint, print } from '../../output/print.ts';

/** Prints the codemods and the changed files. A dry run also prints the changed lines. */
export function printPlan({ from, to, codemods, files }: ToolUpgrade, isDry: boolean): void {
  print(from === to ? `The project is written for ${from}.` : `Upgrade from ${from} to ${to}`);
  for (const { version, name, description } of codemods) print(`  ${version}  ${name}: ${description}`);
  for (const { path, changes } of files) {
    print(`${paint('cyan', (isDry ? 'change' : 'changed').padEnd(9))} ${path}`);
    for (const { sign, line } of isDry ? changes : [])
      print(paint(sign === '+' ? 'green' : 'red', `  ${sign} ${line}`));
  }
  if (files.length === 0) print(`${paint('green', '✓')} No file needs a change.`);
}

export function printNotes(notes: ToolUpgrade['notes']): void {
  if (notes.length > 0) print('\nLeft for you:');
  for (const { file, line, message } of notes) print(`${paint('yellow', 'note')}  ${file}:${line}  ${message}`);
  print(`Next: ${paint('bold', 'npx tsc --noEmit')} finds what no codemod knows.`);
}
