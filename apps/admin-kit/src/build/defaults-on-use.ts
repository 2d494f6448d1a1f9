import type { Plugin } from 'vite';

interface LateDefault {
  /** End of the path of the module with the import. */
  readonly importer: string;
  readonly source: string;
  /** Module that has the component, if `source` only passes it on. */
  readonly file?: string;
  /** Name of the component, which is the only import of the module from `source`. */
  readonly name: string;
  /** Name of a prop. Until the prop is true for the first time, the component is not loaded. */
  readonly when?: string;
}

/** Default parts of react-admin and MUI that the pages of the kit replace or never show in a new list. */
const LATE: readonly LateDefault[] = [
  { importer: 'list/ListView.js', source: './ListActions.js', name: 'ListActions' },
  { importer: 'list/ListView.js', source: './Empty.js', name: 'Empty' },
  { importer: 'list/ListView.js', source: '../layout/Title.js', name: 'Title' },
  { importer: 'list/datatable/DataTable.js', source: '../BulkActionsToolbar.js', name: 'BulkActionsToolbar' },
  {
    importer: 'list/datatable/DataTable.js',
    source: '../../button/index.js',
    file: '../../button/BulkDeleteButton.js',
    name: 'BulkDeleteButton',
  },
  { importer: 'list/datatable/DataTable.js', source: './DataTableLoading.js', name: 'DataTableLoading' },
  { importer: 'list/datatable/DataTableColumn.js', source: './ColumnsSelectorItem.js', name: 'ColumnsSelectorItem' },
  {
    importer: 'list/filter/FilterButton.js',
    source: './AddSavedQueryDialog.js',
    name: 'AddSavedQueryDialog',
    when: 'open',
  },
  {
    importer: 'list/filter/FilterButton.js',
    source: './RemoveSavedQueryDialog.js',
    name: 'RemoveSavedQueryDialog',
    when: 'open',
  },
  {
    importer: '@mui/material/esm/TablePagination/TablePagination.js',
    source: '../TablePaginationActions/index.js',
    name: 'default',
  },
];

/**
 * Loads default parts of react-admin and MUI when a page renders them for the first time, instead of with every list.
 * Own pages that use these parts render them a moment later.
 */
export function defaultsOnUse(): Plugin {
  const prefix = '\0default-on-use:';
  return {
    name: 'defaults-on-use',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || importer.startsWith('\0')) return undefined;
      const at = LATE.findIndex((one) => one.source === source && importer.endsWith(`/${one.importer}`));
      const file = LATE[at]?.file ?? source;
      const real = at < 0 ? null : await this.resolve(file, importer, { ...options, skipSelf: true });
      return real && `${prefix}${at}:${real.id}`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [, at = '', file] = /^(\d+):(.*)$/.exec(id.slice(prefix.length)) ?? [];
      const { name = 'default', when } = LATE[Number(at)] ?? {};
      return `import { createElement, lazy, Suspense, useState } from 'react';
        const Late = lazy(async () => ({ default: (await import(${JSON.stringify(file)})).${name} }));
        function OnUse(props) {
          const [isUsed, setUsed] = useState(${when ? 'false' : 'true'});
          if (!isUsed && props.${when ?? 'children'}) setUsed(true);
          return isUsed ? createElement(Suspense, { fallback: null }, createElement(Late, props)) : null;
        }
        export { OnUse as ${name} };`;
    },
  };
}
