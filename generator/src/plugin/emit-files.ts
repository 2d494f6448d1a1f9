import { posix } from 'node:path';
import { isObject } from '@tuyen/model/json';
import { isInside } from '@tuyen/model/places';
import type { GeneratedFile } from '../emit/generated-file.ts';
import type { Project } from '../emit/project.ts';
import type { EmittedFile, Plugin } from './plugin.ts';
import { guarded, guardedSync } from './plugin-failure.ts';

/** Returns the files that a plugin generates, with default values for the properties that the plugin omits. */
export function filesOf(plugin: Plugin, project: Project): readonly GeneratedFile[] {
  return (plugin.emitters ?? []).flatMap((emit, index) => {
    const part = `the emitter ${emit.name === '' ? index + 1 : emit.name}`;
    return guardedSync(plugin.name, part, () => emit(project).map((file) => complete(file, plugin, project)));
  });
}

function complete(file: EmittedFile, { name }: Plugin, project: Project): GeneratedFile {
  assertFile(file);
  return {
    sources: [`${project.schemas}/`],
    slice: [project.model, project.paths, project.words, project.custom],
    format: true,
    ...file,
    print: () => guarded(name, `printing ${file.path}`, () => file.print()),
  };
}

/** Checks the properties of a plugin's generated file at run time, because a plugin's code can ignore the types. */
function assertFile(file: unknown): void {
  if (!isObject(file) || typeof file['path'] !== 'string' || typeof file['print'] !== 'function')
    throw new TypeError('a file needs a "path" and a function "print"');
  const { path } = file;
  if (path.includes('\\') || posix.normalize(path) !== path || path.endsWith('/') || path === '.' || !isInside(path))
    throw new TypeError(`the path "${path}" is not a path inside the project, such as docs/generated/shelves.md`);
}
