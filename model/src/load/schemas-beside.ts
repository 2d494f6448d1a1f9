import { answerOwner, inputOwner } from '../build/inline-enums.ts';
import type { Document, Path } from './problem.ts';
import { listIn, objectIn, stringIn } from '../model/json/raw.ts';
import type { Raw } from '../model/json/raw.ts';

interface SchemaBeside {
  readonly schema: Raw;
  readonly path: Path;
  readonly owner: string;
}

export function schemasBeside({ value, name }: Document): readonly SchemaBeside[] {
  const found = (list: unknown, path: Path, key: string, ownerOf: typeof inputOwner): readonly SchemaBeside[] =>
    (Array.isArray(list) ? list : []).flatMap((item: unknown, index) => {
      const owner = ownerOf(name, stringIn(item, 'name') ?? '');
      return key in objectIn(item) ? [{ schema: objectIn(item, key), path: [...path, index, key], owner }] : [];
    });
  const operations = listIn(value, 'operations');
  return [
    ...found(listIn(objectIn(value, 'workflow'), 'transitions'), ['workflow', 'transitions'], 'input', inputOwner),
    ...found(operations, ['operations'], 'input', inputOwner),
    ...found(operations, ['operations'], 'answer', answerOwner),
  ];
}
