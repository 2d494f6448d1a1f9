// Writes the references of the schema language: docs/generated/schema-language.md from the meta-schemas and
// docs/generated/kinds.md from the kinds of fields. Part of `npm run check`: fails if a page is outdated.
// Usage: node scripts/schema-reference.ts [--write] [root]
import { kindsPage } from './docs-site/kinds-page.ts';
import { type ProjectCheck, pageProblems, runCheck } from './report.ts';
import { readMetaSchemas } from './schema-language/meta-schemas.ts';
import { referencePage } from './schema-language/reference.ts';

const BY = 'scripts/schema-reference.ts';

export const checkSchemaReference: ProjectCheck = (root, write) =>
  Object.entries({ 'schema-language': referencePage(readMetaSchemas(root)), kinds: kindsPage(root) }).flatMap(
    ([name, text]) => pageProblems(root, { path: `docs/generated/${name}.md`, text, by: BY }, write),
  );

if (import.meta.main) runCheck(checkSchemaReference);
