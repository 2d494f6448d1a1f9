import type { SxProps, Theme } from '@mui/material';

export interface FieldProps {
  readonly source: string;
  readonly label?: string | false;
  readonly sortable?: boolean;
  readonly emptyText?: string;
  readonly sx?: SxProps<Theme>;
  readonly [prop: string]: unknown;
}
