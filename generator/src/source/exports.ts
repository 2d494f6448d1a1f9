import { parseSync, type Directive, type ObjectExpression, type Statement } from 'oxc-parser';

export interface Exported {
  readonly name: string;
  /** Where the name stands in the text. */
  readonly offset: number;
  readonly length: number;
  /** Where it is an object literal: the keys written in it, not those it spreads. */
  readonly keys: readonly Key[];
}

export interface Key {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

/** A module's own syntax error: nothing can be said of what it exports. */
export interface Unreadable {
  readonly message: string;
  readonly offset: number;
}

/**
 * The names that a module exports as values, read from its syntax tree; nothing it imports is opened. For reading, the
 * formatter's parser is enough and there already; ts-morph takes a fifth of a second to load.
 */
export function readExports(fileName: string, text: string): readonly Exported[] | Unreadable {
  const { module, program, errors } = parseSync(fileName, text);
  const [error] = errors;
  if (error) return { message: error.message, offset: error.labels[0]?.start ?? 0 };
  const literals = objectLiterals(program.body);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType, exportName }) => !isType && exportName.kind === 'Name')
    .map(({ exportName, localName }) => {
      const offset = exportName.start ?? 0;
      const keys = literals.get(localName.name ?? '') ?? [];
      return { name: exportName.name ?? '', offset, length: (exportName.end ?? offset) - offset, keys };
    });
}

/** Keys of the object literals that the module's own constants hold, by constant. */
function objectLiterals(statements: readonly (Directive | Statement)[]): ReadonlyMap<string, readonly Key[]> {
  const declared = statements.map((each) => (each.type === 'ExportNamedDeclaration' ? each.declaration : each));
  const constants = declared.flatMap((each) => (each?.type === 'VariableDeclaration' ? each.declarations : []));
  return new Map(
    constants.flatMap(({ id, init }) => {
      const value = init?.type === 'TSSatisfiesExpression' || init?.type === 'TSAsExpression' ? init.expression : init;
      return id.type === 'Identifier' && value?.type === 'ObjectExpression' ? [[id.name, keysOf(value)]] : [];
    }),
  );
}

function keysOf({ properties }: ObjectExpression): readonly Key[] {
  return properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    return name === undefined ? [] : [{ name, offset: key.start, length: key.end - key.start }];
  });
}
