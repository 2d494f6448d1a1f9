import { Project, QuoteKind, IndentationText, ts, type ImportDeclaration, type SourceFile } from 'ts-morph';
import type { Contest } from './patch.ts';
import { parse } from './read-tree.ts';

/** Where a name that a module uses comes from. */
interface Binding {
  readonly from: string;
  /** Its name there; `default` and `*` as they are. */
  readonly name: string;
  readonly type: boolean;
}

type Bindings = ReadonlyMap<string, Binding>;

/**
 * Imports are merged name by name, by what the merged code uses: the owner's stay, those of `next` that are used come, those of
 * `base` that nobody uses any more go.
 * @param merged the owner's file with its code merged, its imports as they were
 */
export function mergeImports(
  base: string,
  mine: string,
  next: string,
  merged: string,
): { readonly text: string; readonly contests: readonly Contest[] } {
  let file = openModule(merged);
  const [before, now, wanted] = [base, mine, next].map((text) => bindingsOf(openModule(text))) as [
    Bindings,
    Bindings,
    Bindings,
  ];
  const used = usedIn(merged);
  const usedBefore = usedIn(mine);
  const declared = declaredIn(merged);
  const contests: Contest[] = [];
  for (const [local, binding] of wanted) {
    const had = now.get(local);
    if (!used.has(local) || same(had, binding)) continue;
    const was = before.get(local);
    if (had ? same(had, was) : !declared.has(local)) {
      if (had) file = drop(file, local);
      file = add(file, local, binding, [...wanted.values()]);
    } else if (!same(was, binding)) contests.push(clash(mine, local, was, binding));
  }
  for (const [local, binding] of now) {
    const idle = !used.has(local) && usedBefore.has(local);
    if (idle && same(before.get(local), binding)) file = drop(file, local);
  }
  return { text: file.getFullText(), contests };
}

/** A module on its own, to be edited by its syntax tree. */
export function openModule(text: string): SourceFile {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { quoteKind: QuoteKind.Single, indentationText: IndentationText.TwoSpaces },
  });
  return project.createSourceFile('part.tsx', text);
}

function bindingsOf(file: SourceFile): Bindings {
  const bindings = new Map<string, Binding>();
  for (const declaration of file.getImportDeclarations()) {
    const from = declaration.getModuleSpecifierValue();
    const type = declaration.isTypeOnly();
    const whole = declaration.getNamespaceImport();
    const main = declaration.getDefaultImport();
    if (whole) bindings.set(whole.getText(), { from, name: '*', type });
    if (main) bindings.set(main.getText(), { from, name: 'default', type });
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
  const there = file
    .getImportDeclarations()
    .find(
      (each) => each.getModuleSpecifierValue() === from && each.isTypeOnly() === type && !each.getNamespaceImport(),
    );
  if (name === 'default' || name === '*' || !there) {
    const what = name === 'default' ? local : name === '*' ? `* as ${local}` : `{ ${renamed(local, name)} }`;
    return insertDeclaration(file, `import ${type ? 'type ' : ''}${what} from`, from, all);
  }
  const others = there.getNamedImports().map((each) => each.getName().toLowerCase());
  const behind = others.findIndex((each) => each > name.toLowerCase());
  there.insertNamedImport(behind === -1 ? others.length : behind, named(local, name));
  return file;
}

function named(local: string, name: string): { name: string; alias?: string } {
  return local === name ? { name } : { name, alias: local };
}

function renamed(local: string, name: string): string {
  return local === name ? name : `${name} as ${local}`;
}

/** Behind the nearest of the modules that the generated code imports before it; what stands above the imports stays there. */
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

/** Behind the comment and the directives that a module begins with. */
function afterHead(text: string): number {
  return /^(\/\/[^\n]*\n|(['"])use [^\n]*\n)*/.exec(text)?.[0].length ?? 0;
}

/** Takes a name out of the imports, and the declaration that brought nothing else. */
function drop(file: SourceFile, local: string): SourceFile {
  for (const declaration of file.getImportDeclarations()) {
    for (const each of declaration.getNamedImports()) {
      if ((each.getAliasNode()?.getText() ?? each.getName()) === local) each.remove();
    }
    if (declaration.getDefaultImport()?.getText() === local) declaration.removeDefaultImport();
    if (declaration.getNamespaceImport()?.getText() === local) declaration.removeNamespaceImport();
    if (!isEmpty(declaration)) continue;
    // As a text: the tree's own removal takes the empty line along that follows.
    const text = file.getFullText();
    const end = declaration.getEnd();
    return openModule(spliced(text, declaration.getStart(), end + Number(text[end] === '\n'), ''));
  }
  return file;
}

function spliced(text: string, start: number, end: number, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** It brought names, and they are all gone; what is imported for its effect never had any. */
function isEmpty(declaration: ImportDeclaration): boolean {
  const clause = declaration.getImportClause();
  if (!clause) return false;
  return !clause.getDefaultImport() && !clause.getNamespaceImport() && clause.getNamedImports().length === 0;
}

function clash(mine: string, local: string, was: Binding | undefined, next: Binding): Contest {
  const start = mine.search(new RegExp(`\\b${local}\\b`));
  const say = ({ from, name }: Binding) => `${renamed(local, name)} from '${from}'`;
  return { why: 'named', start, end: start + local.length, was: was && say(was), next: say(next), edits: [] };
}

/** Every name that is used otherwise than as the name of a property, an attribute, or in an import. */
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
