import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Control characters, and marks that turn the direction of writing: file names and broken schemas may hold any of them. */
// oxlint-disable-next-line no-control-regex -- these are what must not reach a terminal
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** The text with what a terminal would obey instead of showing written out: `\u001b`. */
export function visible(text: string): string {
  return text.replaceAll(INVISIBLE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Writes a line. Nothing but our own colors reaches a terminal as anything but text. */
export function print(text: string, stream: NodeJS.WritableStream = process.stdout): void {
  // oxlint-disable-next-line no-control-regex -- the colors that `paint` writes
  const parts = text.split(/(\u001b\[\d{1,2}m)/);
  stream.write(`${parts.map((part, index) => (index % 2 === 1 ? part : visible(part))).join('')}\n`);
}

export function printError(text: string): void {
  print(`${paint('red', 'error', process.stderr)}  ${visible(text)}`, process.stderr);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Colors where a person looks on: never into a file or a pipe, nor where NO_COLOR is set. */
export function paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return styleText(style, visible(text), { stream });
}
