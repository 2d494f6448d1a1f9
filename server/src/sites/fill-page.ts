import { printedCode } from '../engine/prints/codes.ts';
import type { Facts } from './facts.ts';

export interface PageParts {
  readonly facts: Facts;
  /**
   * `origin` is the actual origin of the site. `builtOrigin` is the example origin that the build wrote into the pages,
   * such as `https://tuyen.example`.
   */
  readonly origin: string;
  readonly builtOrigin: string;
  /** Text at the end of every page title in a built site. When a page is served, the operator's name replaces it. */
  readonly title: string;
  /** Key under which the operator's name is stored among the facts about the operator. Undefined without such facts. */
  readonly name?: string | undefined;
  /** Base URL to which the relative addresses of pictures are resolved. */
  readonly api: string;
}

/**
 * Fills in what is unknown when the pages are built: facts about the operator (such as the hotline) in elements with
 * `data-fact`, addresses of the site itself, and their QR codes (`data-qr`). `data-fact-to` inserts a fact into an
 * address: `tel`, `mailto`, `href`, `src` or `content`. Elements with unknown facts stay empty.
 */
export async function fillPage(html: string, parts: PageParts): Promise<string> {
  const { origin, builtOrigin, facts, title } = parts;
  const operator = parts.name === undefined ? undefined : facts[parts.name];
  const named = operator === undefined ? html : withName(html, title, escaped(operator));
  const filled = named.replaceAll(ELEMENT, (whole, tag: string, name: string, end: string) => {
    const fact = facts[name];
    return fact === undefined ? whole : elementWith(tag, fact, end, parts.api);
  });
  if (origin === builtOrigin) return filled;
  return withCodes(
    filled.replaceAll(`"${builtOrigin}/`, () => `"${origin}/`),
    origin,
  );
}

function withName(html: string, title: string, operator: string): string {
  return html
    .replace(` – ${title}</title>`, () => ` – ${operator}</title>`)
    .replace(
      `<meta property="og:site_name" content="${title}"`,
      () => `<meta property="og:site_name" content="${operator}"`,
    );
}

const ELEMENT = /(<[a-z]+\b[^>]*\bdata-fact="(\w+)"[^>]*)>(<\/[a-z]+>)?/gu;

function elementWith(tag: string, fact: string, end = '', api: string): string {
  const to = /\bdata-fact-to="(\w+)"/u.exec(tag)?.[1];
  const address = to === undefined ? undefined : addressOf(to, fact, api);
  const isPicture = to === 'src';
  if (to !== undefined && address === undefined) return `${tag}>${end}`;
  if (to === 'content')
    return `${tag.replace(/ content="[^"]*"/u, () => ` content="${escaped(address ?? '')}"`)}>${end}`;
  const shown = isPicture ? tag.replace(/ hidden=""/u, '') : tag;
  const attribute = address === undefined ? '' : ` ${isPicture ? 'src' : 'href'}="${escaped(address)}"`;
  // Inserts the address as the first attribute, because an image tag may end in `/`, after which no attribute can
  // follow.
  const whole = shown.replace(/^<[a-z]+/u, (start) => start + attribute);
  return `${whole}>${end === '' ? '' : escaped(fact)}${end}`;
}

function addressOf(to: string, fact: string, api: string): string | undefined {
  if (to === 'tel') return `tel:${fact.replace(/[^+\d]/gu, '')}`;
  if (to === 'mailto') return `mailto:${fact}`;
  const address = URL.parse(fact, api);
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address.href : undefined;
}

const CODE = /(<svg\b[^>]*\bdata-qr="([^"]+)"[^>]*?) viewBox="[^"]*"([^>]*)>.*?<\/svg>/gsu;
/**
 * Width of the white border around a QR code, in modules (the squares of the code). Without the border, cameras do not
 * recognize the code.
 */
const BORDER = 4;

async function withCodes(html: string, origin: string): Promise<string> {
  const paths = [...new Set([...html.matchAll(CODE)].map(([, , path = '']) => path))];
  const drawn = new Map(await Promise.all(paths.map(async (path) => [path, await drawCode(origin + path)] as const)));
  return html.replaceAll(CODE, (whole, start: string, path: string, rest: string) => {
    const code = drawn.get(path);
    return code ? `${start} viewBox="0 0 ${code.size} ${code.size}"${rest}>${code.inside}</svg>` : whole;
  });
}

async function drawCode(text: string): Promise<{ readonly size: number; readonly inside: string } | undefined> {
  const code = await printedCode('qr', text);
  if (code?.code !== 'qr') return undefined;
  const size = code.modules.length + 2 * BORDER;
  const dark = code.modules.flatMap((row, y) => row.map((on, x) => (on ? `M${x + BORDER} ${y + BORDER}h1v1h-1z` : '')));
  return {
    size,
    inside: `<rect width="${size}" height="${size}" fill="#fff"></rect><path d="${dark.join('')}" fill="#000"></path>`,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => ENTITIES[character] ?? character);
}
