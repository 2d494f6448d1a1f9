import type { Migration } from '../contract.ts';

/**
 * Converts the documents of concession groups from texts to records with a name in each language. The texts are in
 * Vietnamese.
 */
export const localizedDocuments: Migration = {
  name: '2026-12-localized-documents',
  rows: {
    'object-groups': ({ documents_required: documents }) => {
      if (!Array.isArray(documents) || !documents.some((one) => typeof one === 'string')) return undefined;
      return {
        documents_required: documents.map((one) => (typeof one === 'string' ? { name: { vi: one } } : one)),
      };
    },
  },
};
