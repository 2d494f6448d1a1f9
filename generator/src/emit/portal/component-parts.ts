import { placeholdersIn, type Flow } from '@tuyen/model';
import { posix } from 'node:path';
import type { Imports } from '../print/imports.ts';
import { literal } from '../print/jsx.ts';
import { importPath } from '../print/module.ts';
import { pascal } from '../print/names.ts';

export const KIT = '@tuyen/portal-kit';
/** Module with the languages of the project. The path is relative to the folder of a portal flow. */
export const PROJECT = '../project.gen.ts';

export interface Part {
  readonly flow: Flow;
  readonly path: string;
  readonly imports: Imports;
  readonly statements: string[];
}

export function pageKey({ name }: Pick<Flow, 'name'>, text: string): string {
  return `pages.${name}.${text}`;
}

export const component = {
  path: importPath,
  /** Imports a default export under a name that follows from the file: `unpaid-orders.tsx` becomes `UnpaidOrders`. */
  import({ imports, path }: Pick<Part, 'imports' | 'path'>, module: string): string {
    const name = pascal(posix.basename(module, '.tsx'));
    return imports.value(importPath(path, module), `default as ${name}`);
  },
};

export function tag({ imports }: Part, name: string, props: readonly string[]): string {
  return `<${imports.value(KIT, name)} ${props.filter(Boolean).join(' ')} />`;
}

export function slot(part: Part, module: string | undefined, props: string): string {
  return module === undefined ? '' : `<${component.import(part, module)} ${props} />`;
}

export function onSent({ flow, imports, path }: Part): string {
  const { result } = flow;
  const statements: string[] = [];
  if (result?.sent !== undefined) {
    const sent = imports.value(importPath(path, result.sent), `default as ${functionName(result.sent)}`);
    statements.push(`${sent}({ form: ${literal(flow.name)}, answer, answers })`);
  }
  if (result?.path === undefined) statements.push('setSent({ answer })');
  else {
    const isFixed = placeholdersIn(result.path).length === 0;
    const next = isFixed ? literal(result.path) : `${imports.value(KIT, 'nextPath')}(${literal(result.path)}, answer)`;
    statements.push(`location.assign(${imports.value(PROJECT, 'pathIn')}(language, ${next}))`);
  }
  const isUsed = statements.some((one) => /\banswer\b/.test(one));
  const given = result?.sent !== undefined ? '(answer, answers)' : isUsed ? '(answer)' : '()';
  const [first = ''] = statements;
  return `onSent={${given} => ${statements.length === 1 ? first : `{ ${statements.map((one) => `${one};`).join(' ')} }`}}`;
}

function functionName(module: string): string {
  const name = pascal(posix.basename(module, '.ts'));
  return name.charAt(0).toLowerCase() + name.slice(1);
}
