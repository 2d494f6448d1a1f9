import type { Resource } from '../model/resource.ts';

/** How `tuyen new` starts a view of this kind. */
export interface ViewStarter {
  /** Description of the command: what the view is for. */
  readonly description: string;
  /** Description of the first argument, the view's name, with an example. */
  readonly name: string;
  /** What to do next. */
  readonly next: string;
  /** Returns the keys after `name`, `kind` and `label` of a view that passes lint. */
  keys(resource: Resource): object | Unfit;
}

/** Reason why the resource cannot have such a view: `has no workflow`. */
export interface Unfit {
  readonly unfit: string;
}
