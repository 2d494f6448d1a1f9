// @module-tag process
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Model, outlineOf } from '@tuyen/model';
import type { ComponentType } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../equivalence/stage/model.ts';
import { served } from '../equivalence/stage/pages.tsx';
import { show } from '../equivalence/stage/stage.tsx';

const VIEW = {
  name: 'covers',
  kind: 'gallery',
  label: { vi: 'Bìa sách', en: 'Covers' },
  image: 'cover',
  caption: ['pages'],
  filter: { state: 'LENT' },
  sort: ['-pages', 'title'],
};

function libraryWithGallery(): string {
  // The project is inside this repository, because Vite loads only files of this repository.
  mkdirSync(join(projectRoot, '.tuyen'), { recursive: true });
  const root = mkdtempSync(join(projectRoot, '.tuyen/gallery-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(join(projectRoot, 'generator/fixtures/library'), root, { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const edit = (path: string, from: string, to: string) => {
    const text = readFileSync(join(root, path), 'utf8');
    writeFileSync(join(root, path), text.replace(from, to));
  };
  const cover = { type: 'string', 'x-kind': 'image', 'x-label': VIEW.label };
  edit('tuyen.config.json', '{', '{ "plugins": ["@tuyen-examples/gallery"],');
  edit('schemas/resources/books.json', '"isbn":', `"cover": ${JSON.stringify(cover)}, "isbn":`);
  edit('schemas/resources/books.json', '"workflow":', `"views": [${JSON.stringify(VIEW)}], "workflow":`);
  execFileSync(process.execPath, [join(projectRoot, 'cli/bin/tuyen.js'), 'generate'], { cwd: root });
  return root;
}

/** Loads the model in another process, because in this one Vite instead of Node resolves the modules of plugins. */
function modelOf(root: string): Model {
  const code = `
    import { loadProjectWithCode } from '@tuyen/model/load';
    console.log(JSON.stringify((await loadProjectWithCode('.')).model));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' }),
  );
}

test("the generated page of a plugin’s view shows the records with the plugin's component", async () => {
  const root = libraryWithGallery();
  const model = modelOf(root);
  const page = join(root, 'web/desk/generated/books/view-covers.gen.tsx');
  const { BookViewCovers: Page }: { readonly BookViewCovers: ComponentType } = await import(/* @vite-ignore */ page);
  const setup = await served({ ...model, flows: [], outline: outlineOf(model.resources, []) });
  const books = setup.rows.get('books') ?? [];
  expect(books.length).toBeGreaterThan(0);
  const shown = await show(
    setup,
    '/books/views/covers',
    <ResourceContextProvider value="books">
      <Page />
    </ResourceContextProvider>,
  );
  expect(shown.page.querySelector('h1')?.textContent).toBe('Bìa sách');
  const links = [...shown.page.querySelectorAll('li h2 a')];
  expect(links.map((link) => link.textContent)).toEqual(books.map(({ title }) => title));
  expect(links[0]?.getAttribute('href')).toContain(`/books/${String(books[0]?.['id'])}/show`);
  const [card] = shown.page.querySelectorAll('li');
  expect(card?.textContent).toContain(String(books[0]?.['pages']));
  expect(shown.asked).toContainEqual(
    expect.objectContaining({
      resource: 'books',
      filter: { state: 'LENT' },
      sort: { field: 'pages', order: 'DESC' },
    }),
  );
});
