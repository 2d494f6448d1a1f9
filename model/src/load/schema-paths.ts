/** The folders below the schemas folder and the kind of their files. */
export const FOLDERS = [
  ['resources', 'resource'],
  ['enums', 'enum'],
  ['kinds', 'kind'],
  ['permissions', 'permission-module'],
  ['portal', 'portal-page'],
  ['mails', 'mail'],
] as const;

/** All paths below the schemas folder that are read. Other files there are ignored. */
export const SCHEMA_PATHS: readonly string[] = [...FOLDERS.map(([folder]) => folder), 'locales', 'menu.json'];
