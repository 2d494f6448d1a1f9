import { Box, ThemeProvider, type SxProps, type Theme } from '@mui/material';
import { createElement, Fragment, useDeferredValue, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import {
  FilterContext,
  FilterForm,
  ListBase,
  ListView,
  Pagination,
  useListContext,
  useResourceContext,
  useTranslate,
  type ListBaseProps,
  type RaRecord,
} from 'react-admin';
import { BulkActions } from '../../deletion/BulkActions.tsx';
import { useResource } from '../../model/model-context.tsx';
import { useCanAction } from '../../record/can-action.ts';
import { ColumnsContext, OfferedColumns } from './columns-context.ts';
import { isAlwaysOn } from './filter-inputs.ts';
import { Afterwards } from '../../layout/InPieces.tsx';
import { ListActions } from './ListActions.tsx';
import { usePhone } from '../../theme/phone.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListHeading } from './ListHeading.tsx';
import { OtherFilters } from './OtherFilters.tsx';
import { ListTabs } from './tabs/ListTabs.tsx';
import { LoadError } from '../LoadError.tsx';
import { PER_PAGE } from '../../early/first-page.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { useRefresh } from './use-refresh.ts';
import { useSelectable } from './use-selectable.ts';
import { withCan } from '../../record/record-can.ts';

/** What owners may set besides: as react-admin's own list has it. */
type BaseProps = Pick<
  ListBaseProps,
  'perPage' | 'filter' | 'filterDefaultValues' | 'storeKey' | 'queryOptions' | 'debounce'
>;

interface ResourceListProps extends BaseProps {
  readonly children: ReactNode;
  readonly filters?: readonly ReactElement[];
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Which tabs, by name: all by default. */
  readonly tabs?: readonly string[];
  /** In place of the buttons for filters, columns and density. */
  readonly actions?: ReactElement | false;
  /** Beside the rows. */
  readonly aside?: ReactElement;
  readonly sx?: SxProps<Theme>;
}

/** The page sizes that a clerk may choose. */
const PAGE_SIZES = [10, 20, 50, 100];

/** An error is shown in place of the rows: react-admin says it a second time, below. */
const LIST_QUERY = { onError: () => undefined };

/** A resource's list: its name as `h1`, buttons by permission, filters, and the table scrolling inside where it is too wide. */
export function ResourceList({ children, filters = [], sort, tabs, ...props }: ResourceListProps) {
  const { actions, aside, sx, queryOptions, ...base } = props;
  const phone = usePhone();
  // On a phone the others are in a sheet.
  const above = phone ? filters.filter(isAlwaysOn) : [...filters];
  const refetchInterval = useRefresh();
  const [columns] = useState(() => new OfferedColumns());
  return (
    <ListBase
      disableAuthentication
      perPage={PER_PAGE}
      exporter={false}
      queryOptions={withCan({ ...LIST_QUERY, refetchInterval }, queryOptions)}
      {...(sort ? { sort: { ...sort } } : {})}
      {...base}
    >
      <ColumnsContext value={columns}>
        <ListHeading />
        <ViewSwitch />
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
      </ColumnsContext>
    </ListBase>
  );
}

interface ToolsProps {
  readonly filters: ReactElement[];
  readonly children: ReactNode;
}

/** What the list is searched and filtered by, and the buttons beside it, once the rows are there. */
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

/** In px: what is drawn later moves nothing. */
const TOOLS = { xs: 56, sm: 64 } as const;
const BUTTONS = { xs: 48, sm: 31 } as const;
const PAGES = 52;

function WaitingPages() {
  return <Box sx={{ height: PAGES }} />;
}

/** Which rows of how many are shown; of a list that could not be loaded nothing is known. */
function Pages() {
  const translate = useTranslate();
  const { error, isPending, perPage } = useListContext();
  // With the rows, which would push it down.
  const areRowsPending = useDeferredValue(isPending, true);
  if (error) return null;
  if (areRowsPending) return <WaitingPages />;
  // An owner's list, or an address, may have pages of another size.
  const sizes = [...new Set([...PAGE_SIZES, perPage])].toSorted((one, other) => one - other);
  // On phones react-admin leaves the names of the buttons in English; what it does not know it hands to MUI.
  const labels: object = { getItemAriaLabel: (button: string) => translate(`ra.navigation.${button}`) };
  return <Pagination rowsPerPageOptions={sizes} {...labels} />;
}

const LIST = {
  minWidth: 0,
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions': {
    backgroundColor: 'transparent',
    minHeight: 0,
    mb: 1,
    // On a phone the buttons stand beside the search, and above it where there are more than fit.
    flexFlow: { xs: 'row wrap-reverse', sm: 'row wrap', md: 'row' },
    alignItems: { xs: 'center', sm: 'flex-end' },
    '& > form': { flex: { xs: '1 1 140px', sm: '0 1 100%' }, minWidth: { xs: 0, sm: 'auto' } },
    '& > form + *': { flex: { xs: '0 1 auto', sm: '0 1 100%', md: '0 1 auto' } },
  },
  '& .MuiToolbar-root': { backgroundColor: 'transparent' },
  // Beside columns that are pushed sideways it stays in sight.
  '& .list-preview': {
    position: 'sticky',
    right: 0,
    width: 44,
    p: 0.5,
    bgcolor: 'background.paper',
    // The row's own color, which lets what lies under the cell shine through.
    backgroundImage: 'linear-gradient(var(--row), var(--row))',
    displayPrint: 'none',
    // A cell whose borders collapse has no shadow of its own.
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
        // Twice, as react-admin's own rule for the same class would win. What scrolls cuts off; the bar below it must not be.
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
 * React-admin lets rows be selected only to delete them, and asks after they are drawn whether the user may: here also to move several, or to
 * print a list of them, which is known before.
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

/** What can be done with them is at the window's edge. */
const SELECTED = { bulkActionButtons: createElement(Fragment) };
const NOT_SELECTED = { bulkActionButtons: false };

interface RowProps {
  readonly bulkActionButtons: ReactElement | boolean;
  readonly isRowSelectable?: (record: RaRecord) => boolean;
}

/** What an owner does not say of the rows. */
const withRows =
  (defaultProps: RowProps) =>
  (theme: Theme): Theme => {
    const { RaDataTable } = theme.components ?? {};
    const table = { ...RaDataTable, defaultProps: { ...RaDataTable?.defaultProps, ...defaultProps } };
    return { ...theme, components: { ...theme.components, RaDataTable: table } };
  };
