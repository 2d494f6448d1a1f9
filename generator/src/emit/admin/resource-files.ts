import type { Resource, ResourceScreens } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import type { CustomParts, Ownable, Page, ReplaceablePart, Project, ViewComponent, ViewPart } from '../project.ts';
import { Imports } from '../print/imports.ts';
import { banner, importPath } from '../print/module.ts';
import { namesOf, pascal, type ResourceNames } from '../print/names.ts';

export interface ResourceContext {
  readonly resource: Resource;
  readonly screens: ResourceScreens;
  readonly names: ResourceNames;
  /** Folder of the resource's generated files. For example, `apps/admin/src/generated/vehicles`. */
  readonly folder: string;
  /** Folder of all generated files. For example, `apps/admin/src/generated`. */
  readonly out: string;
  /**
   * Folder of the custom files that replace generated files of the resource. For example,
   * `apps/admin/src/custom/vehicles`.
   */
  readonly customFolder: string;
  readonly custom: CustomParts;
  readonly viewComponents: Readonly<Record<string, ViewComponent>>;
}

export function contextOf(project: Project, screens: ResourceScreens): ResourceContext {
  const { model, paths, custom, viewComponents = {} } = project;
  const resource = model.resources.find(({ name }) => name === screens.resource);
  if (!resource || !paths.admin) throw new Error(`No screens can be printed for ${screens.resource}`);
  return {
    resource,
    screens,
    names: namesOf(model, resource.name),
    folder: `${paths.admin.out}/${resource.name}`,
    out: paths.admin.out,
    customFolder: `${paths.admin.custom}/${resource.name}`,
    custom: custom[resource.name] ?? {},
    viewComponents,
  };
}

export function resourceModule(
  context: ResourceContext,
  fileName: string,
  declared: readonly string[],
  slice: readonly unknown[],
  body: (imports: Imports, path: string) => string,
  owned?: Ownable,
): GeneratedFile {
  const { resource, folder, customFolder, names, custom, out } = context;
  const path = `${folder}/${fileName}`;
  const remedy = owned && `Edit that file, or own this: \`tuyen eject ${resource.name} ${owned}\`.`;
  return {
    path,
    sources: [resource.source],
    resource: resource.name,
    slice: [...slice, resource.source, names, custom, out, customFolder],
    print: () => {
      const imports = new Imports(...declared);
      const text = body(imports, path);
      return `${banner(resource.source, remedy)}${imports.print()}\n${text}`;
    },
    format: true,
  };
}

/**
 * Imports an object of parts, such as all inputs of a resource, and returns its local name, such as `vehicleInputs`.
 * Imports it from the custom file if there is one, otherwise from the generated file. A custom file exports the object
 * under the name of the part (`inputs`).
 */
export function usePart(context: ResourceContext, part: ReplaceablePart, imports: Imports, path: string): string {
  const name = partName(context, part);
  const file = context.custom[part];
  if (file !== undefined) return imports.value(importPath(path, file), `${part} as ${name}`);
  return imports.value(`./${part}.gen.tsx`, name);
}

export function partName(context: ResourceContext, part: ReplaceablePart): string {
  return `${context.names.constant}${pascal(part)}`;
}

export function pageName(context: ResourceContext, page: Page | ViewPart): string {
  return `${context.names.type}${pascal(page)}`;
}
