import { type Align, placeholderParts, placeholdersIn, type RichCell, type RichPart, type RichRun } from '@tuyen/model';
import { printedCode } from './codes.ts';
import { codeText, type Filling, placeholderText } from './filling.ts';
import { type HtmlNode, htmlNodes, textsIn } from '../templates/html.ts';
import { templateName } from '../templates/names.ts';

/**
 * Fills the placeholders of an office's template. Values are inserted after the HTML is parsed, so that no value is
 * ever parsed as HTML. An unknown placeholder stays unchanged.
 */
export async function fillPrintTemplate(filling: Filling, html: string): Promise<readonly RichPart[]> {
  const nodes = htmlNodes(html);
  const names = new Set(textsIn(nodes).flatMap((text) => placeholdersIn(text).map(({ name }) => name)));
  const filled = await Promise.all([...names].map(async (name) => [name, await filledBy(filling, name)] as const));
  return partsOf(nodes, { filled: new Map(filled), align: undefined, style: {} });
}

type Filled = string | ((align: Align) => RichPart) | undefined;

async function filledBy(filling: Filling, name: string): Promise<Filled> {
  const asked = templateName(name);
  if (asked.kind === 'text') return placeholderText(filling, name);
  if (asked.kind === 'logo') {
    const { logo } = filling.office;
    return logo === undefined ? '' : (align) => ({ part: 'image', image: logo, align });
  }
  const text = await codeText(filling, asked.path);
  const code = await printedCode(asked.kind, text);
  return code ? (align) => ({ part: 'code', code, text, align }) : '';
}

interface Around {
  readonly filled: ReadonlyMap<string, Filled>;
  /**
   * Undefined if the template sets no alignment. Headings, codes and the logo are then centered, and other text is
   * left-aligned.
   */
  readonly align: Align | undefined;
  readonly level?: number | undefined;
  readonly style: Omit<RichRun, 'text'>;
}

type Element = Extract<HtmlNode, { name: string; children: unknown }>;

const STYLES: Readonly<Record<string, Omit<RichRun, 'text'>>> = {
  strong: { bold: true },
  b: { bold: true },
  th: { bold: true },
  em: { italic: true },
  i: { italic: true },
  u: { underline: true },
  s: { strike: true },
  del: { strike: true },
};

const PARAGRAPHS: ReadonlySet<string> = new Set(['p', 'pre', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function partsOf(nodes: readonly HtmlNode[], around: Around): readonly RichPart[] {
  const parts: RichPart[] = [];
  let runs: RichRun[] = [];
  const { align, level } = around;
  const close = () => {
    if (runs.some(({ text }) => text.trim() !== ''))
      parts.push({
        part: 'paragraph',
        align: align ?? (level === undefined ? 'left' : 'center'),
        ...(level !== undefined && { level }),
        runs,
      });
    runs = [];
  };
  const place = (made: readonly RichPart[]) => {
    close();
    parts.push(...made);
  };
  const inline = (inside: readonly HtmlNode[], style: Around['style']): void => {
    for (const node of inside) {
      if (node.type === 'text') {
        for (const piece of pieces(node.data, around.filled)) {
          if (typeof piece === 'string') runs.push({ ...style, text: piece });
          else place([piece(align ?? 'center')]);
        }
      } else if ('name' in node && 'children' in node) {
        element(node, style);
      }
    }
  };
  const element = (node: Element, style: Around['style']): void => {
    const { name, children } = node;
    const next = { ...around, align: alignOf(node) ?? align, style };
    if (name === 'br') runs.push({ ...style, text: '\n' });
    else if (name === 'hr') place([{ part: 'rule' }]);
    else if (name === 'ul' || name === 'ol')
      place([{ part: 'list', ordered: name === 'ol', items: items(node, next) }]);
    else if (name === 'table') place([{ part: 'table', rows: rows(node, next) }]);
    else if (PARAGRAPHS.has(name)) place(partsOf(children, { ...next, level: levelOf(name) }));
    else inline(children, { ...style, ...STYLES[name] });
  };
  inline(nodes, around.style);
  close();
  return parts;
}

/**
 * Collapses white space in the template's HTML into one space, as in a browser. White space in inserted values stays
 * unchanged.
 */
function pieces(text: string, filled: Around['filled']): readonly (string | ((align: Align) => RichPart))[] {
  return placeholderParts(text).map((part) =>
    typeof part === 'string' ? part.replaceAll(/[ \t\r\n]+/gu, ' ') : (filled.get(part.name) ?? part.written),
  );
}

function items(list: Element, around: Around): readonly (readonly RichPart[])[] {
  return elementsIn(list, ['li']).map((item) => partsOf(item.children, around));
}

function rows(table: Element, around: Around): readonly (readonly RichCell[])[] {
  const cells = elementsIn(table, ['tr']).map((row) =>
    elementsIn(row, ['td', 'th']).map((cell): RichCell => ({
      heading: cell.name === 'th',
      parts: partsOf(cell.children, {
        ...around,
        align: alignOf(cell) ?? around.align,
        style: { ...around.style, ...STYLES[cell.name] },
      }),
    })),
  );
  // Pads all rows to the length of the longest row, because a printed table requires rows of equal length.
  const width = Math.max(0, ...cells.map((row) => row.length));
  return cells.map((row) => [...row, ...Array.from({ length: width - row.length }, () => EMPTY_CELL)]);
}

const EMPTY_CELL: RichCell = { heading: false, parts: [] };

/**
 * Returns the child elements with these names, also those inside `tbody` and `thead`. Ignores elements of nested lists
 * and tables.
 */
function elementsIn(element: Element, names: readonly string[]): readonly Element[] {
  return element.children.flatMap((node) => {
    if (!('name' in node && 'children' in node)) return [];
    if (names.includes(node.name)) return [node];
    return node.name === 'tbody' || node.name === 'thead' ? elementsIn(node, names) : [];
  });
}

function levelOf(name: string): number | undefined {
  return /^h[1-6]$/u.test(name) ? Number(name[1]) : undefined;
}

function alignOf({ attribs }: Element): Align | undefined {
  const [, align] = /text-align:\s*(left|center|right)/u.exec(attribs['style'] ?? '') ?? [];
  return align === 'center' || align === 'right' || align === 'left' ? align : undefined;
}
