import { Box, createTheme, ThemeProvider, type Theme } from '@mui/material';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import {
  FilterButton,
  ListBase,
  ListView,
  Pagination,
  TopToolbar,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { BulkActions } from '../../deletion/BulkActions.tsx';
import { useResource } from '../../model/model-context.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListHeading } from './ListHeading.tsx';
import { OtherFilters } from './OtherFilters.tsx';
import { ListTabs } from './tabs/ListTabs.tsx';
import { LoadError } from '../LoadError.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import { ASK_CAN, listPrintsOf } from '../../record/record-can.ts';

interface ResourceListProps {
  readonly children: ReactNode;
  readonly filters?: readonly ReactElement[];
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Which tabs, by name: all by default. */
  readonly tabs?: readonly string[];
}

/** Page size of the product, and the others a clerk may choose. */
const PER_PAGE = 10;
const PAGE_SIZES = [10, 20, 50, 100];

/** An error is shown in place of the rows: react-admin says it a second time, below. */
const LIST_QUERY = { ...ASK_CAN, onError: () => undefined };

/** A resource's list: its name as `h1`, buttons by permission, filters, and the table scrolling inside where it is too wide. */
export function ResourceList({ children, filters, sort, tabs }: ResourceListProps) {
  const unbroken = useUnbrokenColumns();
  return (
    <ListBase
      disableAuthentication
      perPage={PER_PAGE}
      exporter={false}
      queryOptions={LIST_QUERY}
      {...(sort ? { sort: { ...sort } } : {})}
    >
      <ListHeading />
      <ViewSwitch />
      <OtherFilters inputs={filters} />
      <ListTabs sort={sort} names={tabs} />
      <ListView
        title={false}
        {...(filters?.length ? { filters: [...filters] } : {})}
        actions={
          filters && filters.length > 1 ? (
            <TopToolbar sx={{ p: 0, minHeight: 0 }}>
              <FilterButton />
            </TopToolbar>
          ) : (
            false
          )
        }
        pagination={<Pages />}
        empty={<EmptyList />}
        error={<LoadError />}
        component={ScrollCard}
        sx={unbroken === '' ? LIST : { ...LIST, [unbroken]: { whiteSpace: 'nowrap' } }}
      >
        {children}
      </ListView>
    </ListBase>
  );
}

/** Codes, plates and the like are read as one word: a browser would break them at their hyphens. */
const LONGEST_CODE = 20;

/** The cells of such columns, as a selector; empty where there are none. */
function useUnbrokenColumns(): string {
  const resource = useResource(useResourceContext());
  const codes = resource?.fields.filter(({ schema }) => Number(schema.maxLength ?? Infinity) <= LONGEST_CODE);
  return (codes ?? []).map(({ name }) => `& td.column-${name}`).join(', ');
}

/** Which rows of how many are shown; of a list that could not be loaded nothing is known. */
function Pages() {
  const translate = useTranslate();
  const { error } = useListContext();
  if (error) return null;
  // On phones react-admin leaves the names of the buttons in English; what it does not know it hands to MUI.
  const labels: object = { getItemAriaLabel: (button: string) => translate(`ra.navigation.${button}`) };
  return <Pagination rowsPerPageOptions={PAGE_SIZES} {...labels} />;
}

const LIST = {
  minWidth: 0,
  // Below md the button for a new record floats over the page's end: the pages' numbers must come above it.
  pb: { xs: 9, md: 0 },
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions': { backgroundColor: 'transparent', minHeight: 0, mb: 1 },
  '& .MuiToolbar-root': { backgroundColor: 'transparent' },
  // Names of several words: a narrow page would give each word a line.
  '& td:has(.RaReferenceField-root)': { minWidth: 140 },
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
      <Box sx={{ overflowX: 'auto', borderRadius: 'inherit' }}>
        <Selection>{children}</Selection>
      </Box>
      <BulkActions />
    </Box>
  );
}

/** React-admin lets rows be selected only to delete them: here also to print a list of them. */
function Selection({ children }: { readonly children?: ReactNode }) {
  const { data } = useListContext();
  const prints = data?.some((record) => listPrintsOf(record).length > 0) ?? false;
  return <ThemeProvider theme={prints ? selectable : unchanged}>{children}</ThemeProvider>;
}

const unchanged = (theme: Theme): Theme => theme;

const selectable = (theme: Theme): Theme =>
  createTheme(theme, { components: { RaDataTable: { defaultProps: { bulkActionButtons: createElement(Fragment) } } } });
