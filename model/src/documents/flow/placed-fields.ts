import { answerName } from './build-flow.ts';
import type { Catalog } from '../../load/catalog.ts';
import type { Declared } from '../../load/declared.ts';
import type { Document, Path } from '../../load/problem.ts';
import { listIn, objectIn, type Raw, stringIn } from '../../model/json/raw.ts';
import { refAt } from './field-refs.ts';

export interface Placed {
  readonly ref: string;
  /** True if the flow's file contains the field as a string with its name, not as an object with settings. */
  readonly isShort: boolean;
  readonly written: Raw;
  readonly name: string;
  readonly step: number;
  readonly path: Path;
  /** Declaration of the field in the resource's file. Undefined if the field does not exist. */
  readonly found: Declared | undefined;
}

export function placedFields(document: Document, catalog: Catalog): readonly Placed[] {
  return listIn(document.value, 'steps').flatMap((step, index) =>
    listIn(step, 'fields').flatMap((written, position): readonly Placed[] => {
      const ref = typeof written === 'string' ? written : stringIn(written, 'field');
      if (ref === undefined) return [];
      const as = stringIn(written, 'as');
      return [
        {
          ref,
          isShort: typeof written === 'string',
          written: objectIn(written),
          name: answerName({ field: ref, ...(as !== undefined && { as }) }),
          step: index,
          path: ['steps', index, 'fields', position],
          found: refAt(ref, catalog),
        },
      ];
    }),
  );
}
