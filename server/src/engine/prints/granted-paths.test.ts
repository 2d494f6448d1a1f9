import { expect, it } from 'vitest';
import { grantedPaths } from './granted-paths.ts';

const field = (path: string) => ({ path, strong: false });
const column = (path: string) => ({ ...field(path), align: 'left', width: 1, total: false }) as const;
const text = (en: string, vi: string) => ({ en, vi });

it('the field paths that a printed document may show include those in all its blocks and languages', () => {
  const paths = grantedPaths(
    {
      blocks: [
        { block: 'letterhead' },
        { block: 'line' },
        { block: 'space', size: 3 },
        { block: 'heading', text: text('Of {title}', '{title} {heading}'), align: 'left' },
        { block: 'text', text: text('{author.name}', 'Không'), align: 'left', strong: false, small: false },
        { block: 'fields', fields: [field('isbn'), field('pages')], columns: 1 },
        { block: 'totals', fields: [field('price')] },
        { block: 'table', rows: 'chapters', numbered: true, columns: [column('name'), column('written_by')] },
        { block: 'code', code: 'qr', path: 'code', size: 10 },
        { block: 'signatures', places: [{ label: text('A', 'A') }, { label: text('B', 'B'), name: 'clerk_id' }] },
      ],
    },
    ['vi', 'en'],
  );
  const expected = [
    'title',
    'heading',
    'author.name',
    'isbn',
    'pages',
    'price',
    'name',
    'written_by',
    'code',
    'clerk_id',
  ];
  expect([...paths]).toEqual(expected);
});

it('the field paths that a printed document may show exclude those in languages that the project lacks', () => {
  const heading = { block: 'heading', text: text('{title}', '{isbn}'), align: 'left' } as const;
  expect([...grantedPaths({ blocks: [heading] }, ['en', 'fr'])]).toEqual(['title']);
});
