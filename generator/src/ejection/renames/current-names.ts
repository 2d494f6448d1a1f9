import type { Model } from '@tuyen/model';
import { posix } from 'node:path';
import { renaming } from '../../owned/origin.ts';
import { apply } from '../merge/edits.ts';
import { followNamesInFile } from './follow-names.ts';

type FileChange = (text: string) => string;

/**
 * Returns a function that replaces earlier names with current ones. It is applied to an edited file and to the
 * generated text from which the file was copied, so that a rename causes no conflict.
 * @param origin the resource that the first line of the file names
 */
export function currentNames(
  model: Model,
  path: string,
  origin: string | undefined,
): { readonly inNewNames: FileChange; readonly inCurrentNames: FileChange } {
  const resource = posix.basename(posix.dirname(path));
  const was = origin === resource ? model.resources.find(({ name }) => name === resource)?.renamedFrom : origin;
  const inNewNames = renaming(model, was, resource);
  const inCurrentNames = (text: string) => {
    const renamed = inNewNames(text);
    return apply(renamed, followNamesInFile(model, resource, renamed).edits);
  };
  return { inNewNames, inCurrentNames };
}
