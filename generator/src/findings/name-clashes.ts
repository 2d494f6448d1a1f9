import type { Model } from '@tuyen/model';
import { openApiFrame } from '../emit/openapi/index.ts';
import { enumType, namesOf, pascal, schemaNames } from '../emit/print/names.ts';
import type { UnlocatedFinding } from './finding.ts';
import { namedPlace } from './named-place.ts';

/** A name in generated code and the schema that it comes from. Names of the API itself have no schema. */
interface CodeName {
  readonly code: string;
  readonly of?: { readonly name: string; readonly source: string };
}

/**
 * Reports names of resources, enums and printed documents that become the same identifier (`a-1`, `a1`) or a name of
 * the API's own schemas.
 * @param read returns the text of a schema
 */
export function nameClashes(model: Model, read: (path: string) => string | undefined): readonly UnlocatedFinding[] {
  return [...clashesOf(schemasOf(model)), ...clashesOf(printsOf(model))].map(([code, one, of]) => {
    const text = read(of.source);
    const beside = one ? `"${one.name}" of ${one.source}` : 'the API itself';
    return {
      code: 'TUY866',
      file: of.source,
      ...(text !== undefined && namedPlace(text, of.name)),
      message: `"${of.name}" would have the name ${code} in generated code, which ${beside} has already.`,
      hint: 'Choose another name.',
    };
  });
}

function schemasOf(model: Model): readonly CodeName[] {
  const own = Object.keys(openApiFrame({ ...model, enums: [] }).schemas);
  return [
    ...own.map((code) => ({ code })),
    ...model.resources.flatMap((of) => schemaNames(namesOf(model, of.name).type).map((code) => ({ code, of }))),
    ...model.enums.map((of) => ({ code: enumType(model, of.name), of })),
  ];
}

function printsOf({ prints }: Model): readonly CodeName[] {
  return prints.map((of) => ({ code: `${pascal(of.resource)}${pascal(of.name)}`, of }));
}

/** Returns names that clash in the generated code, at most one for each schema. */
function clashesOf(names: readonly CodeName[]) {
  const taken = new Map<string, CodeName['of']>();
  const clashes = new Map<string, readonly [string, CodeName['of'], NonNullable<CodeName['of']>]>();
  for (const { code, of } of names) {
    if (of && taken.has(code)) {
      const key = `${of.source} ${of.name}`;
      if (!clashes.has(key)) clashes.set(key, [code, taken.get(code), of]);
    } else taken.set(code, of);
  }
  return clashes.values();
}
