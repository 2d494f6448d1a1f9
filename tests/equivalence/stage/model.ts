import { join } from 'node:path';
import type { AdminModel } from '@tuyen/admin-kit';
import { flowsFor, outlineOf } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';

/** Uses `join` instead of `new URL`, because in a test with a browser document `URL` is not Node's class. */
export const projectRoot = join(import.meta.dirname, '../../..');

/**
 * Returns the model of a project as `GET meta/resources` serves it to a user who may read everything, after a round
 * trip through JSON.
 */
export function handedOut(root: string): AdminModel {
  const { model, diagnostics } = loadProject(root);
  if (!model) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const { languages, region, resources, enums, kinds, menu, permissions } = model;
  const flows = flowsFor(model, 'staff');
  return JSON.parse(
    JSON.stringify({
      languages,
      region,
      resources,
      enums,
      kinds,
      menu,
      permissions,
      flows,
      outline: outlineOf(resources, flows),
    }),
  ) as AdminModel;
}

export const model = handedOut(projectRoot);
