import { expect, test } from 'vitest';
import { ejectedText } from './ejected-text.ts';

const ejection = {
  from: 'desk/generated/books/list.gen.tsx',
  to: 'desk/custom/books/list.tsx',
  schema: 'schemas/resources/books.json',
  exported: 'BookList',
};
const COMMENT =
  '// Yours to edit. Ejected from schemas/resources/books.json: `tuyen upgrade` merges what changes there.\n';

test('an ejected file gets a new first line, and its imports are adapted to its new folder', async () => {
  const generated = `// From schemas/resources/books.json by \`tuyen generate\`.
import { List } from '@tuyen/admin-kit';
import { own } from '../../custom/books/own.tsx';
import { bookColumns } from './columns.gen.tsx';
import { kind } from '../../../kinds/isbn.ts';

// Another comment.
export const BookList = () => <List own={own} kind={kind}>{bookColumns.title}</List>;
`;
  expect(await ejectedText(generated, ejection)).toBe(`${COMMENT}import { List } from '@tuyen/admin-kit';
import { own } from './own.tsx';
import { bookColumns } from '../../generated/books/columns.gen.tsx';
import { kind } from '../../../kinds/isbn.ts';

// Another comment.
export const BookList = () => (
  <List own={own} kind={kind}>
    {bookColumns.title}
  </List>
);
`);
});

test('ejecting renames the export to the name that generated code imports, and renames nothing else', async () => {
  const generated = '// From a.\nconst first = 1;\nexport const bookInputs = { first };\nconst last = 2;\n';
  expect(await ejectedText(generated, { ...ejection, exported: 'inputs' })).toBe(
    `${COMMENT}const first = 1;\nexport const inputs = { first };\nconst last = 2;\n`,
  );
});

test('ejecting a generated file without exports changes only its first line', async () => {
  expect(await ejectedText('// From a.\nconst first = 1;\n', ejection)).toBe(`${COMMENT}const first = 1;\n`);
});
