import type { Field, Model } from '@tuyen/model';
import { posix } from 'node:path';
import { ts } from 'ts-morph';
import type { SourceEdit } from '../merge/edits.ts';
import { parse } from '../merge/read-tree.ts';
import { earlierNamesIn, earlierResources, type EarlierNames } from './earlier-names.ts';

/**
 * Name in a file that developers edit. It equals the earlier name of a field or resource, but it may mean something
 * else. Only a person can decide whether to replace it.
 */
export interface UnclearName {
  readonly offset: number;
  readonly from: string;
  readonly to: string;
}

export interface FollowedNames {
  readonly edits: readonly SourceEdit[];
  readonly unclear: readonly UnclearName[];
}

const RECORDS = new Set(['columns', 'fields', 'filters', 'inputs']);

/**
 * Attributes whose value is a kind or a format. Their value is never the name of a field, even if a field has the same
 * name.
 */
const OF_KINDS = new Set(['format', 'kind']);

export function followNamesInFile(model: Model, resource: string, text: string): FollowedNames {
  const file = parse(text);
  const edits: SourceEdit[] = [];
  const unclear: UnclearName[] = [];
  const resources = earlierResources(model);
  const maybe: EarlierNames = new Map([...earlierNamesIn(model, resource), ...resources]);
  const imported = importedRecords(file, resource);

  const replace = (node: ts.Node, name: string, to: string) => {
    if (to === name) return;
    const isText = ts.isStringLiteral(node);
    edits.push({ start: node.getStart() + (isText ? 1 : 0), end: node.end - (isText ? 1 : 0), text: to });
  };
  const ask = (node: ts.Node, name: string) => {
    const to = maybe.get(name);
    if (to !== undefined) unclear.push({ offset: node.getStart(), from: name, to });
  };
  const fieldsOf = (name: string) => model.resources.find((one) => one.name === name)?.fields ?? [];

  /** @returns true if the caller need not search the value of the attribute for further names */
  function readAttribute(
    { name, initializer }: ts.JsxAttribute,
    scope: readonly Field[],
    chosen: readonly Field[],
  ): boolean {
    const value = valueOf(initializer);
    switch (name.getText()) {
      case 'source':
        if (!value || !ts.isStringLiteral(value)) return false;
        replace(value, value.text, todaysPath(value.text, scope));
        return true;
      case 'target':
        if (!value || !ts.isStringLiteral(value)) return false;
        replace(value, value.text, todaysPath(value.text, chosen));
        return true;
      case 'reference':
      case 'resource':
        if (!value || !ts.isStringLiteral(value)) return false;
        replace(value, value.text, resources.get(value.text) ?? value.text);
        return true;
      case 'sort': {
        const field = value && propertyOf(value, 'field');
        if (!field || !ts.isStringLiteral(field)) return false;
        replace(field, field.text, todaysPath(field.text, chosen));
        return true;
      }
      default:
        return OF_KINDS.has(name.getText());
    }
  }

  function visit(node: ts.Node, scope: readonly Field[]): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isJsxElement(node)) {
      visit(node.openingElement, scope);
      for (const child of node.children) visit(child, scopeInside(node.openingElement, scope));
      return;
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const other = referenceOf(node);
      const chosen = other === undefined ? scope : fieldsOf(resources.get(other) ?? other);
      for (const attribute of node.attributes.properties)
        if (!ts.isJsxAttribute(attribute) || !readAttribute(attribute, scope, chosen)) visit(attribute, scope);
      return;
    }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && RECORDS.has(node.name.text)) {
      for (const { name } of recordOf(node.initializer))
        if (name) replace(name, nameOf(name), todaysPath(nameOf(name), scope));
    }
    if (ts.isPropertyAccessExpression(node)) {
      const record = ts.isIdentifier(node.expression) ? imported.get(node.expression.text) : undefined;
      const name = node.name.text;
      if (record === undefined) ask(node.name, name);
      else replace(node.name, name, todaysPath(name, fieldsOf(resources.get(record) ?? record)));
      visit(node.expression, scope);
      return;
    }
    if (ts.isStringLiteralLike(node)) ask(node, node.text);
    if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name)) ask(name, name.text);
    }
    ts.forEachChild(node, (child) => visit(child, scope));
  }

  function scopeInside(element: ts.JsxOpeningElement, scope: readonly Field[]): readonly Field[] {
    const other = referenceOf(element);
    if (other !== undefined) return fieldsOf(resources.get(other) ?? other);
    const source = textOfAttribute(element, 'source');
    const field = source === undefined ? undefined : fieldNamed(source, scope);
    return field && 'fields' in field ? field.fields : scope;
  }

  visit(file, fieldsOf(resource));
  return {
    edits,
    unclear: unclear.filter(({ offset }) => !edits.some(({ start, end }) => start <= offset + 1 && offset < end)),
  };
}

/**
 * Returns the resource to which each imported object of parts belongs, by the local name of the import. For example,
 * `bookColumns` from `../../generated/books/columns.gen.tsx` belongs to `books`.
 */
function importedRecords(file: ts.SourceFile, resource: string): ReadonlyMap<string, string> {
  return new Map(
    file.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
      const { text } = statement.moduleSpecifier;
      const bindings = statement.importClause?.namedBindings;
      const [, part = ''] = /\/(\w+)(?:\.gen)?\.tsx$/.exec(text) ?? [];
      if (!RECORDS.has(part) || !bindings || !ts.isNamedImports(bindings)) return [];
      const folder = posix.basename(posix.dirname(text));
      const owner = folder === '.' || folder === '..' ? resource : folder;
      return bindings.elements.map(({ name }) => [name.text, owner] as const);
    }),
  );
}

function todaysPath(path: string, fields: readonly Field[]): string {
  let inside = fields;
  return path
    .split('.')
    .map((part) => {
      const field = fieldNamed(part, inside);
      inside = field && 'fields' in field ? field.fields : [];
      return field?.name ?? part;
    })
    .join('.');
}

function fieldNamed(name: string, fields: readonly Field[]): Field | undefined {
  return fields.find((field) => field.name === name) ?? fields.find((field) => field.renamedFrom === name);
}

function referenceOf(element: ts.JsxOpeningElement | ts.JsxSelfClosingElement): string | undefined {
  return textOfAttribute(element, 'reference');
}

function textOfAttribute(element: ts.JsxOpeningElement | ts.JsxSelfClosingElement, name: string): string | undefined {
  for (const attribute of element.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== name) continue;
    const value = valueOf(attribute.initializer);
    if (value && ts.isStringLiteral(value)) return value.text;
  }
  return undefined;
}

function valueOf(initializer: ts.JsxAttributeValue | undefined): ts.Node | undefined {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

function propertyOf(node: ts.Node, name: string): ts.Node | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((property) => property.name && nameOf(property.name) === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

function recordOf(node: ts.Expression | undefined): readonly ts.ObjectLiteralElementLike[] {
  if (!node) return [];
  if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
    return recordOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node.properties : [];
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}
