import { capabilitiesOf } from '@tuyen/model';
import { useResourceContext, useTranslate } from 'react-admin';
import { useKeys } from '../../keys/use-keys.ts';
import { useResource } from '../../model/model-context.tsx';

interface TableKeysProps {
  readonly opens: boolean;
  readonly selects: boolean;
}

/** Binds the keys that move between the rows of the list, and select and open them. */
export function TableKeys({ opens, selects }: TableKeysProps) {
  const translate = useTranslate();
  const resource = useResource(useResourceContext());
  const isSearched = capabilitiesOf(resource).search && resource?.fields.some(({ searchable }) => searchable);
  useKeys([
    { key: 'J', label: translate('keys.next_row'), run: () => step(1) },
    { key: 'K', label: translate('keys.previous_row'), run: () => step(-1) },
    ...(selects
      ? [
          {
            key: 'X',
            label: translate('keys.toggle_row'),
            run: () => currentRow()?.querySelector<HTMLElement>(BOX)?.click(),
          },
        ]
      : []),
    ...(opens
      ? [
          {
            key: 'Enter',
            label: translate('keys.open_row'),
            at: (target: EventTarget | null) => target !== null && target === currentRow(),
            run: () => currentRow()?.click(),
          },
        ]
      : []),
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
  return null;
}

const ROWS = '.list-scroll tbody > tr';
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
