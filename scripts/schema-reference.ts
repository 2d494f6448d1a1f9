// Writes the reference of the schema language from the meta-schemas: docs/generated/schema-language.md. Part of `npm run
// check`: fails if the page is outdated. Usage: node scripts/schema-reference.ts [--write] [root]
import { type ProjectCheck, pageProblems, runCheck } from './report.ts';
import { readMetaSchemas } from './schema-language/meta-schemas.ts';
import { referencePage } from './schema-language/reference.ts';

export const checkSchemaReference: ProjectCheck = (root, write) => {
  const text = referencePage(readMetaSchemas(root));
  return pageProblems(
    root,
    { path: 'docs/generated/schema-language.md', text, by: 'scripts/schema-reference.ts' },
    write,
  );
};

if (import.meta.main) runCheck(checkSchemaReference);
