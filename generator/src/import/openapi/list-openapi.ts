import type { ImportOptions, ListedResource } from '../draft.ts';
import { draftResources } from './draft-resources.ts';
import { leftPaths } from './left-paths.ts';
import type { OpenApiReading } from './reading.ts';
import { actionsOf } from './resource-file.ts';

/** Lists the resources of the document, then the paths that become none, each with the reason. */
export function listOpenApi(reading: OpenApiReading, options: ImportOptions): readonly ListedResource[] {
  const { resources } = draftResources(reading, options);
  return [
    ...resources.map((resource) => ({
      place: resource.found.list.path,
      resource: resource.name,
      fields: Object.keys(resource.properties).length,
      actions: [...actionsOf(resource), ...resource.operations.map(({ name }) => name)],
    })),
    ...leftPaths(reading, resources).map(({ path, reason }) => ({ place: path, reason })),
  ];
}
