import { ImportError } from '../import/draft.ts';

const REFERENCE = /["']?\$ref["']?\s*:\s*["']?([^"'\s,}]+)/gu;
const MOST_DOCUMENTS = 50;

/**
 * Downloads the documents to which the references of a document lead, and those to which they lead in turn.
 * @param base address of the document. Undefined for a file, whose relative references are files beside it
 * @returns the documents by their addresses
 */
export async function linkedDocuments(
  text: string,
  base: string | undefined,
  download: (address: string) => Promise<Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  const open: { readonly text: string; readonly base: string | undefined }[] = [{ text, base }];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const address of addressesIn(next.text, next.base)) {
      if (address === base || found.has(address)) continue;
      if (found.size >= MOST_DOCUMENTS)
        throw new ImportError(
          `The document refers to more than ${MOST_DOCUMENTS} others.`,
          'Leave --follow out, or import a document without references to addresses.',
        );
      const bytes = await download(address);
      found.set(address, bytes);
      open.push({ text: new TextDecoder().decode(bytes), base: address });
    }
  }
  return found;
}

function addressesIn(text: string, base: string | undefined): ReadonlySet<string> {
  const addresses = [...text.matchAll(REFERENCE)].flatMap(([, reference = '']) => {
    const [file = ''] = reference.split('#');
    const url = file === '' ? null : URL.parse(file, base);
    return url && /^https?:$/u.test(url.protocol) ? [url.href] : [];
  });
  return new Set(addresses);
}
