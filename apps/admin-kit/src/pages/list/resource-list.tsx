import { Box, ThemeProvider, type SxProps, type Theme } from '@mui/material';
import { createElement, Fragment, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import {
  FilterContext,
  FilterForm,
  ListBase,
  ListView,
  useResourceContext,
  type ListBaseProps,
  type RaRecord,
} from 'react-admin';
import { BulkActions } from '../../deletion/bulk-actions.tsx';
import { useResource } from '../../model/model-context.tsx';
import { useCanAction } from '../../record/can-action.ts';
import { ColumnsContext, OfferedColumns } from './columns-context.ts';
import { isAlwaysOn } from './filter-inputs.ts';
import { Afterwards } from '../../layout/in-pieces.tsx';
import { ListActions } from './list-actions.tsx';
import { usePhone } from '../../theme/phone.ts';
import { EmptyList } from './empty-list.tsx';
import { ListHeading } from './list-heading.tsx';
import { OtherFilters } from './other-filters.tsx';
import { GridProvider } from './grid/grid-context.tsx';
import { ListTabs } from './tabs/list-tabs.tsx';
import { LoadError } from '../load-error.tsx';
import { Pages, WaitingPages } from './pages.tsx';
import { PER_PAGE } from '../../early/first-page.ts';
import { useFold } from './use-fold.ts';
import { useRefresh } from './use-refresh.ts';
import { useSelectable } from './use-selectable.ts';
import { withCan } from '../../record/record-can.ts';

type BaseProps = Pick<
  ListBaseProps,
  'perPage' | 'filter' | 'filterDefaultValues' | 'storeKey' | 'queryOptions' | 'debounce'
>;

interface ResourceListProps extends BaseProps {
  readonly children: ReactNode;
  readonly filters?: readonly ReactElement[];
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly tabs?: readonly string[];
  readonly actions?: ReactElement | false;
  readonly aside?: ReactElement;
  readonly sx?: SxProps<Theme>;
}

/** Suppresses react-admin's error notification, because the page shows the error instead of the rows. */
const LIST_QUERY = { onError: () => undefined };

/** Renders the list page of a resource, with filters, tabs, sort, selection and export. */
export function ResourceList({ children, filters = [], sort, tabs, ...props }: ResourceListProps) {
  const { actions, aside, sx, queryOptions, ...base } = props;
  const phone = usePhone();
  const above = phone ? filters.filter(isAlwaysOn) : [...filters];
  const refetchInterval = useRefresh();
  const { filter } = useFold(base.filter);
  const [columns] = useState(() => new OfferedColumns());
  return (
    <ListBase
      disableAuthentication
      perPage={PER_PAGE}
      exporter={false}
      queryOptions={withCan({ ...LIST_QUERY, refetchInterval }, queryOptions)}
      {...(sort ? { sort: { ...sort } } : {})}
      {...base}
      {...(filter ? { filter } : {})}
    >
      <ColumnsContext value={columns}>
        <GridProvider>
          <ListHeading />
          <OtherFilters inputs={above} />
          <ListTabs sort={sort} names={tabs} />
          <ListView
            title={false}
            actions={<Tools filters={above}>{actions ?? <ListActions filters={filters} />}</Tools>}
            {...(aside ? { aside } : {})}
            pagination={
              <Afterwards waiting={<WaitingPages />}>
                <Pages />
              </Afterwards>
            }
            empty={<EmptyList />}
            error={<LoadError />}
            component={ScrollCard}
            sx={[LIST, ...[sx ?? []].flat()]}
          >
            {children}
          </ListView>
        </GridProvider>
      </ColumnsContext>
    </ListBase>
  );
}

interface ToolsProps {
  readonly filters: ReactElement[];
  readonly children: ReactNode;
}

function Tools({ filters, children }: ToolsProps) {
  return (
    <FilterContext.Provider value={filters}>
      <Afterwards waiting={<Box sx={{ height: filters.length > 0 ? TOOLS : BUTTONS }} />}>
        {filters.length > 0 ? <FilterForm /> : null}
        {children}
      </Afterwards>
    </FilterContext.Provider>
  );
}

/** Heights in px that are reserved for controls which render after the rows, so that nothing moves. */
const TOOLS = { xs: 48, sm: 37 } as const;
const BUTTONS = { xs: 48, sm: 32 } as const;

const LIST = {
  minWidth: 0,
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions': {
    backgroundColor: 'transparent',
    minHeight: 0,
    mb: 1,
    rowGap: 1,
    flexFlow: { xs: 'row nowrap', sm: 'row wrap', md: 'row nowrap' },
    alignItems: 'center',
    '& > form': { flex: { xs: '1 1 140px', sm: '1 1 auto' }, minWidth: 0, minHeight: 0, p: 0, rowGap: 1 },
    '& > form + *': { flex: { xs: '0 0 auto', sm: '0 1 auto' }, ml: { xs: 0.5, sm: 1.5 } },
    '& .filter-field': { mb: 0 },
    '& .filter-field .MuiFormControl-root': { my: 0 },
  },
  '& .MuiToolbar-root': { backgroundColor: 'transparent' },
  '& .list-preview': {
    position: 'sticky',
    right: 0,
    width: 44,
    p: 0.5,
    bgcolor: 'background.paper',
    // Paints the translucent row color over an opaque background in this sticky cell. Otherwise cells that scroll below
    // it would show through.
    backgroundImage: 'linear-gradient(var(--row), var(--row))',
    displayPrint: 'none',
    // The shadow needs a pseudo-element, because in a table with collapsed borders the cells themselves show no shadow.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      right: '100%',
      width: 8,
      backgroundImage: 'linear-gradient(to left, rgb(0 0 0 / var(--edge, 0)), transparent)',
      pointerEvents: 'none',
    },
  },
} as const;

function ScrollCard({ children, className }: { readonly children?: ReactNode; readonly className?: string }) {
  return (
    <Box
      className={className}
      sx={{
        position: 'relative',
        width: '100%',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        // `&&` gives this rule precedence over react-admin's rule for the same class. React-admin makes the element a
        // scroll container, which would clip the sticky bar at the bottom.
        '&&': { overflow: 'visible' },
      }}
    >
      <Box className="list-scroll" sx={{ borderRadius: 'inherit' }}>
        <Selection>{children}</Selection>
      </Box>
      <BulkActions />
    </Box>
  );
}

/**
 * Enables row selection if the user can transition, print or delete several records. React-admin enables it only for
 * deletion and checks the permission after the first render.
 */
function Selection({ children }: { readonly children?: ReactNode }) {
  const { several, isRowSelectable } = useSelectable();
  const isDescribed = useResource(useResourceContext()) !== undefined;
  const canDelete = useCanAction()('delete');
  const theme = useMemo(() => {
    if (several) return withRows({ ...SELECTED, isRowSelectable });
    return isDescribed ? withRows(canDelete ? SELECTED : NOT_SELECTED) : unchanged;
  }, [several, isRowSelectable, isDescribed, canDelete]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

const unchanged = (theme: Theme): Theme => theme;

/**
 * Enables row selection without buttons in the table. The buttons for selected rows are in a bar at the bottom of the
 * window.
 */
const SELECTED = { bulkActionButtons: createElement(Fragment) };
const NOT_SELECTED = { bulkActionButtons: false };

interface RowProps {
  readonly bulkActionButtons: ReactElement | boolean;
  readonly isRowSelectable?: (record: RaRecord) => boolean;
}

const withRows =
  (defaultProps: RowProps) =>
  (theme: Theme): Theme => {
    const { RaDataTable } = theme.components ?? {};
    const table = { ...RaDataTable, defaultProps: { ...RaDataTable?.defaultProps, ...defaultProps } };
    return { ...theme, components: { ...theme.components, RaDataTable: table } };
  };
