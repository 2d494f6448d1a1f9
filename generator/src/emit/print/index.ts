export { Imports } from './imports.ts';
export { banner, importPath, key } from './module.ts';
export { camel, enumType, namesOf, pascal } from './names.ts';
