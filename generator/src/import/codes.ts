import { DOCUMENT_CODES } from './document-codes.ts';
import { TABLE_CODES } from './tables/codes.ts';

/** Codes of the notes of imports, with the texts that `tuyen explain` prints. */
export const IMPORT_CODES = { ...DOCUMENT_CODES, ...TABLE_CODES } as const;
