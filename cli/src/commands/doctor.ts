import { examine } from '../doctor/examine.ts';
import type { Examination } from '../doctor/examination.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';

interface DoctorFlags {
  readonly root?: string;
  readonly json?: boolean;
  readonly databaseUrl?: string;
}

const SIGNS = {
  ok: ['green', '✓'],
  warning: ['yellow', '!'],
  broken: ['red', '✗'],
  skipped: ['dim', '-'],
} as const;

export async function doctor({ root, json, databaseUrl }: DoctorFlags): Promise<ExitCode> {
  const found = await examine({
    root: findRoot(root),
    environment: process.env,
    databaseUrl,
    nodeVersion: process.versions.node,
  });
  if (json) printJson({ checks: found });
  else printTable(found);
  return found.some(({ state }) => state === 'broken') ? EXIT.problems : EXIT.ok;
}

function printTable(rows: readonly Examination[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, state, found, fix } of rows) {
    const [style, sign] = SIGNS[state];
    print(`${paint(style, sign)} ${paint('bold', name.padEnd(width))}  ${found}`);
    if (fix !== undefined) print(`${' '.repeat(width + 4)}${paint('dim', '→')} ${fix}`);
  }
}
