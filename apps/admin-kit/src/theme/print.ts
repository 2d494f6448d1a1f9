/**
 * Print styles of every page: no controls, whole tables and whole values. A page overrides them with `displayPrint` and
 * similar props.
 */
export const printStyles = {
  '@media print': {
    '@page': { margin: '12mm' },
    'html, body, :has(> main)': { backgroundColor: '#ffffff !important', colorScheme: 'light' },
    // Hides buttons in prints, except sortable headings, tabs and chips. Those are buttons too, but carry information.
    'main :is(.MuiButton-root, .MuiIconButton-root, .plain-button, .MuiPagination-root, .MuiTablePagination-root), .MuiSnackbar-root, .RaList-actions, main form:has(.RaFilterForm-form), main form.RaFilterForm-form, main details:not([open]) > summary, main :is(th, td):has(> .MuiCheckbox-root, > .plain-checkbox, > .plain-button:only-child, > .MuiIconButton-root:only-child)':
      { display: 'none !important' },
    // Disables scroll containers in prints, because they would truncate their content.
    'main, main :is(div, section):has(table)': { overflow: 'visible !important', maxHeight: 'none !important' },
    'main table': { width: '100% !important', minWidth: '0 !important', tableLayout: 'auto' },
    'main :is(th, td)': {
      padding: '3px 5px !important',
      minWidth: '0 !important',
      fontSize: '11px !important',
      lineHeight: 1.3,
      whiteSpace: 'normal !important',
      overflowWrap: 'break-word',
      position: 'static !important',
    },
    'main :is(th, td) *': { fontSize: '11px !important', lineHeight: '1.3 !important' },
    'main th .MuiTableSortLabel-icon': { display: 'none !important' },
    'main thead': { display: 'table-header-group' },
    'main :is(tr, img, svg, figure)': { breakInside: 'avoid' },
    'main :is(h1, h2, h3)': { breakAfter: 'avoid' },
    'main a': { color: 'inherit !important', textDecoration: 'none !important' },
  },
} as const;
