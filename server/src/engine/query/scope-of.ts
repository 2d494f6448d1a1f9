import type { Resource } from '@tuyen/model';
import type { Caller } from '../domain.ts';
import type { OfficeScope } from './compile.ts';

export function scopeOf(resource: Resource, caller: Caller): OfficeScope {
  return { offices: resource.scope === 'office' ? caller.readableOffices : undefined };
}
