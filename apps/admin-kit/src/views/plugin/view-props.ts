import type { ReactNode } from 'react';
import type { ListControllerResult, RaRecord } from 'react-admin';

/**
 * Props of a plugin's component that draws a view. The page around the component shows the heading, the links to other
 * views, the pagination, and the messages for an empty list and for errors.
 */
export interface ViewProps<Settings extends object = object, Part extends string = string> {
  readonly list: ListControllerResult<RaRecord>;
  /** Keys of the view in the schema, without `name`, `kind`, `label`, `filter` and `sort`. */
  readonly settings: Settings;
  /**
   * Elements that show fields of a record. Each key is a setting of the view, and the element shows the fields that
   * this setting names. Render each element inside a `RecordContextProvider`, once for each record.
   */
  readonly parts: Readonly<Record<Part, ReactNode>>;
}
