import { parseSync } from 'vite';
import { listIn } from '../json.ts';

export type TitlePath = readonly string[];

export const TITLE_SEPARATOR = ' › ';

const GROUPS = new Set(['describe', 'suite']);
const TESTS = new Set(['it', 'test']);
const NEVER_RUN = new Set(['skip', 'todo']);

interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function calledNames(callee: unknown): readonly string[] | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return [String(callee['name'])];
  if (callee.type === 'CallExpression') return calledNames(callee['callee']);
  if (callee.type === 'TaggedTemplateExpression') return calledNames(callee['tag']);
  if (callee.type !== 'MemberExpression' || !isNode(callee['property'])) return undefined;
  const object = calledNames(callee['object']);
  return object && [...object, String(callee['property']['name'])];
}

function titleOf(argument: unknown, source: string): string | undefined {
  if (!isNode(argument)) return undefined;
  if (argument.type === 'Literal' && typeof argument['value'] === 'string') return argument['value'];
  if (argument.type !== 'TemplateLiteral') return undefined;
  return source.slice(Number(argument['start']) + 1, Number(argument['end']) - 1);
}

/**
 * Returns the tests of a file in order, without skipped and planned tests.
 * @throws Error if the file cannot be parsed
 */
export function testTitles(file: string, source: string): readonly TitlePath[] {
  return testsIn(file, source).map(({ path }) => path);
}

export function testText(file: string, source: string, name: string): string | undefined {
  const [found, ...others] = testsIn(file, source).filter(({ path }) => testsNamed([path], name).length > 0);
  return others.length === 0 ? found?.text : undefined;
}

function testsIn(file: string, source: string): readonly { readonly path: TitlePath; readonly text: string }[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: { path: TitlePath; text: string }[] = [];
  const visit = (value: unknown, groups: TitlePath): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, groups);
      return;
    }
    if (!isNode(value)) return;
    let inside = groups;
    if (value.type === 'CallExpression') {
      const [name = '', ...members] = calledNames(value['callee']) ?? [];
      const title = titleOf(listIn(value['arguments'])[0], source);
      if (title !== undefined && (TESTS.has(name) || GROUPS.has(name))) {
        if (members.some((member) => NEVER_RUN.has(member))) return;
        inside = [...groups, title];
        if (TESTS.has(name))
          found.push({ path: inside, text: source.slice(Number(value['start']), Number(value['end'])) });
      }
    }
    for (const child of Object.values(value)) visit(child, inside);
  };
  visit(program, []);
  return found;
}

/**
 * Returns the tests that a name refers to. The name ends with the test's title: `title`, `group › title` or the full
 * path.
 */
export function testsNamed(tests: readonly TitlePath[], name: string): readonly TitlePath[] {
  return tests.filter((path) => path.some((_, index) => path.slice(index).join(TITLE_SEPARATOR) === name));
}
