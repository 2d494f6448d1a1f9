import type { DocumentType } from '../document-type.ts';
import { buildPrint } from './build-print.ts';
import { checkPrints } from './check-prints.ts';
import { startPrint } from './start-print.ts';

export const print: DocumentType<'print'> = {
  build: buildPrint,
  checks: [checkPrints],
  schemas: () => [],
  start: startPrint,
};
