import type { PrintedDocument } from '@tuyen/model';
import type * as Pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { lazyRequire } from '../../lazy-require.ts';
import { blockContent } from './blocks.ts';
import { type PaperSize, SHEETS } from './papers.ts';

const library = lazyRequire<typeof Pdfmake>('pdfmake');
const roboto = lazyRequire<Record<string, Record<string, string>>>('pdfmake/fonts/Roboto');
let pdfmake: typeof Pdfmake | undefined;

/** Loads pdfmake and its fonts for the first PDF. Loading them at every start would slow it down. */
function loaded(): typeof Pdfmake {
  if (pdfmake) return pdfmake;
  const loading = library();
  const fonts = roboto();
  loading.setFonts(fonts);
  const files = new Set(Object.values(fonts).flatMap((styles) => Object.values(styles)));
  // Nothing is fetched: pictures are embedded in the document, and fonts are read from files.
  loading.setLocalAccessPolicy((path) => files.has(path));
  loading.setUrlAccessPolicy(() => false);
  pdfmake = loading;
  return loading;
}

export async function pdfOf(document: PrintedDocument, createdAt: Date): Promise<Buffer> {
  const sheet = SHEETS[document.paper];
  const { width, height, margin, fontSize } = sheet;
  const definition: TDocumentDefinitions = {
    pageSize: { width, height },
    pageMargins: margin,
    defaultStyle: { font: 'Roboto', fontSize, lineHeight: 1.15 },
    info: { title: document.title, creationDate: createdAt },
    language: document.language,
    content: [...markOf(document, sheet), ...document.blocks.map((block) => blockContent(block, sheet))],
    ...(!sheet.roll && { footer: pageNumber, pageBreakBefore: isLeftAlone }),
  };
  return loaded().createPdf(definition).getBuffer();
}

/**
 * Space in points that a heading needs together with the head and the first row of its table. With less space, the
 * heading moves to the next page.
 */
const LEAST_ROOM = 96;

const isLeftAlone: TDocumentDefinitions['pageBreakBefore'] = ({ headlineLevel, startPosition }, page) => {
  if (headlineLevel !== 1) return false;
  const { pageInnerHeight, verticalRatio } = startPosition;
  // Checking the content after the heading is not enough. If the first row of a table moves to the next page, the
  // table's head moves with it, but pdfmake still counts the head as on this page.
  return page.getFollowingNodesOnPage().length === 0 || pageInnerHeight * (1 - verticalRatio) < LEAST_ROOM;
};

function markOf({ mark }: PrintedDocument, { fontSize }: PaperSize): Content[] {
  if (mark === undefined) return [];
  const cell = {
    text: mark,
    bold: true,
    alignment: 'center' as const,
    fontSize: fontSize * 1.1,
    // pdfmake's type of margins is a mutable tuple of four numbers.
    margin: [0, 2, 0, 2] as [number, number, number, number],
  };
  return [{ table: { widths: ['*'], body: [[cell]] }, margin: [0, 0, 0, 8] }];
}

function pageNumber(page: number, pages: number): Content {
  return pages < 2 ? '' : { text: `${page}/${pages}`, alignment: 'center', fontSize: 8, color: '#555555' };
}
