import { admin } from './admin/index.ts';
import { operationDocs } from './docs/operations.ts';
import { docs } from './docs/workflows.ts';
import type { GeneratedFile } from './generated-file.ts';
import { locales } from './locales/locales.ts';
import { portal } from './portal/pages.ts';
import type { Project } from './project.ts';
import { server } from './server/index.ts';
import { templates } from './templates/templates.ts';

/** All emitters. To add one, create a folder beside this file and add a line here. */
export const emitters: readonly ((project: Project) => readonly GeneratedFile[])[] = [
  admin,
  portal,
  server,
  locales,
  templates,
  docs,
  operationDocs,
];
