import type { BackEndFile } from '../generated/config.ts';
import type { DialectFile } from '../generated/backend.ts';
import { dialectFileName, shippedDialect } from '../load/dialects.ts';
import type { Backend, Dialect } from '../model/place.ts';
import type { ProjectFiles } from './files.ts';

export function buildBackends({ backends, dialects }: Pick<ProjectFiles, 'backends' | 'dialects'>): readonly Backend[] {
  const files = new Map(dialects.map(({ name, value }) => [name, value]));
  return Object.entries(backends).map(([name, file]) => ({
    name,
    ...(file.url !== undefined && { url: file.url.replace(/\/+$/u, '') }),
    dialect: dialectOf(file, files),
    auth: file.auth ?? { kind: 'none' },
    headers: file.headers ?? {},
    ...(file.provider !== undefined && { provider: file.provider.replace(/^\.\//u, '') }),
  }));
}

function dialectOf({ dialect }: BackEndFile, files: ReadonlyMap<string, DialectFile>): Dialect {
  if (dialect === undefined) return {};
  const file = shippedDialect(dialect) ?? files.get(dialectFileName(dialect) ?? '') ?? {};
  const { $schema: _, $comment: __, ...rest } = file;
  return rest;
}
