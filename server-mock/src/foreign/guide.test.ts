import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseDocument } from './document/read-document.ts';
import { startMock } from './testing/mock-over-http.ts';

const page = readFileSync(new URL('../../../docs/mocking.md', import.meta.url), 'utf8');
const [, yaml = ''] = /```yaml openapi\.yaml\n(.*?)```/su.exec(page) ?? [];
const [intro = '', ...sections] = page.split(/^## /mu);
const codeOf = (section: string) => [...section.matchAll(/```js\n(.*?)```/gsu)].map(([, code = '']) => code).join('\n');
const examples = sections
  .map((section) => [section.split('\n')[0] ?? '', codeOf(section)] as const)
  .filter(([, code]) => code !== '');

it.each(examples)('the example under "%s" in docs/mocking.md does what the page says', async (_heading, code) => {
  const { document, warnings } = await parseDocument(yaml, 'openapi.yaml');
  expect(warnings).toEqual([]);
  const { origin } = await startMock({ document });
  const run = Function('assert', 'origin', `return (async () => {\n${codeOf(intro)}\n${code}\n})();`);
  await run(assert, origin);
});

it('docs/mocking.md has an example for each part of the mock', () => {
  expect(examples.map(([heading]) => heading)).toEqual([
    'Lists and records',
    'Requests',
    'Other answers',
    'Archives of browsers',
  ]);
});
