import type { Resource } from '@tuyen/model';
import type { Caller } from '../domain.ts';
import type { Scope } from './compile.ts';

export function scopeOf(resource: Resource, caller: Caller): Scope {
  return { offices: resource.scope === 'office' ? caller.readableOffices : undefined };
}
