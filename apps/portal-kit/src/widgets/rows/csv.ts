/** Splits the text of a CSV file into cells. The most frequent of comma, semicolon and tab in the first line separates. */
export function cellsIn(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const [first = ''] = plain.split(/\r?\n/, 1);
  const separator = [',', ';', '\t'].toSorted((one, other) => count(first, other) - count(first, one))[0] ?? ',';
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let quoted = false;
  const endLine = () => {
    lines.push([...line, cell]);
    [line, cell] = [[], ''];
  };
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain.charAt(at);
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (plain.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === '') [quoted, cell] = [true, ''];
    else if (letter === separator) {
      line.push(cell);
      cell = '';
    } else if (letter === '\n') endLine();
    else if (letter !== '\r') cell += letter;
  }
  if (cell !== '' || line.length > 0) endLine();
  return lines.map((cells) => cells.map((one) => one.trim()));
}

const count = (text: string, letter: string): number => text.split(letter).length - 1;

/** Formats lines as CSV that spreadsheets open with accents. A cell never begins a formula. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Decodes a file that a spreadsheet saved: UTF-8, UTF-16, or else the code page of Windows for Vietnamese. */
export function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1258').decode(bytes);
  }
}
