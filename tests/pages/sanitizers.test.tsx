import { RichTextField } from '@tuyen/admin-kit';
import { safeText } from '@tuyen/portal-kit';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS } from '@tuyen/model/rich-text';
import { RecordContextProvider } from 'react-admin';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from '../../server/src/engine/write/values/rich-text.ts';
import { HARMLESS_HTML, HOSTILE_HTML } from '../support/hostile-html.ts';

const SANITIZERS: Readonly<Record<string, (html: string) => string>> = {
  'the server, before text is stored': sanitizeRichText,
  'the back-office, before text is shown': (html) => {
    const container = document.createElement('div');
    const root = createRoot(container);
    flushSync(() =>
      root.render(
        <RecordContextProvider value={{ id: 1, text: html }}>
          <RichTextField source="text" />
        </RecordContextProvider>,
      ),
    );
    return container.firstElementChild?.innerHTML ?? '';
  },
  'the portal, before text is shown': (html) => {
    const box = document.createElement('div');
    box.append(safeText(html, document));
    return box.innerHTML;
  },
};

describe.each(Object.entries(SANITIZERS))('HTML sanitizer of %s', (_who, sanitize) => {
  it.each(HOSTILE_HTML)('the HTML sanitizer neutralizes dangerous content: %s', (html) => {
    const clean = sanitize(html);
    expect(dangersIn(clean)).toEqual([]);
    // A browser parses the output again, which must not turn harmless text into dangerous content.
    expect(dangersIn(parsed(clean).innerHTML)).toEqual([]);
  });

  it.each(HARMLESS_HTML)('the HTML sanitizer keeps harmless content: %s', (html) => {
    const clean = parsed(sanitize(html));
    expect(clean.textContent).toBe(parsed(html).textContent);
    const links = (body: Element) => [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links(clean)).toEqual(links(parsed(html)));
    const names = (body: Element) => [...body.querySelectorAll('*')].map(({ localName }) => localName);
    expect(names(clean)).toEqual(names(parsed(html)));
  });
});

const parsed = (html: string): Element => new DOMParser().parseFromString(html, 'text/html').body;

function dangersIn(html: string): readonly string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const outside = [...document.head.children].map(({ localName }) => localName);
  const inside = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    if (!RICH_TEXT_ELEMENTS.includes(name) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [name];
    return [...element.attributes]
      .filter((attribute) => !isHarmless(name, attribute))
      .map((attribute) => `${name} ${attribute.name}=${attribute.value}`);
  });
  return [...outside, ...inside];
}

const STYLES = /^(?:(?:text-align|color|background-color):[\w\s#,.%()]+;?)*$/;

function isHarmless(element: string, { name, value }: Attr): boolean {
  if (name === 'style') return STYLES.test(value) && !/url|expression/.test(value);
  if (!RICH_TEXT_ATTRIBUTES[element]?.includes(name)) return false;
  if (name !== 'href' && name !== 'src') return true;
  // Resolves the address like a browser: tabs and line breaks do not hide a scheme, and `//host` is another site.
  const { protocol } = new URL(value, 'https://tuyen.example/');
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) && !/^\s*[/\\]{2}/.test(value);
}
