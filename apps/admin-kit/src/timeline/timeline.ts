export interface Timeline {
  readonly data: readonly TimelineEntry[];
  readonly more: boolean;
  readonly note: boolean;
}

export interface TimelineEntry {
  readonly id: string;
  readonly kind: 'move' | 'change' | 'mail' | 'note';
  readonly at: string;
  readonly by?: string;
  readonly action?: string;
  readonly to?: string;
  readonly text?: string;
  readonly changes?: readonly TimelineChange[];
  readonly mail?: {
    readonly subject: string;
    readonly recipient: string;
    readonly channel: string;
    readonly state: string;
  };
  readonly own?: boolean;
  readonly restorable?: boolean;
  readonly edited_at?: string;
}

export interface TimelineChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}
