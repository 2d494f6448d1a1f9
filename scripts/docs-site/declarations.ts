// Reads the exported declarations of TypeScript modules, each with the comment above it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Comment, type Declaration as Node, parseSync, type Program } from 'oxc-parser';

export interface Declaration {
  readonly name: string;
  readonly about: string;
  /** Source text without the bodies of functions and classes, followed by the types that only the signature uses. */
  readonly code: string;
}

/**
 * Returns the exports of a module, also those that it takes from other modules. Modules of packages are read through
 * the package's exports.
 */
export function exportsOf(file: string): readonly Declaration[] {
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const types = localTypes(program, text);
  return program.body.flatMap((statement): readonly Declaration[] => {
    if (statement.type === 'ExportAllDeclaration') return exportsOf(moduleAt(statement.source.value, file));
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.source) {
      const known = exportsOf(moduleAt(statement.source.value, file));
      return statement.specifiers.flatMap(({ local, exported }) => {
        const [from, name] = [local, exported].map((one) => ('name' in one ? one.name : ''));
        return known.filter((each) => each.name === from).map((each) => ({ ...each, name: name ?? '' }));
      });
    }
    if (!statement.declaration) return [];
    const about = commentAbove(comments, text, statement.start);
    const declared = text.slice(statement.start, codeEnd(statement.declaration, statement.end)).trim();
    const code = [declared, ...usedTypes(declared, types)].join('\n\n');
    return namesOf(statement.declaration).map((name) => ({ name, about, code }));
  });
}

function moduleAt(source: string, from: string): string {
  const path = source.startsWith('.') ? join(dirname(from), source) : fileURLToPath(import.meta.resolve(source));
  if (!existsSync(path)) throw new Error(`${from} exports from ${source}, which is missing.`);
  return path;
}

function namesOf(declaration: Node): readonly string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id && 'name' in declaration.id ? [declaration.id.name] : [];
}

/** Returns the position where the body of a function, arrow function or class begins. */
function codeEnd(declaration: Node, end: number): number {
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
    return declaration.body?.start ?? end;
  if (declaration.type !== 'VariableDeclaration') return end;
  const value = declaration.declarations.at(-1)?.init;
  return value?.type === 'ArrowFunctionExpression' ? value.body.start : end;
}

function commentAbove(comments: readonly Comment[], text: string, start: number): string {
  const before = comments.filter(({ end }) => end <= start);
  const above = before.findLast(({ end }) => text.slice(end, start).trim() === '');
  return above ? plain(above.value) : '';
}

/** Returns the code of the types that the module does not export, by name. */
function localTypes({ body }: Program, text: string): ReadonlyMap<string, string> {
  return new Map(
    body.flatMap((statement) => {
      if (statement.type !== 'TSInterfaceDeclaration' && statement.type !== 'TSTypeAliasDeclaration') return [];
      return [[statement.id.name, text.slice(statement.start, statement.end)] as const];
    }),
  );
}

function usedTypes(code: string, types: ReadonlyMap<string, string>): readonly string[] {
  const used = new Map<string, string>();
  const open = [code];
  for (const next of open) {
    for (const [name, type] of types) {
      if (used.has(name) || !new RegExp(`\\b${name}\\b`, 'u').test(next)) continue;
      used.set(name, type);
      open.push(type);
    }
  }
  return [...used.values()];
}

function plain(comment: string): string {
  return comment
    .replaceAll(/^\s*\*+ ?/gmu, '')
    .trim()
    .replaceAll(/\s*\n\s*/gu, ' ');
}
