import { join } from 'node:path';
import type { AdminModel } from '@tuyen/admin-kit';
import { flowsFor, outlineOf } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';

/** Not by `new URL`, which in a browser's document is not Node's. */
export const projectRoot = join(import.meta.dirname, '../../..');

/** The model of a project as `GET meta/resources` hands it out to one who may read everything: a round trip through JSON. */
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
