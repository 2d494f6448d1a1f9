export { CODES } from './codes.ts';
export type { Code } from './codes.ts';
export { formatDiagnostic } from './diagnostic.ts';
export type { Diagnostic, Severity } from './diagnostic.ts';
export { loadProject, loadProjectWithCode } from './load-project.ts';
export type { Locales, Project, ProjectConfig } from './project.ts';
export type { Known } from './read.ts';
export { renameInSchemas, type FollowedFile } from './renames/rename-in-schemas.ts';
export { ADMIN_SEGMENTS, API_SEGMENTS, PAGE_FOLDERS, RESOURCE_SEGMENTS } from './reserved-names.ts';
