import type { Model } from '@tuyen/model';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Row } from '../../domain.ts';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import { openStore } from '../open-store.ts';
import { type Store } from '../store.ts';
import type { UpToDateOptions } from './up-to-date-by.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const textProperty = (more: JsonObject = {}) => labeled('Text', { type: 'string', ...more });
export const numberProperty = (more: JsonObject = {}) => labeled('Number', { type: 'integer', ...more });
export const listProperty = (more: JsonObject = {}) =>
  labeled('List', { type: 'array', items: { type: 'string' }, ...more });
export const choiceProperty = (values: readonly string[], more: JsonObject = {}) =>
  textProperty({
    enum: values,
    'x-values': Object.fromEntries(values.map((value) => [value, { en: value }])),
    ...more,
  });

export function project(
  fields: JsonObject,
  more: JsonObject = {},
  name = 'tools',
  files: Readonly<Record<string, JsonObject>> = {},
): Model {
  return modelOf(
    { users: 'users', roles: 'roles' },
    {
      'resources/users': resource('users', {
        username: textProperty({ 'x-unique': true }),
        roles: listProperty({ 'x-reference': 'roles' }),
      }),
      'resources/roles': resource('roles', { name: textProperty(), permissions: listProperty() }),
      [`resources/${name}`]: resource(name, fields, { title: '{code}', ...more }),
      ...files,
    },
  );
}

export interface StoredDatabase {
  open(model: Model, upToDate?: UpToDateOptions): Promise<Store>;
  fill(model: Model, rows: readonly Row[], name?: string): Promise<Store>;
  url(): string;
  close(): Promise<void>;
  refusal(model: Model, upToDate?: UpToDateOptions): Promise<string>;
}

export function storedDatabase(emptyDatabase: () => Promise<string | undefined>): StoredDatabase {
  let url: string;
  let folder: string;
  let store: Store | undefined;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tuyen-kept-'));
    url = (await emptyDatabase()) ?? `file:${join(folder, 'kept.db')}`;
  });
  afterEach(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });

  async function close(): Promise<void> {
    await store?.close();
    store = undefined;
  }

  async function open(model: Model, upToDate?: UpToDateOptions): Promise<Store> {
    await close();
    return (store = await openStore({ model, databaseUrl: url, upToDate }));
  }

  return {
    open,
    close,
    url: () => url,
    async fill(model, rows, name = 'tools') {
      const filled = await open(model);
      await filled.transaction(async (writer) => {
        for (const [index, row] of rows.entries()) await writer.insert(name, { id: `t${index}`, version: 1, ...row });
      });
      return filled;
    },
    async refusal(model, upToDate) {
      const error: unknown = await open(model, upToDate).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      return error instanceof Error ? error.message : 'not refused';
    },
  };
}
