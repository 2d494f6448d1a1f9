// Reads the exported declarations of TypeScript modules, each with the comment above it.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Declaration {
  readonly name: string;
  readonly about: string;
  readonly code: string;
}

export function declarationsIn(file: string): readonly Declaration[] {
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    const name = 'id' in declaration && declaration.id && 'name' in declaration.id ? declaration.id.name : '';
    if (name === '') return [];
    const body = declaration.type === 'FunctionDeclaration' ? declaration.body : undefined;
    const code = text.slice(statement.start, body ? body.start : statement.end).trim();
    const before = comments.filter(({ end }) => end <= statement.start);
    const above = before.findLast(({ end }) => text.slice(end, statement.start).trim() === '');
    return [{ name, about: above ? plain(above.value) : '', code }];
  });
}

export function reexportsOf(file: string): readonly Declaration[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return [];
    const names = statement.specifiers.map(({ local }) => ('name' in local ? local.name : ''));
    const own = declarationsIn(join(dirname(file), statement.source.value));
    return names.flatMap((name) => own.filter((each) => each.name === name));
  });
}

function plain(comment: string): string {
  return comment
    .replaceAll(/^\s*\*+ ?/gmu, '')
    .trim()
    .replaceAll(/\s*\n\s*/gu, ' ');
}
