import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Control characters and text direction marks. File names and broken schemas may contain any of them. */
// oxlint-disable-next-line no-control-regex -- these must not reach a terminal
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Escapes control characters, so that a terminal shows them instead of executing them: `\u001b`. */
export function visible(text: string): string {
  return text.replaceAll(INVISIBLE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Writes a line. Escapes every control sequence except the colors that `paint` adds. */
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

export function paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return styleText(style, visible(text), { stream });
}
