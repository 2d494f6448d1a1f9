import type { SxProps, Theme } from '@mui/material';

/** What every field of the kit takes; a label or a sort order given to it is read by the column or page around it. */
export interface FieldProps {
  readonly source: string;
  readonly label?: string | false;
  readonly sortable?: boolean;
  readonly emptyText?: string;
  /** Of the text of a single value. */
  readonly sx?: SxProps<Theme>;
  /** What the kind of the field adds. */
  readonly [prop: string]: unknown;
}
