export interface TimelineEntry {
  readonly id: string;
  readonly kind: 'move' | 'change' | 'mail' | 'note';
  /** Time of the event, in ISO 8601 format. */
  readonly at: string;
  /**
   * Name of a person or program. If the system itself made the change, the key of a screen text below
   * `workflow.actors`.
   */
  readonly by?: string | undefined;
  /** For a change: `create`, `update`, `delete`, or the name of a transition or operation. */
  readonly action?: string | undefined;
  /** For a transition: the state before it. `to` is the state after it. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** For a note: its text. For a transition: its reason. */
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
