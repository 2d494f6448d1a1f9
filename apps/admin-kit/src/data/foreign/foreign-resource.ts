import { type Dialect, type Place, type Resource } from '@tuyen/model';
import { listOf, pathOfOperation, recordOf, type BackEndListFile, type BackEndRecordFile } from '@tuyen/model/backends';

export type FindResource = (name: string) => Promise<ForeignResource>;

/** Resource on another back end, with everything that its requests need. */
export interface ForeignResource {
  readonly resource: Resource;
  readonly place: Place;
  readonly dialect: Dialect;
  readonly list: BackEndListFile;
  readonly record: BackEndRecordFile;
  /**
   * Returns where another back end stores the resource that a field refers to. Undefined for the project's own server.
   */
  readonly placeOf: (resource: string) => Place | undefined;
  /** Returns the day that a relative day, such as `today-7`, means now. Undefined for other texts. */
  readonly dayMeant?: (text: string) => string | undefined;
}

export function foreignResource(
  resource: Resource,
  dialect: Dialect,
  placeOf: ForeignResource['placeOf'],
  dayMeant: ForeignResource['dayMeant'] = () => undefined,
): ForeignResource {
  const { place, name } = resource;
  if (!place) throw new Error(`The project's own server stores "${name}".`);
  return { resource, place, dialect, placeOf, dayMeant, list: listOf(dialect, name), record: recordOf(dialect, name) };
}

/** Returns whether the id of a record contains the key of the parent record: `7/42`. */
export function hasParentInId({ record }: ForeignResource): boolean {
  return record.get?.includes('{within}') ?? false;
}

/**
 * Returns the fields in the body of a create request. Omits the reference to the parent record if the path contains it.
 */
export function fieldsOfCreate(foreign: ForeignResource): Resource['fields'] {
  const { fields } = foreign.resource;
  const isInPath = pathOfOperation(foreign.record.create)?.includes('{within}') === true;
  return isInPath ? fields.filter(({ name }) => name !== parentField(foreign)) : fields;
}

/** Returns the field that refers to the parent record. */
export function parentField({ resource, place }: ForeignResource): string | undefined {
  return resource.fields.find((field) => field.kind === 'reference' && field.resource === place.within)?.name;
}
