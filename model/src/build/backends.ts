import type { DialectFile } from '../generated/backend.ts';
import type { Backend, Dialect } from '../model/place.ts';
import type { ProjectFiles } from './files.ts';

export function buildBackends({ backends, dialects }: Pick<ProjectFiles, 'backends' | 'dialects'>): readonly Backend[] {
  return Object.entries(backends).map(([name, file]) => ({
    name,
    ...(file.url !== undefined && { url: file.url.replace(/\/+$/u, '') }),
    dialect: dialectOf(dialects[name] ?? {}),
    auth: file.auth ?? { kind: 'none' },
    headers: file.headers ?? {},
    ...(file.provider !== undefined && { provider: file.provider.replace(/^\.\//u, '') }),
  }));
}

function dialectOf({ $schema: _, $comment: __, ...dialect }: DialectFile): Dialect {
  return dialect;
}
