import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Writes a line. */
export function print(text: string, stream: NodeJS.WritableStream = process.stdout): void {
  stream.write(`${text}\n`);
}

export function printError(text: string): void {
  print(`${paint('red', 'error', process.stderr)}  ${text}`, process.stderr);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Colours where a person looks on: never into a file or a pipe, nor where NO_COLOR is set. */
export function paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return styleText(style, text, { stream });
}
