export interface TimelineEntry {
  readonly id: string;
  readonly kind: 'move' | 'change' | 'mail' | 'note';
  /** Time of the event in the record's history, in ISO 8601 format. */
  readonly at: string;
  /**
   * Name of a person or program. If the system itself made the change, the key of a screen text below
   * `workflow.actors`.
   */
  readonly by?: string | undefined;
  /**
   * Action that changed the record: `create`, `update`, `delete`, or the name of a transition or operation. Only for
   * changes.
   */
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** For a note on the record: the text of the note. For a transition: its reason. */
  readonly text?: string | undefined;
  /** For a change of the record: its changed fields. For an operation on the record: the input of the operation. */
  readonly changes?: readonly TimelineChange[] | undefined;
  readonly mail?: {
    readonly subject: string;
    readonly recipient: string;
    readonly channel: string;
    readonly state: string;
  };
  readonly own?: boolean;
  /** True if the caller may restore values of this log entry. */
  readonly restorable?: boolean;
  readonly edited_at?: string | undefined;
}

export interface TimelineChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}
