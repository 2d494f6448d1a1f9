import type { Resource } from '../model/resource.ts';

export interface ViewStarter {
  readonly description: string;
  readonly name: string;
  readonly next: string;
  /** Returns the keys that a new view has after `name`, `kind` and `label`. The view passes `tuyen lint`. */
  keys(resource: Resource): object | Unfit;
}

export interface Unfit {
  readonly unfit: string;
}
