import type { ReactNode } from 'react';
import type { ListControllerResult, RaRecord } from 'react-admin';

/**
 * Props of the component that draws the views of a plugin's kind. The page around it has the heading, the links to the
 * other views, the pages of the list, and the messages for an empty list and for errors.
 */
export interface ViewProps<Settings extends object = object, Part extends string = string> {
  /** The records of the view, and functions to change the page or the order. `useListContext` returns the same. */
  readonly list: ListControllerResult<RaRecord>;
  /** Keys of the view in the schema, without `name`, `kind`, `label`, `filter` and `sort`. */
  readonly settings: Settings;
  /**
   * Elements that show the fields, by the key of the view that names them. Render them inside a `RecordContextProvider`,
   * once for each record.
   */
  readonly parts: Readonly<Record<Part, ReactNode>>;
}
