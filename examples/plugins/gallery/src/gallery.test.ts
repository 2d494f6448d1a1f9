// @module-tag process
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedTypeProblems } from '../../../../tests/support/shared-types.ts';
import { Library, REPOSITORY } from '../../../../cli/src/testing/library.ts';

const COVER = '"cover": { "type": "string", "x-kind": "image", "x-label": { "vi": "Bìa", "en": "Cover" } },';
const VIEW = { name: 'covers', kind: 'gallery', label: { vi: 'Bìa sách', en: 'Covers' }, image: 'cover' };

/** Returns the library test project with a gallery view of its books. */
function library(keys: object): Library {
  const found = new Library();
  found.installPackages();
  found.edit('tuyen.config.json', '{', '{ "plugins": ["@tuyen-examples/gallery"],');
  found.edit('schemas/resources/books.json', '"isbn":', `${COVER}\n      "isbn":`);
  found.edit(
    'schemas/resources/books.json',
    '"workflow":',
    `"views": ${JSON.stringify([{ ...VIEW, ...keys }])},\n  "workflow":`,
  );
  return found;
}

test("the generated page of a plugin's gallery view passes its settings and field elements to the component", async () => {
  const project = library({ caption: ['author_id', 'author.full_name'], columns: 3, filter: { state: 'ON_SHELF' } });
  expect(await project.run('generate')).toMatchObject({ code: 0, error: '' });
  const page = project.read('web/desk/generated/books/view-covers.gen.tsx');
  expect(page).toContain("import { GalleryView } from '@tuyen-examples/gallery/view';");
  expect(page.slice(page.indexOf('export'))).toBe(`export const BookViewCovers = () => (
  <PluginViewPage
    name="covers"
    component={GalleryView}
    settings={{ image: 'cover', caption: ['author_id', 'author.full_name'], columns: 3 }}
    parts={{
      image: <>{bookFields.cover}</>,
      caption: (
        <>
          {bookFields.author_id}
          <ReferenceField
            source="author_id"
            reference="authors"
            label="resources.authors.fields.full_name"
            link={false}
          >
            <TextField source="full_name" />
          </ReferenceField>
        </>
      ),
    }}
  />
);
`);
  expect(await project.run('check')).toMatchObject({ code: 0 });
});

test("the generated page of a plugin's gallery view compiles with the admin kit and the plugin's component", async () => {
  const project = library({ caption: ['pages'] });
  expect(await project.run('generate')).toMatchObject({ code: 0, error: '' });
  const compilerOptions = {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: [],
    jsx: 'react-jsx',
    module: 'ESNext',
    moduleResolution: 'Bundler',
  };
  const include = ['web/desk/generated/books/view-covers.gen.tsx'];
  project.write(
    'tsconfig.json',
    JSON.stringify({ extends: join(REPOSITORY, 'tsconfig.base.json'), compilerOptions, include }),
  );
  expect(await sharedTypeProblems(project.root)).toBe('');
});

test("a mistake in a plugin's gallery view is reported at its key, by Tuyến or the plugin", async () => {
  const problemsOf = async (keys: object) => {
    const { out } = await library(keys).run('lint', '--json');
    const { diagnostics } = JSON.parse(out);
    return diagnostics.map(({ code, pointer, message }: Record<string, string>) => `${code} ${pointer}: ${message}`);
  };
  expect(await problemsOf({ colums: 3 })).toEqual(['TUY301 /views/0/colums: "colums" is not a known key.']);
  expect(await problemsOf({ columns: 9 })).toEqual(['TUY305 /views/0/columns: "columns" must not be more than 6.']);
  expect(await problemsOf({ image: undefined })).toEqual(['TUY303 /views/0: Item 1 of "views" lacks "image".']);
  expect(await problemsOf({ image: 'isbn' })).toEqual([
    'TUY530 /views/0/image: "isbn" is not a field of kind "image".',
  ]);
  expect(await problemsOf({ caption: ['author.name'] })).toEqual([
    'TUY209 /views/0/caption/0: There is no field "author.name" to show.',
  ]);
  expect(await problemsOf({ caption: ['title'] })).toEqual([
    'gallery001 /views/0/caption: The card says "title" twice, because its title contains the field.',
  ]);
});

test('a filter operator that a plugin adds is available in lists and appears in the API description', async () => {
  const project = library({});
  project.edit(
    'schemas/resources/books.json',
    '"menu": "catalog",',
    '"menu": "catalog", "list": { "filters": ["title"] },',
  );
  expect(await project.run('generate')).toMatchObject({ code: 0, error: '' });
  expect(project.read('web/desk/generated/books/filters.gen.tsx')).toContain(
    `'title||$word': <TextInput source="title||$word" label="resources.books.operators.title.word" />`,
  );
  const words = JSON.parse(project.read('web/desk/public/locales/vi/common.json'));
  expect(words.resources.books.operators.title).toEqual({ word: 'Nhan đề: có từ' });
  const api = JSON.parse(project.read('server/generated/openapi.gen.json'));
  const description = api.paths['/books'].get.parameters.find(({ name }: { name: string }) => name === 'filter');
  expect(description.description).toContain('Also: `title||$word||<string>` (Title: has the word)');
});

test('a list tab can filter by an operator of a plugin, and a wrong value is reported', async () => {
  const problemsOf = async (condition: object) => {
    const project = library({});
    const tab = { name: 'dune', label: { vi: 'Dune', en: 'Dune' }, filter: condition };
    project.edit('schemas/resources/books.json', '"workflow":', `"tabs": ${JSON.stringify([tab])}, "workflow":`);
    const { out } = await project.run('lint', '--json');
    const { diagnostics } = JSON.parse(out);
    return diagnostics.map(({ code, pointer, message }: Record<string, string>) => `${code} ${pointer}: ${message}`);
  };
  expect(await problemsOf({ title: { $word: 'dune' } })).toEqual([]);
  expect(await problemsOf({ title: { $word: 'two words' } })).toEqual([
    'TUY515 /tabs/0/filter/title/$word: "$word" cannot be "two words".',
  ]);
  expect(await problemsOf({ pages: { $word: 'dune' } })).toEqual([
    'TUY515 /tabs/0/filter/pages/$word: "pages" cannot be compared by "$word".',
  ]);
});
