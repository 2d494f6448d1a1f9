import { admin } from './emit/admin/index.ts';
import { operationDocs } from './emit/docs/operations.ts';
import { docs } from './emit/docs/workflows.ts';
import { locales } from './emit/locales/locales.ts';
import { portal } from './emit/portal/pages.ts';
import { server } from './emit/server/index.ts';
import { templates } from './emit/templates/templates.ts';
import { GENERATOR_CODES } from './findings/codes.ts';
import { missingIcons } from './findings/icons.ts';
import { missingPageModules } from './findings/page-modules.ts';
import { slowPatterns } from './findings/patterns/slow-patterns.ts';
import { definePlugin } from './plugin/define-plugin.ts';
import type { Plugin } from './plugin/plugin.ts';

const codes = GENERATOR_CODES;

/**
 * Built-in plugins: one for each target, and one for the checks of every project. They come before the plugins of a
 * project.
 */
export const BUILT_IN_PLUGINS: readonly Plugin[] = [
  definePlugin({
    name: 'admin',
    codes,
    emitters: [admin],
    checks: [
      ({ root, paths, model, sources }) => (paths.admin ? missingIcons(root, paths.admin.out, model, sources) : []),
    ],
  }),
  definePlugin({
    name: 'portal',
    codes,
    emitters: [portal],
    checks: [({ root, paths, model, sources }) => (paths.portal ? missingPageModules(root, model, sources) : [])],
  }),
  definePlugin({ name: 'server', emitters: [server] }),
  definePlugin({ name: 'locales', emitters: [locales] }),
  definePlugin({ name: 'templates', emitters: [templates] }),
  definePlugin({ name: 'docs', emitters: [docs, operationDocs] }),
  definePlugin({ name: 'patterns', codes, checks: [({ patterns }) => slowPatterns(patterns)] }),
];
