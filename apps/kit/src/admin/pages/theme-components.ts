import { createElement, Fragment } from 'react';
import { NamedRow } from './NamedRow.tsx';
import { isDeletable } from './record-can.ts';

/** What a theme must hold for the kit's pages, as there is no other way into parts of react-admin. */
export const kitThemeComponents = {
  // Dots between thousands, as the kit's own fields have them: owned parts may use react-admin's.
  RaNumberField: { defaultProps: { locales: 'vi-VN', emptyText: '–' } },
  RaTextField: { defaultProps: { emptyText: '–' } },
  RaEmailField: { defaultProps: { emptyText: '–' } },
  RaUrlField: { defaultProps: { emptyText: '–' } },
  RaReferenceField: { defaultProps: { emptyText: '–' } },
  // Its bar is cut off by whatever scrolls the table, and takes the focus while it is hidden: the list has one of its own.
  RaDataTable: { defaultProps: { bulkActionsToolbar: createElement(Fragment), isRowSelectable: isDeletable } },
  RaDataTableBody: { defaultProps: { row: NamedRow } },
} as const;
