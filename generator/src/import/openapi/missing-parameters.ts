import type { ShapeReader } from '../schema/shape-reader.ts';
import type { DraftedResources } from './draft-resources.ts';
import { requiredParameters } from './find-filters.ts';
import { fixedValue } from './fixed-parameters.ts';

/** Notes lists that the back end refuses without a parameter whose value the document does not give. */
export function missingParameters({ resources, notes }: DraftedResources, reader: ShapeReader): void {
  for (const { found } of resources) {
    const missing = requiredParameters(found.list).filter((parameter) => fixedValue(parameter, reader) === undefined);
    for (const { name } of missing) {
      notes.add({
        code: 'TUY844',
        place: `GET ${found.list.path}`,
        message: `The list needs the parameter "${name}", for which the document has no value.`,
        hint: `Write the value to "params" of the list in the dialect.`,
      });
    }
  }
}
