import type { Prop } from '@tuyen/model';

/** What every field of the kit takes; a label or a sort order given to it is read by the column or page around it. */
export interface FieldProps {
  readonly source: string;
  readonly label?: string | false;
  readonly sortable?: boolean;
  readonly emptyText?: string;
  readonly [prop: string]: Prop | undefined;
}
