import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domain } from '@tuyen/domain';
import { VARIABLES } from '@tuyen/server';
import { MOCK_VARIABLES } from '@tuyen/server-mock';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

function rows(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.replace(/\s+\|/gu, ' |').replace(/\|\s+/gu, '| '));
}

test('docs/operating.md lists every environment variable with description and default', () => {
  const text = readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8');
  const section = text.slice(text.indexOf('## Environment'), text.indexOf('## What supervises it'));
  const product = text.slice(text.indexOf('## The product of this repository'));
  const lines = (variables: typeof VARIABLES) =>
    variables.map(({ name, what, unset }) => `| \`${name}\` | ${what} | ${unset} |`);
  expect(rows(section)).toEqual(lines(VARIABLES));
  expect(rows(product)).toEqual(lines(domain.environment ?? []));
});

test('docs/qa.md lists every limit of the QA server with its default and environment variable', () => {
  const text = readFileSync(join(projectRoot, 'docs/qa.md'), 'utf8');
  const limits = text.slice(text.indexOf('## Limits'));
  const variables = MOCK_VARIABLES.filter(({ name }) => name.startsWith('TUYEN_QA_') && name !== 'TUYEN_QA_TOKEN');
  expect(variables.length).toBeGreaterThan(10);
  const number = (unset: string) => Number(unset.replaceAll('`', '')).toLocaleString('en');
  const missing = variables.filter(({ name, unset }) => {
    const row = limits.split('\n').find((line) => line.includes(`\`${name}\``)) ?? '';
    return !new RegExp(`\\b${number(unset)}\\b`, 'u').test(row);
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});
