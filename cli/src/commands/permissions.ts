import type { PermissionAction, PermissionModule, Permissions } from '@tuyen/model';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';

interface Options {
  readonly root?: string;
  readonly json?: boolean;
  readonly csv?: boolean;
}

export async function permissions(options: Options): Promise<ExitCode> {
  const { loadProjectWithCode } = await import('@tuyen/model/load');
  const { model, diagnostics } = await loadProjectWithCode(findRoot(options.root));
  if (!model) {
    if (options.json) printJson({ diagnostics });
    else printDiagnostics(diagnostics);
    return EXIT.problems;
  }
  if (options.json) printJson(model.permissions);
  else if (options.csv) for (const line of cells(model.permissions)) print(line.map(csvCell).join(','));
  else printTable(model.permissions);
  return EXIT.ok;
}

function cells({ groups, modules }: Permissions): readonly (readonly string[])[] {
  const head = ['module', 'action', ...groups.map(({ name }) => name), 'open-api'];
  const line = (module: PermissionModule, action: PermissionAction) => [
    module.name,
    action.name,
    ...groups.map(({ name }) => (action.groups.includes(name) ? 'x' : '')),
    action.openApi ? 'x' : '',
  ];
  return [head, ...modules.flatMap((module) => module.actions.map((action) => line(module, action)))];
}

function printTable(matrix: Permissions): void {
  const [head = [], ...lines] = cells(matrix);
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  const row = (line: readonly string[]) =>
    line.map((cell, column) => padded(cell, widths[column] ?? 0, column)).join('  ');
  print(paint('bold', row(head).trimEnd()));
  print(widths.map((width) => '-'.repeat(width)).join('  '));
  let module: string | undefined;
  for (const line of lines) {
    const [name = '', ...rest] = line;
    print(row([name === module ? '' : name, ...rest]).trimEnd());
    module = name;
  }
  print(`\n${lines.length} permissions of ${matrix.modules.length} modules; x = may hold it, office by office.`);
}

function padded(cell: string, width: number, column: number): string {
  if (cell !== 'x' || column < 2) return cell.padEnd(width);
  return cell.padStart(Math.ceil((width + 1) / 2)).padEnd(width);
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
