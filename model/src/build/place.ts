import type { PlaceFile } from '../generated/resource.ts';
import type { Place } from '../model/place.ts';

export function placeOf(file: PlaceFile, name: string): Place {
  return {
    backend: file.backend,
    path: file.path ?? `/${name}`,
    id: file.id ?? 'id',
    ids: file.ids ?? 'text',
    names: file.names ?? 'same',
    ...(file.within !== undefined && { within: file.within }),
  };
}
