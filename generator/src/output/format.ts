import type { Content, GeneratedFile } from '../emit/generated-file.ts';

const STYLE = { printWidth: 120, singleQuote: true } as const;

/** Formatting happens in native threads; more at once than this only queues them. */
const AT_ONCE = 4;

/** Does some work for each, a few at once, and answers the results in the order of the items. */
export async function forEach<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  const workers = Array.from({ length: AT_ONCE }, worker);
  // Where one fails, the others come to an end first: nothing goes on behind the error.
  await Promise.allSettled(workers);
  await Promise.all(workers);
  return results;
}

/** Prints and formats a file. A text that does not parse is a bug of an emitter and ends the run. */
export async function finished(file: Pick<GeneratedFile, 'path' | 'format' | 'print'>): Promise<Content> {
  const printed = await file.print();
  if (typeof printed !== 'string') return printed;
  if (file.format) return formatted(file.path, printed);
  await parse(file.path, printed);
  return printed;
}

/** Formatting parses first, with the very parser below: what comes back is the print of a syntax tree. */
async function formatted(path: string, text: string): Promise<string> {
  formatter ??= import('oxfmt');
  const { format } = await formatter;
  const { code, errors } = await format(path, text, STYLE);
  const [error] = errors;
  if (error) throw new Error(`${path} would not be valid code: ${error.message}\n${error.codeframe ?? ''}`);
  return code;
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
