export interface TimelineEntry {
  readonly id: string;
  readonly kind: 'move' | 'change' | 'mail' | 'note';
  /** ISO 8601 time. */
  readonly at: string;
  /** Name of a person or program. For changes by the system itself, a key below `workflow.actors` in the screen texts. */
  readonly by?: string | undefined;
  /** For a change: `create`, `update`, `delete`, or the name of a transition or operation. */
  readonly action?: string | undefined;
  /** Earlier and new state of a transition. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Text of a note, or reason of a transition. */
  readonly text?: string | undefined;
  /** For a change of the record: its changed fields. For an operation: its input. */
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
