import { expect, test } from 'vitest';
import { finishAll } from './format.ts';

const file = (path: string, text: string, format = true) => ({ path, format, print: () => text });

async function finished(...files: readonly ReturnType<typeof file>[]): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  await finishAll(files, ({ path }, content) => (texts[path] = String(content)));
  return texts;
}

const LIST = '// From a.json.\nimport { A } from \'a\';\nexport const list = <A title="Đơn"  />';
const TYPES =
  "import type { A } from 'a';\n\n/** What it is. */\nexport interface B extends A { b: string }\n// the end";

test('files that are formatted together give the same results as files formatted alone', async () => {
  const files = [
    file('list.tsx', LIST),
    file('again.tsx', LIST),
    file('types.ts', TYPES),
    file('check.d.ts', 'export declare const check: (data: unknown) => boolean'),
    file('check.js', 'export function check(data) { return data.length<1 || data.length>(5) }'),
    file('words.json', '{"a":1}\n', false),
    ...Array.from({ length: 40 }, (_, index) => file(`enum-${index}.ts`, `export type E${index} = "a"|"b"`)),
  ];
  const alone = await Promise.all(files.map((each) => finished(each)));
  expect(await finished(...files)).toEqual(Object.assign({}, ...alone));
  expect(alone[2]).toEqual({
    'types.ts':
      "import type { A } from 'a';\n\n/** What it is. */\nexport interface B extends A {\n  b: string;\n}\n// the end\n",
  });
});

test('code that does not parse is reported by the formatter, regardless of the other files', async () => {
  const broken = finished(file('one.ts', 'export const one = 1;'), file('two.ts', 'export const two = ;'));
  await expect(broken).rejects.toThrow(/^two\.ts would not be valid code: /);
  await expect(finished(file('three.js', 'export const =', false))).rejects.toThrow(/^three\.js /);
});
