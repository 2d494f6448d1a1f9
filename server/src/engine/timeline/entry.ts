export interface TimelineEntry {
  readonly id: string;
  readonly kind: 'move' | 'change' | 'mail' | 'note';
  /** ISO 8601 time. */
  readonly at: string;
  /** Name of a person or program. For the system's own work, a key in `workflow.actors` of the screens' texts. */
  readonly by?: string | undefined;
  /** For a change: `create`, `update`, `delete`, or the name of a transition or operation. */
  readonly action?: string | undefined;
  /** Earlier and new state of a transition. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Text of a note, or reason of a transition. */
  readonly text?: string | undefined;
  /** Changed fields of the record, or the input of an operation. */
  readonly changes?: readonly TimelineChange[] | undefined;
  readonly mail?: {
    readonly subject: string;
    readonly recipient: string;
    readonly channel: string;
    readonly state: string;
  };
  /** For a note: whether the caller wrote it, and when it was last edited. */
  readonly own?: boolean;
  readonly edited_at?: string | undefined;
}

export interface TimelineChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}
