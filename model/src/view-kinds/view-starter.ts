import type { Resource } from '../model/resource.ts';

/** Draft of a new view of one kind, for `tuyen new`. */
export interface ViewStarter {
  /** Sentence in the help of `tuyen new` that says what views of this kind are for. */
  readonly description: string;
  /** Help text for the first argument, which is the view's name. Contains an example. */
  readonly name: string;
  /** Message that says what to do after the view was created. */
  readonly next: string;
  /** Returns the keys that a new view has after `name`, `kind` and `label`. The view passes `tuyen lint`. */
  keys(resource: Resource): object | Unfit;
}

/** Reason why the resource cannot have a view of this kind: `has no workflow`. */
export interface Unfit {
  readonly unfit: string;
}
