import { capabilitiesOf, type Resource } from '@tuyen/model';
import { GlobalStyles, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMatch } from 'react-router';
import { useKeys } from '../../keys/use-keys.ts';
import { useResource } from '../../model/model-context.tsx';

/** Binds the keys that move between the rows of the open list, and select and open them. */
export function TableKeys() {
  const resource = useResource(useMatch('/:resource')?.params['resource']);
  return resource?.actions.includes('list') && !resource.singleton ? <KeysOfRows resource={resource} /> : null;
}

function KeysOfRows({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const isSearched = capabilitiesOf(resource).search && resource.fields.some(({ searchable }) => searchable);
  useKeys([
    { key: 'J', label: translate('keys.next_row'), run: () => step(1) },
    { key: 'K', label: translate('keys.previous_row'), run: () => step(-1) },
    {
      key: 'X',
      label: translate('keys.toggle_row'),
      run: () => currentRow()?.querySelector<HTMLElement>(BOX)?.click(),
    },
    {
      key: 'Enter',
      label: translate('keys.open_row'),
      at: (target: EventTarget | null) => target !== null && target === currentRow(),
      run: () => currentRow()?.click(),
    },
    ...(isSearched
      ? [
          {
            key: '/',
            label: translate('keys.search'),
            run: () => document.querySelector<HTMLElement>('main input[name="q"]')?.focus(),
          },
        ]
      : []),
  ]);
  return <GlobalStyles styles={FOCUSED} />;
}

const ROWS = '.list-scroll tbody > tr';

const FOCUSED = ({ palette }: Theme) => ({
  [ROWS]: { scrollMarginBlock: 72 },
  [`${ROWS}:focus-visible`]: { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  // The sticky cell covers the right end of the outline.
  [`${ROWS}:focus-visible .list-preview`]: {
    boxShadow: ['0 2px', '0 -2px', '-2px 0'].map((side) => `inset ${side} ${palette.primary.main}`).join(),
  },
});

const BOX = 'input[type=checkbox]:not(:disabled)';

function currentRow(): HTMLElement | undefined {
  return document.activeElement?.closest<HTMLElement>(ROWS) ?? undefined;
}

/** Focuses the next or previous row. The first step focuses the first row. */
function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const current = currentRow();
  const row = rows[current ? rows.indexOf(current) + by : 0];
  if (!row) return;
  // A row is not a stop of the tab key; its links and its checkbox are.
  row.tabIndex = -1;
  row.focus();
}
