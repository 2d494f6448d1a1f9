import { parseSync, type Expression, type Program } from 'oxc-parser';

export interface Exported {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
  /** Keys of the exported value if it is an object literal, without the keys of spread objects (`...`). */
  readonly keys: readonly Key[];
}

export interface Key {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

/** Keys of the exported value if it is an object literal, without the keys of spread objects (`...`). */
export interface Unreadable {
  readonly message: string;
  readonly offset: number;
}

/**
 * Reads the names that a module exports as values from its syntax tree. No other file is opened, so exports through
 * `export *` are not found. Owned parts must therefore export by name.
 */
export function readExports(fileName: string, text: string): readonly Exported[] | Unreadable {
  const { errors, module, program } = parseSync(fileName, text);
  const [error] = errors;
  if (error) return { message: error.message, offset: error.labels[0]?.start ?? 0 };
  const values = constants(program);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName: { kind, name, start, end }, localName, isType }) => {
      if (isType || kind !== 'Name' || name === null || start === null || end === null) return [];
      return [{ name, offset: start, length: end - start, keys: keysOf(values.get(localName.name ?? name)) }];
    });
}

export function hasDefaultExport(fileName: string, text: string): boolean {
  const { module } = parseSync(fileName, text);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .some(({ exportName, isType }) => exportName.kind === 'Default' && !isType);
}

function constants({ body }: Program): ReadonlyMap<string, Expression> {
  const values = new Map<string, Expression>();
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) if (id.type === 'Identifier' && init) values.set(id.name, init);
  }
  return values;
}

function keysOf(value: Expression | undefined): readonly Key[] {
  if (value?.type === 'TSSatisfiesExpression' || value?.type === 'TSAsExpression') return keysOf(value.expression);
  if (value?.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((property) => {
    if (property.type === 'SpreadElement' || property.computed) return [];
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    return name === undefined ? [] : [{ name, offset: key.start, length: key.end - key.start }];
  });
}
