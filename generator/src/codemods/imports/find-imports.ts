import {
  type ExportNamedDeclaration,
  type ExportSpecifier,
  type ImportDeclaration,
  type ImportSpecifier,
  type Program,
  type StringLiteral,
  Visitor,
} from 'oxc-parser';

/** Import or export of names from another module. */
export type Declaration = ImportDeclaration | (ExportNamedDeclaration & { readonly source: StringLiteral });

export type Specifier = ImportSpecifier | ExportSpecifier;

export interface FoundImports {
  /** Declarations that name each export in braces. */
  readonly declarations: readonly Declaration[];
  /** Other mentions of a module: `import * as`, `import()`, `vi.mock`, `optimizeDeps.include`. */
  readonly literals: readonly StringLiteral[];
}

/** Finds the places that import or name one of the modules. */
export function findImports(program: Program, isWanted: (module: string) => boolean): FoundImports {
  const declarations: Declaration[] = [];
  const literals: StringLiteral[] = [];
  const sources = new Set<number>();
  const add = (declaration: Declaration) => {
    if (!isWanted(declaration.source.value) || specifiersOf(declaration).length === 0) return;
    declarations.push(declaration);
    sources.add(declaration.source.start);
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: (node) => {
      if (node.source) add({ ...node, source: node.source });
    },
    Literal: (node) => {
      if (typeof node.value !== 'string' || !isWanted(node.value) || sources.has(node.start)) return;
      literals.push({ type: 'Literal', value: node.value, raw: node.raw, start: node.start, end: node.end });
    },
  }).visit(program);
  return { declarations, literals };
}

/** Returns the names in braces, or none if the declaration also imports the default export or a namespace. */
export function specifiersOf({ specifiers }: Declaration): readonly Specifier[] {
  const found = specifiers.flatMap((one): Specifier[] =>
    one.type === 'ImportSpecifier' || one.type === 'ExportSpecifier' ? [one] : [],
  );
  return found.length === specifiers.length ? found : [];
}

/** Returns the name that the other module exports. */
export function nameOf(specifier: Specifier): string {
  const name = exportedBy(specifier);
  return name.type === 'Literal' ? name.value : name.name;
}

/** Returns the place of the name that the other module exports. */
export function exportedBy(specifier: Specifier): ImportSpecifier['imported'] {
  return specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.local;
}

export function hasAlias(specifier: Specifier): boolean {
  const own = specifier.type === 'ImportSpecifier' ? specifier.local : specifier.exported;
  return own.start !== exportedBy(specifier).start;
}
