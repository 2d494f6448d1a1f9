/** One thing that happened to a record, as its timeline shows it. */
export interface TimelineEntry {
  /** Unique in the timeline. */
  readonly id: string;
  readonly kind: 'move' | 'change' | 'mail' | 'note';
  /** ISO */
  readonly at: string;
  /** A person's or program's name; of the system's own work its name in `workflow.actors` of the screens' words. */
  readonly by?: string | undefined;
  /** Of a change: `create`, `update`, `delete`, the name of a transition or of an operation. */
  readonly action?: string | undefined;
  /** Of a move: the states. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Of a note what it says, of a move its reason. */
  readonly text?: string | undefined;
  /** Fields of the record, or of what an operation was given. */
  readonly changes?: readonly TimelineChange[] | undefined;
  readonly mail?: {
    readonly subject: string;
    readonly recipient: string;
    readonly channel: string;
    readonly state: string;
  };
  /** Of a note: whether the caller wrote it, and when it was last changed. */
  readonly own?: boolean;
  readonly edited_at?: string | undefined;
}

export interface TimelineChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}
