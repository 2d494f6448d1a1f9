// Writes the types of schema files from the meta-schemas: model/src/generated. Part of `npm run check`: fails if a type
// is outdated. Usage: node scripts/schema-types.ts [--write] [root]
import { type ProjectCheck, pageProblems, runCheck } from './report.ts';
import { readMetaSchemas } from './schema-language/meta-schemas.ts';
import { generatedFiles, typesModule } from './schema-language/types.ts';

export const checkSchemaTypes: ProjectCheck = (root, write) => {
  const schemas = readMetaSchemas(root);
  return generatedFiles(schemas).flatMap((file) => {
    const module = {
      path: `model/src/generated/${file}.ts`,
      text: typesModule(file, schemas),
      by: 'scripts/schema-types.ts',
    };
    return pageProblems(root, module, write);
  });
};

if (import.meta.main) runCheck(checkSchemaTypes);
