import { extname } from 'node:path';
import type { Content, GeneratedFile } from '../emit/generated-file.ts';

const STYLE = { printWidth: 120, singleQuote: true } as const;

/** Formatting happens in native threads; more at once than this only queues them. */
const AT_ONCE = 2;

/** Crossing over to the formatter costs as much as formatting a small file: so many cross together. */
const TOGETHER = 16;

/** Stands between the files that are formatted as one: a comment on a line of its own, which the formatter leaves alone. */
const BETWEEN = '\n//—\n';

type Printable = Pick<GeneratedFile, 'path' | 'format' | 'print'>;

/**
 * Prints and formats files, and hands each over as soon as it is done, so that none need be held longer. A text that does not
 * parse is a bug of an emitter and ends the run.
 */
export async function finishAll<T extends Printable>(
  files: readonly T[],
  use: (file: T, content: Content) => void,
): Promise<void> {
  const some = chunks(files);
  const worker = async () => {
    for (const each of some) for (const [file, content] of await finishSome(each)) use(file, content);
  };
  const workers = Array.from({ length: AT_ONCE }, worker);
  // Where one fails, the others come to an end first: nothing goes on behind the error.
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

function* chunks<T>(items: readonly T[]): Iterable<readonly T[]> {
  for (let from = 0; from < items.length; from += TOGETHER) yield items.slice(from, from + TOGETHER);
}

async function finishSome<T extends Printable>(files: readonly T[]): Promise<ReadonlyMap<T, Content>> {
  const contents = new Map<T, Content>();
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

/** A text is only read beside others of its dialect. */
function dialectOf({ path }: Printable): string {
  return path.endsWith('.d.ts') ? '.d.ts' : extname(path);
}

async function formatTogether(files: readonly (readonly [path: string, text: string])[]): Promise<readonly string[]> {
  const [[path] = ['']] = files;
  const { code, errors } = await formatted(path, files.map(([, text]) => text.trimEnd()).join(BETWEEN));
  const parts = code.split(BETWEEN);
  if (errors.length === 0 && parts.length === files.length) return parts.map((part) => `${part.trimEnd()}\n`);
  // Each by itself, which tells whose error it is.
  return Promise.all(files.map(([each, text]) => formatOne(each, text)));
}

/** Formatting parses first, with the very parser below: what comes back is the print of a syntax tree. */
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

/** Asked for once: even a known module takes a while to be found again thousands of times. */
let formatter: Promise<typeof import('oxfmt')> | undefined;

/** Code that is not formatted is parsed before it is written: nothing that does not parse reaches the disk. */
async function parse(path: string, text: string): Promise<void> {
  // JSON is printed by a program, and prose is never wrong.
  if (!/\.[jt]sx?$/.test(path)) return;
  const { parseSync } = await import('oxc-parser');
  const [error] = parseSync(path, text).errors;
  if (error) throw new Error(`${path} would not be valid code: ${error.message}\n${error.codeframe ?? ''}`);
}
