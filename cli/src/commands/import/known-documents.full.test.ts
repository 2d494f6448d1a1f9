// @module-tag process
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type AnyJson, editJson } from '../../testing/in-git.ts';
import { Library, REPOSITORY } from '../../testing/library.ts';

/**
 * Well-known OpenAPI documents in the folder that TUYEN_DOCUMENTS names. Their origins are in
 * generator/src/import/openapi/known-documents.full.test.ts. The subfolder year-before contains versions that are a
 * year older: XeroAPI/Xero-OpenAPI c854148, Asana/openapi c72dfb0, box/box-openapi aeaa4da, PagerDuty/api-schema
 * 49e1a2b, knadh/listmonk 66d7413.
 */
const FOLDER = process.env['TUYEN_DOCUMENTS'] ?? '';
const has = (name: string) => FOLDER !== '' && existsSync(join(FOLDER, name));

if (FOLDER === '') console.log('Known OpenAPI documents were not imported: TUYEN_DOCUMENTS names no folder with them.');

const DOCUMENTS = [
  'petstore.yaml',
  'realworld.yml',
  'listmonk.yaml',
  'pokeapi.yml',
  'clerk.yaml',
  'xero.yaml',
  'asana.yaml',
  'box.json',
  'pagerduty.json',
];

/** Returns a project without resources, so that all resource names of a document are free. */
function emptyProject(): Library {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-empty-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'schemas'));
  const admin = { out: 'src/generated', custom: 'src/custom', public: 'public' };
  writeFileSync(join(folder, 'tuyen.config.json'), JSON.stringify({ schemas: 'schemas', languages: ['en'], admin }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return new Library(folder);
}

function put(project: Library, document: string): void {
  copyFileSync(join(FOLDER, document), join(project.root, document.replace('year-before/', '')));
}

/** Returns what a strict TypeScript compiler reports about the generated back-office. */
function typeErrors(project: Library): string {
  symlinkSync(join(REPOSITORY, 'node_modules'), join(project.root, 'node_modules'));
  const compilerOptions = {
    jsx: 'react-jsx',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    incremental: false,
  };
  const config = { extends: join(REPOSITORY, 'tsconfig.base.json'), compilerOptions, include: ['src'] };
  writeFileSync(join(project.root, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', '.'], { cwd: project.root, encoding: 'utf8' }).stdout;
}

describe('OpenAPI documents that many people know', () => {
  test.skipIf(FOLDER === '').each(DOCUMENTS.filter(has))('%s lints, generates and type-checks', async (name) => {
    const project = emptyProject();
    put(project, name);
    expect(await project.run('import', name)).toMatchObject({ code: 0, error: '' });
    const lint = await project.run('lint');
    expect(lint).toMatchObject({ code: 0, error: '' });
    expect(lint.out).toContain('no problems');
    expect(await project.run('generate')).toMatchObject({ code: 0, error: '' });
    expect(typeErrors(project)).toBe('');
    expect(await project.run('import', '--check')).toMatchObject({ code: 0 });
  });

  test.skipIf(FOLDER === '').each(DOCUMENTS.filter((name) => has(`year-before/${name}`)))(
    'the edits of an owner stay when %s is a year newer',
    async (name) => {
      const project = emptyProject();
      put(project, `year-before/${name}`);
      expect(await project.run('import', name)).toMatchObject({ code: 0, error: '' });
      const edited = readdirSync(join(project.root, 'schemas/resources')).slice(0, 20);
      for (const file of edited) editJson(project, `schemas/resources/${file}`, editAsOwner);
      const before = edited.map((file) => ownersParts(JSON.parse(project.read(`schemas/resources/${file}`))));
      put(project, name);
      const { code, out, error } = await project.run('import');
      expect({ code, error }).toEqual({ code: 0, error: expect.any(String) });
      expect(out + error).not.toContain('--accept');
      const after = edited.map((file) => ownersParts(JSON.parse(project.read(`schemas/resources/${file}`))));
      expect(after).toEqual(before);
      expect(await project.run('lint')).toMatchObject({ code: 0 });
    },
  );
});

const MINE = { en: 'Mine' };

function editAsOwner(file: AnyJson): void {
  const [first] = Object.keys(file.schema.properties);
  file.label = MINE;
  file.icon = 'Person';
  if (first !== undefined) file.schema.properties[first]['x-label'] = MINE;
  file.schema.properties.noted_by_us = { type: 'string', 'x-label': MINE, 'x-at': 'notedByUs' };
}

function ownersParts(file: AnyJson): unknown {
  const { label, icon, schema } = file;
  const labels = Object.values<AnyJson>(schema.properties).filter((field) => field['x-label']?.en === 'Mine').length;
  return { name: file.name, label, icon, labels, added: schema.properties.noted_by_us };
}
