import { extname } from 'node:path';
import type { GeneratedFile, Printed } from '../emit/generated-file.ts';

const STYLE = { printWidth: 120, singleQuote: true } as const;

/**
 * Number of concurrent calls of the formatter. More calls would only wait, because formatting runs in native threads.
 */
const AT_ONCE = 2;

/**
 * Number of files that are formatted in one call. Each call of the native formatter costs as much as formatting a small
 * file, so several files are combined.
 */
const TOGETHER = 16;

/** Separates files that are formatted together: a comment line that the formatter does not change. */
const BETWEEN = '\n//—\n';

type Printable = Pick<GeneratedFile, 'path' | 'format' | 'print'>;

/**
 * Prints and formats files and passes each file to `use` as soon as it is finished, so that few texts are in memory at
 * a time.
 * @throws if a text does not parse, which is a bug of an emitter
 */
export async function finishAll<T extends Printable>(
  files: readonly T[],
  use: (file: T, content: Printed) => void,
): Promise<void> {
  const some = chunks(files);
  const worker = async () => {
    for (const each of some) for (const [file, content] of await finishSome(each)) use(file, content);
  };
  const workers = Array.from({ length: AT_ONCE }, worker);
  // If one worker fails, wait for the others before throwing.
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

function* chunks<T>(items: readonly T[]): Iterable<readonly T[]> {
  for (let from = 0; from < items.length; from += TOGETHER) yield items.slice(from, from + TOGETHER);
}

async function finishSome<T extends Printable>(files: readonly T[]): Promise<ReadonlyMap<T, Printed>> {
  const contents = new Map<T, Printed>();
  const texts = new Map<T, string>();
  for (const file of files) {
    const printed = await file.print();
    contents.set(file, printed);
    if (typeof printed !== 'string') continue;
    if (file.format) texts.set(file, printed);
    else await parse(file.path, printed);
  }
  for (const group of Map.groupBy(texts.keys(), dialectOf).values()) {
    const formatted = await formatTogether(group.map((file) => [file.path, texts.get(file) ?? ''] as const));
    group.forEach((file, index) => contents.set(file, formatted[index] ?? ''));
  }
  return contents;
}

function dialectOf({ path }: Printable): string {
  return path.endsWith('.d.ts') ? '.d.ts' : extname(path);
}

async function formatTogether(files: readonly (readonly [path: string, text: string])[]): Promise<readonly string[]> {
  const [[path] = ['']] = files;
  const { code, errors } = await formatted(path, files.map(([, text]) => text.trimEnd()).join(BETWEEN));
  const parts = code.split(BETWEEN);
  if (errors.length === 0 && parts.length === files.length) return parts.map((part) => `${part.trimEnd()}\n`);
  // Formats each file separately to find out which one does not parse.
  return Promise.all(files.map(([each, text]) => formatOne(each, text)));
}

/** Formats one file. Formatting also parses the text, so formatted code needs no other check. */
export async function formatOne(path: string, text: string): Promise<string> {
  const { code, errors } = await formatted(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} would not be valid code: ${error.message}\n${error.codeframe ?? ''}`);
  return code;
}

async function formatted(path: string, text: string) {
  formatter ??= import('oxfmt');
  const { format } = await formatter;
  return format(path, text, STYLE);
}

/**
 * The formatter's module is imported only once. Thousands of dynamic imports are slow even when the module is already
 * loaded.
 */
let formatter: Promise<typeof import('oxfmt')> | undefined;

async function parse(path: string, text: string): Promise<void> {
  // Only JavaScript and TypeScript are checked for syntax errors. JSON comes from JSON.stringify, and any text is valid
  // Markdown.
  if (!/\.[jt]sx?$/.test(path)) return;
  const { parseSync } = await import('oxc-parser');
  const [error] = parseSync(path, text).errors;
  if (error) throw new Error(`${path} would not be valid code: ${error.message}\n${error.codeframe ?? ''}`);
}
