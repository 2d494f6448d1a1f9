import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Box } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { TAB } from '../../../data/query.ts';
import { useFormats } from '../../../format/use-formats.ts';
import { useCapabilities } from '../../../model/model-context.tsx';
import { InPieces } from '../../../layout/in-pieces.tsx';
import { useAnsweredTabs } from './saved-tab.ts';
import { useOpenTab, useTabs } from './use-tabs.ts';

type Sort = { readonly field: string; readonly order: string };

interface ListTabsProps {
  readonly sort: Sort | undefined;
  readonly names?: readonly string[] | undefined;
}

/** Largest count that the server returns for a tab. It shows as `999+`, because the actual count can be larger. */
const MANY = 1000;

export function ListTabs({ sort, names }: ListTabsProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const open = useOpenTab();
  const tabs = useTabs().filter(({ name }) => names?.includes(name) ?? true);
  const answered = useAnsweredTabs().data;
  const { tabs: counts } = useCapabilities(resource);
  const saved = (answered ?? []).filter(({ label }) => label !== undefined);
  // The open tab may be deleted already, because a URL or the browser's storage can still name it. The user then needs
  // the tab "all".
  if (tabs.length + saved.length === 0 && open === undefined) return null;
  return (
    <Box component="nav" aria-label={translate('list.tabs')} sx={BAR}>
      <InPieces waiting={<Box sx={{ height: LINK.minHeight }} />}>
        <Box component="ul" sx={ROW}>
          <TabLink name={undefined} sort={sort} isOpen={open === undefined}>
            {translate('list.all')}
          </TabLink>
          {tabs.map((tab) => (
            <TabLink key={tab.name} name={tab.name} sort={tab.sort ?? sort} isOpen={open === tab.name}>
              {translate(`resources.${resource}.tabs.${tab.name}`, { _: tab.name })}
              {counts ? <Count of={answered?.find(({ name }) => name === tab.name)?.count} /> : null}
            </TabLink>
          ))}
          {saved.map(({ name, label, count, problem }) => (
            <TabLink key={name} name={name} sort={undefined} isOpen={open === name}>
              <Box component="bdi" title={problem}>
                {label}
              </Box>
              {problem === undefined ? <Count of={count} /> : <ErrorOutline fontSize="small" titleAccess={problem} />}
            </TabLink>
          ))}
        </Box>
      </InPieces>
    </Box>
  );
}

function Count({ of }: { readonly of: number | undefined }) {
  return (
    <Box component="span" sx={of === undefined ? WAITING : of === 0 ? NONE : PILL}>
      {of === undefined ? 0 : <Figure of={of} />}
    </Box>
  );
}

function Figure({ of }: { readonly of: number }) {
  const { number } = useFormats();
  return of >= MANY ? `${number(MANY - 1)}+` : number(of);
}

interface TabLinkProps {
  readonly name: string | undefined;
  readonly sort: Sort | undefined;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function TabLink({ name, sort, isOpen, children }: TabLinkProps) {
  const list = useListContext();
  const link = useRef<HTMLAnchorElement>(null);
  const isFirst = name === undefined;
  const isNew = useRef(true);
  useEffect(() => {
    const item = link.current?.parentElement;
    const row = item?.parentElement;
    // Does not scroll to the first tab on a new page. It is already visible, and measuring it would force a layout
    // before the first paint.
    if (isOpen && item && row && !(isNew.current && isFirst)) reveal(item, row);
    isNew.current = false;
  }, [isOpen, isFirst]);
  const search = addressOf(isFirst ? {} : { [TAB]: name }, {}, list.perPage, sort);
  // Before another tab opens, writes the filters of the current tab to the URL. Without them in the URL, the browser's
  // back button would open the tab in react-admin's storage instead.
  const nameThisPage = () => {
    if (window.location.search !== '') return;
    const here = addressOf(list.filterValues, list.displayedFilters, list.perPage, list.sort);
    window.history.replaceState(window.history.state, '', here);
  };
  return (
    <Box component="li" sx={{ display: 'flex' }}>
      <Box
        component={Link}
        ref={link}
        to={{ search }}
        onClick={nameThisPage}
        {...(isOpen ? { 'aria-current': 'page' as const } : {})}
        sx={LINK}
      >
        {children}
      </Box>
    </Box>
  );
}

function addressOf(filter: object, displayed: object, perPage: number, sort: Sort | undefined): string {
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayed),
    page: '1',
    perPage: String(perPage),
    ...(sort && { sort: sort.field, order: sort.order }),
  });
  return `?${search}`;
}

/** Scrolls only the tab row. `scrollIntoView` would scroll the page too. */
function reveal(item: HTMLElement, row: HTMLElement): void {
  const end = item.offsetLeft + item.offsetWidth - row.clientWidth;
  if (row.scrollLeft < end) row.scrollLeft = end;
  if (row.scrollLeft > item.offsetLeft) row.scrollLeft = item.offsetLeft;
}

const BAR = {
  displayPrint: 'none',
  mb: { xs: 1.5, sm: 1 },
  borderBottom: 1,
  borderColor: 'divider',
  minWidth: 0,
} as const;

const ROW = {
  position: 'relative',
  display: 'flex',
  gap: 0.5,
  listStyle: 'none',
  m: 0,
  p: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const LINK = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: { xs: 44, sm: 40 },
  px: 1.5,
  whiteSpace: 'nowrap',
  typography: 'body2',
  fontWeight: 500,
  color: 'text.secondary',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-current]': { color: 'primary.main', borderBottomColor: 'primary.main', fontWeight: 600 },
} as const;

const PILL = {
  minWidth: 22,
  px: 0.75,
  borderRadius: 4,
  bgcolor: 'action.selected',
  color: 'text.primary',
  typography: 'caption',
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** A count of zero asks for no attention, so it has no background. */
const NONE = { ...PILL, bgcolor: 'transparent', color: 'text.secondary' } as const;

/** Reserves the space of a count that is not loaded yet, so that the tabs do not move. */
const WAITING = { ...PILL, visibility: 'hidden' } as const;
