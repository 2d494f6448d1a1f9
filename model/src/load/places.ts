/** Which folder below the schemas holds which files. */
export const FOLDERS = [
  ['resources', 'resource'],
  ['enums', 'enum'],
  ['kinds', 'kind'],
  ['permissions', 'permission-module'],
  ['portal', 'portal-page'],
] as const;

/** Everything below the schemas' folder that is read; what else lies there (a package's own files) is not looked at. */
export const SCHEMA_PLACES: readonly string[] = [...FOLDERS.map(([folder]) => folder), 'locales', 'menu.json'];
