import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';
import { dashboards } from './dashboards.ts';
import { resourceValidator } from '../validators/resource-validators.ts';
import { projectData } from './project-data.ts';
import { columns, fields, filters, inputs } from './parts.ts';
import { forms, list, show } from './pages.ts';
import { flows } from './flows.ts';
import { registry, resourceEntry } from './registry.ts';
import { contextOf, type ResourceContext } from './resource-files.ts';
import { views } from './views.ts';

export function admin(project: Project): readonly GeneratedFile[] {
  const { screens, paths } = project;
  if (!paths.admin) return [];
  const { out } = paths.admin;
  const contexts = screens.map((each) => contextOf(project, each));
  return [
    ...contexts.flatMap((context) => resourceFolder(project, context)),
    registry(project, contexts),
    ...flows(project),
    ...dashboards(project),
    projectData(project, `${out}/project.gen.ts`),
  ];
}

function resourceFolder(project: Project, context: ResourceContext): readonly GeneratedFile[] {
  const { screens, resource } = context;
  const shown = resource.singleton ? undefined : show(context);
  const listed = resource.actions.includes('list') && !resource.singleton;
  const written = screens.create !== undefined || screens.edit !== undefined;
  return [
    resourceEntry(context),
    ...(listed ? [list(context), columns(context), filters(context)] : []),
    ...(written ? [...forms(context), inputs(context), ...resourceValidator(project, context)] : []),
    ...(shown ? [shown, fields(context)] : []),
    ...views(context),
  ];
}
