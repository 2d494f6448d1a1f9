import { expect, test } from 'vitest';
import { upgradeFile, type OnConflict } from './upgrade-file.ts';

const PATH = 'web/custom/books/inputs.tsx';
const inputs = (title: string, isbn = '<B c={1} />') =>
  `export const inputs = {\n  title: ${title},\n  isbn: ${isbn},\n};\n`;

const upgraded = (mine: string, next: string, onConflict?: OnConflict, base = inputs('<A a={1} />')) =>
  upgradeFile({ path: PATH, base, mine, next, onConflict });

test('upgrading an ejected file merges changes without a conflict and lists the changed lines', async () => {
  const mine = inputs('<A a={2} />');
  expect(await upgraded(mine, inputs('<A a={1} />', '<B c={3} />'))).toEqual({
    action: 'merged',
    text: inputs('<A a={2} />', '<B c={3} />'),
    changes: [
      { sign: '-', line: '  isbn: <B c={1} />,' },
      { sign: '+', line: '  isbn: <B c={3} />,' },
    ],
    problems: [],
  });
});

test('upgrading formats an ejected file only if it was formatted before', async () => {
  const next = inputs('<A a={1}   />', '<B c={3}   d={1} />');
  const formatted = await upgraded(inputs('<A a={2} />'), next);
  expect(formatted.text).toBe(inputs('<A a={2} />', '<B c={3} d={1} />'));
  const own = await upgraded(inputs('<A  a={2} />'), next);
  expect(own.text).toBe(inputs('<A  a={2} />', '<B c={3}   d={1} />'));
});

const CONFLICT = [inputs('<A a={2} />'), inputs('<A a={3} />', '<B c={3} />')] as const;

test('upgrading leaves a file with a conflict unchanged and describes the original, developer’s and schema’s versions', async () => {
  const [mine, next] = CONFLICT;
  expect(await upgraded(mine, next)).toEqual({
    action: 'left',
    text: mine,
    changes: [],
    problems: [
      {
        code: 'TUY860',
        file: PATH,
        at: { text: mine, offset: mine.indexOf('a={2}'), length: 5 },
        message:
          'You and the schema changed this differently.\n' +
          '    before  a={1}\n    yours   a={2}\n    schema  a={3}\n ',
        hint: 'Edit the file, then run `tuyen upgrade books inputs --keep`; or write both versions into the file with --markers.',
      },
    ],
  });
});

test('upgrading can keep the developer’s version of a conflict and apply all other schema changes', async () => {
  expect(await upgraded(...CONFLICT, 'keep')).toEqual({
    action: 'preserved',
    text: inputs('<A a={2} />', '<B c={3} />'),
    changes: [
      { sign: '-', line: '  isbn: <B c={1} />,' },
      { sign: '+', line: '  isbn: <B c={3} />,' },
    ],
    problems: [],
  });
});

test('upgrading can write both versions of a conflict into the file, between conflict markers', async () => {
  const marked = await upgraded(...CONFLICT, 'markers');
  expect(marked).toMatchObject({ action: 'marked', problems: [] });
  expect(marked.text).toBe(
    'export const inputs = {\n' +
      '<<<<<<< yours\n  title: <A a={2} />,\n=======\n  title: <A a={3} />,\n>>>>>>> schema\n' +
      '  isbn: <B c={3} />,\n};\n',
  );
  expect(marked.changes).toContainEqual({ sign: '+', line: '<<<<<<< yours' });
  expect(marked.changes).not.toContainEqual({ sign: '-', line: '  title: <A a={2} />,' });
});

test('a conflict over code that the schema removed is only described, even if conflict markers are requested', async () => {
  const page = (own: string, fields: string) =>
    `import { books } from './books.tsx';\n\n${own}export const Page = () => (\n  <p>\n${fields}  </p>\n);\n`;
  const [a, b] = ['    {books.a}\n', '    {books.b}\n'];
  const mine = page('const label = books.b;\n\n', a + b);
  const { action, text, problems } = await upgraded(mine, page('', a), 'markers', page('', a + b));
  expect([action, text]).toEqual(['left', mine]);
  expect(problems.map(({ message }) => message)).toEqual([
    'The schema removed what you still use here.\n    before  {books.b}\n    yours   books.b\n    schema  (nothing)\n ',
  ]);
});

test('the description of a conflict shortens long code and removes line breaks', async () => {
  const long = (character: string) => `show('${character.repeat(154)}')`;
  const [{ message = '' } = {}] = (await upgraded(inputs(long('b')), inputs(long('c')), undefined, inputs(long('a'))))
    .problems;
  expect(message.split('\n').slice(1, 4)).toEqual([
    `    before  show('${'a'.repeat(154)} …`,
    `    yours   show('${'b'.repeat(154)} …`,
    `    schema  show('${'c'.repeat(154)} …`,
  ]);
  const fits = (character: string) => `show('${character.repeat(152)}')`;
  const [whole] = (await upgraded(inputs(fits('b')), inputs(fits('c')), undefined, inputs(fits('a')))).problems;
  expect(whole?.message).toContain(`    yours   ${fits('b')}\n`);
  const broken = await upgraded(inputs('show(\n  b)'), inputs('show(c)'), undefined, inputs('show(a)'));
  expect(broken.problems[0]?.message).toContain('    yours   show( b)\n');
});

test('if the developer removed the parent element of a changed part, the conflict is reported at one character', async () => {
  const page = (sections: string) =>
    `import { books } from './books.tsx';\n\nexport const Page = () => (\n  <Form>\n${sections}  </Form>\n);\n`;
  const more = (fields: string) => `    <Section name="more">\n      {books.a}\n${fields}    </Section>\n`;
  const mine = page('    <p>Mine</p>\n');
  const { problems } = await upgraded(mine, page(more('      {books.b}\n')), undefined, page(more('')));
  expect(problems.map(({ message, at }) => [message, at && 'length' in at && at.length])).toEqual([
    ['The schema adds or changes a part whose parent you removed.\n    schema  {books.b}\n ', 1],
  ]);
});
