import { Project, QuoteKind, IndentationText, ts, type ImportDeclaration, type SourceFile } from 'ts-morph';
import type { Conflict } from './patch.ts';
import { parse } from './read-tree.ts';

interface Binding {
  readonly from: string;
  /** Name of the import; `default` for a default import and `*` for a namespace import. */
  readonly name: string;
  readonly type: boolean;
}

type Bindings = ReadonlyMap<string, Binding>;

/**
 * Merges imports name by name. Keeps the developer's imports. Adds an import of the newly generated code (`next`) if
 * the merged code uses it. Removes an import of the earlier generated code (`base`) if the merged code no longer uses
 * it.
 * @param merged the developer's file with merged code and unmerged imports
 */
export function mergeImports(
  base: string,
  mine: string,
  next: string,
  merged: string,
): { readonly text: string; readonly conflicts: readonly Conflict[] } {
  let file = openModule(merged);
  const [before, now, wanted] = [bindingsIn(base), bindingsIn(mine), bindingsIn(next)];
  const used = usedIn(merged);
  const usedBefore = usedIn(mine);
  const declared = declaredIn(merged);
  const conflicts: Conflict[] = [];
  for (const [local, binding] of wanted) {
    const had = now.get(local);
    if (!used.has(local) || same(had, binding)) continue;
    const was = before.get(local);
    if (had ? same(had, was) : !declared.has(local)) {
      if (had) file = drop(file, local);
      file = add(file, local, binding, [...wanted.values()]);
    } else if (!same(was, binding)) conflicts.push(importConflict(mine, local, was, binding));
  }
  for (const [local, binding] of now) {
    const unused = !used.has(local) && usedBefore.has(local);
    if (unused && same(before.get(local), binding)) file = drop(file, local);
  }
  return { text: file.getFullText(), conflicts };
}

export function openModule(text: string): SourceFile {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { quoteKind: QuoteKind.Single, indentationText: IndentationText.TwoSpaces },
  });
  return project.createSourceFile('part.tsx', text);
}

function bindingsIn(text: string): Bindings {
  const bindings = new Map<string, Binding>();
  for (const declaration of openModule(text).getImportDeclarations()) {
    const from = declaration.getModuleSpecifierValue();
    const type = declaration.isTypeOnly();
    const namespaceImport = declaration.getNamespaceImport();
    const defaultImport = declaration.getDefaultImport();
    if (namespaceImport) bindings.set(namespaceImport.getText(), { from, name: '*', type });
    if (defaultImport) bindings.set(defaultImport.getText(), { from, name: 'default', type });
    for (const named of declaration.getNamedImports()) {
      const local = named.getAliasNode()?.getText() ?? named.getName();
      bindings.set(local, { from, name: named.getName(), type: type || named.isTypeOnly() });
    }
  }
  return bindings;
}

function same(a: Binding | undefined, b: Binding | undefined): boolean {
  return a?.from === b?.from && a?.name === b?.name && a?.type === b?.type;
}

function add(file: SourceFile, local: string, { from, name, type }: Binding, all: readonly Binding[]): SourceFile {
  const existing = file
    .getImportDeclarations()
    .find(
      (each) => each.getModuleSpecifierValue() === from && each.isTypeOnly() === type && !each.getNamespaceImport(),
    );
  if (name === 'default' || name === '*' || !existing) {
    const what = name === 'default' ? local : name === '*' ? `* as ${local}` : `{ ${renamed(local, name)} }`;
    return insertDeclaration(file, `import ${type ? 'type ' : ''}${what} from`, from, all);
  }
  const others = existing.getNamedImports().map((each) => each.getName().toLowerCase());
  const behind = others.findIndex((each) => each > name.toLowerCase());
  existing.insertNamedImport(behind === -1 ? others.length : behind, named(local, name));
  return file;
}

function named(local: string, name: string): { name: string; alias?: string } {
  return local === name ? { name } : { name, alias: local };
}

function renamed(local: string, name: string): string {
  return local === name ? name : `${name} as ${local}`;
}

function insertDeclaration(file: SourceFile, what: string, from: string, all: readonly Binding[]): SourceFile {
  const order = [...new Set(all.map((each) => each.from))];
  const earlier = new Set(order.slice(0, order.indexOf(from)));
  const declarations = file.getImportDeclarations();
  const [first] = declarations;
  const quote = first?.getModuleSpecifier().getText().charAt(0) ?? "'";
  const line = `${what} ${quote}${from}${quote};`;
  const last = declarations.findLast((each) => earlier.has(each.getModuleSpecifierValue()));
  const text = file.getFullText();
  if (last) return openModule(spliced(text, last.getEnd(), last.getEnd(), `\n${line}`));
  const place = first?.getStart() ?? afterHead(text);
  return openModule(spliced(text, place, place, `${line}\n`));
}

function afterHead(text: string): number {
  return /^(\/\/[^\n]*\n|(['"])use [^\n]*\n)*/.exec(text)?.[0].length ?? 0;
}

function drop(file: SourceFile, local: string): SourceFile {
  for (const declaration of file.getImportDeclarations()) {
    if (!declaration.getImportClause()) continue;
    for (const each of declaration.getNamedImports()) {
      if ((each.getAliasNode()?.getText() ?? each.getName()) === local) each.remove();
    }
    if (declaration.getDefaultImport()?.getText() === local) declaration.removeDefaultImport();
    if (declaration.getNamespaceImport()?.getText() === local) declaration.removeNamespaceImport();
    if (hasNames(declaration)) continue;
    // The import is cut out of the text, because ts-morph would also remove the following empty line.
    const text = file.getFullText();
    const end = declaration.getEnd();
    return openModule(spliced(text, declaration.getStart(), end + Number(text[end] === '\n'), ''));
  }
  return file;
}

function spliced(text: string, start: number, end: number, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

function hasNames(declaration: ImportDeclaration): boolean {
  const names = [declaration.getDefaultImport(), declaration.getNamespaceImport(), ...declaration.getNamedImports()];
  return names.some((name) => name !== undefined);
}

function importConflict(mine: string, local: string, was: Binding | undefined, next: Binding): Conflict {
  const start = mine.search(new RegExp(`\\b${local}\\b`));
  const say = ({ from, name }: Binding) => `${renamed(local, name)} from '${from}'`;
  return { why: 'named', start, end: start + local.length, was: was && say(was), next: say(next), edits: [] };
}

/** Returns every identifier except property names, attribute names and imports. */
function usedIn(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && !isLabel(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return names;
}

function isLabel(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name === node;
  return ts.isJsxAttribute(parent);
}

function declaredIn(text: string): ReadonlySet<string> {
  return new Set(
    parse(text).statements.flatMap((each) => {
      if (ts.isVariableStatement(each)) return each.declarationList.declarations.map(({ name }) => name.getText());
      return (ts.isFunctionDeclaration(each) || ts.isClassDeclaration(each)) && each.name ? [each.name.text] : [];
    }),
  );
}
