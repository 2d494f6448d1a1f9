// Prints the page about kinds of fields from `model/src/kinds`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GOLDEN } from '../../model/src/kinds/golden.fixture.ts';
import { kindNamed, kindNames } from '../../model/src/kinds/index.ts';
import { exportsOf } from './declarations.ts';

const KINDS = 'model/src/kinds';

export function kindsPage(root: string): string {
  const about = aboutKinds(root);
  return [
    '# Kinds of fields',
    'A property has the first kind that recognizes its schema, or the kind that `x-kind` names. The kind decides column, operators, input, display, filter, CSV cell and TypeScript type. A project adds kinds of its own: [extending a project](../extending.md).',
    ...kindNames().flatMap((name) => [`## ${name}`, about.get(name) ?? '', ...facts(name)].filter(Boolean)),
    '',
  ].join('\n\n');
}

function facts(name: string): readonly string[] {
  const kind = kindNamed(name);
  if (!kind) return [];
  const { sql, operators, sortable } = kind;
  const example = GOLDEN.find((each) => each.kind === name)?.schema;
  return [
    ...(example ? [`\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``] : []),
    [
      `- Column: \`${sql.sqlite}\` in SQLite, \`${sql.postgres}\` in PostgreSQL`,
      `- Operators: ${operators.length > 0 ? operators.map((each) => `\`${each}\``).join(' ') : 'none'}`,
      `- Lists can be ordered by it: ${sortable ? 'yes' : 'no'}`,
    ].join('\n'),
  ];
}

function aboutKinds(root: string): ReadonlyMap<string, string> {
  const folder = join(root, KINDS);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/u.test(file));
  return new Map(
    files.flatMap((file) =>
      exportsOf(join(folder, file)).flatMap(({ about, code }) => {
        const name = /readonly kind: '([^']+)'/u.exec(code)?.[1];
        return name === undefined || about === '' ? [] : [[name, about] as const];
      }),
    ),
  );
}
