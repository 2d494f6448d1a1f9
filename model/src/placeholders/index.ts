export {
  type FieldsOf,
  leadsOnBy,
  type PathField,
  type PathStep,
  type ResolvedPath,
  resolvePath,
} from './field-path.ts';
export { fieldsOfModel, pathFields } from './model-fields.ts';
export { fillPlaceholders, type Placeholder, placeholderParts, placeholdersIn } from './parse.ts';
