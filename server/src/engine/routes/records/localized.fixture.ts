import type { Model } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import { libraryProject } from '@tuyen/server-mock/testing/library';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharingBooks } from '../../csv/books.fixture.ts';

interface BooksFile {
  readonly title: string;
  readonly schema: {
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, object>>;
  };
}

export const LOCALIZED_NAME = {
  'x-kind': 'localized-text',
  minLength: 2,
  maxLength: 40,
  'x-searchable': true,
  'x-label': { vi: 'Tên', en: 'Name' },
};

/** Returns the model of a library whose books have a localized name, which is their title. */
export function localizedLibrary({ languages = ['vi', 'en'] } = {}): Model {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-localized-'));
  try {
    cpSync(libraryProject, root, { recursive: true });
    edit(join(root, 'tuyen.config.json'), (config) => ({ ...config, languages }));
    edit(join(root, 'schemas/resources/books.json'), (file) => {
      const { schema, ...rest } = file as unknown as BooksFile;
      const { properties, required } = schema;
      const fields = { ...properties, name: LOCALIZED_NAME, note: { 'x-kind': 'localized-text', 'x-label': NOTE } };
      return { ...rest, title: '{name}', schema: { ...schema, required: [...required, 'name'], properties: fields } };
    });
    const { model, diagnostics } = loadProject(root);
    if (!model) throw new Error(diagnostics.map(({ file, message }) => `${file}: ${message}`).join('\n'));
    return sharingBooks(model);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const NOTE = { vi: 'Ghi chú', en: 'Note' };

function edit(file: string, change: (value: Record<string, unknown>) => object): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)));
}
