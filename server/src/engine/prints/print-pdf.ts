import { holds } from '@tuyen/model';
import type { Caller, Row } from '../domain.ts';
import { Problem } from '../problem.ts';
import { layOut } from './lay-out.ts';
import type { PrintParts } from './parts.ts';
import { pdfOf } from './pdf/pdf.ts';

/**
 * Prints a document about a record as PDF for a person without an account. The caller of this function decides who gets
 * it. The document shows all values that the print names, and no record that the print does not name.
 * @throws 409 `print_not_possible` if the record does not satisfy the condition of the print
 */
export async function printPdf(
  parts: PrintParts,
  name: string,
  record: Readonly<Row>,
  language: string,
): Promise<Buffer> {
  const print = parts.model.prints.find((one) => one.name === name);
  if (!print) throw new Error(`There is no print "${name}".`);
  if (!holds(print.when, record)) throw new Problem(409, 'print_not_possible', { print: name });
  const document = await layOut(parts, ANYBODY, {
    print,
    records: [record],
    language,
    paper: print.papers[0] ?? 'A4',
  });
  return pdfOf(document, parts.clock.now());
}

const ANYBODY: Caller = {
  actor: { kind: 'customer' },
  profile: undefined,
  officeId: null,
  readableOffices: [],
  language: '',
  clientKind: undefined,
};
