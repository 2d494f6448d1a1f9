import { useContext, useState, type ComponentType } from 'react';
import {
  useEvent,
  useListContext,
  useResourceContext,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useKeys } from '../../../keys/use-keys.ts';
import { useCanAction } from '../../../record/can-action.ts';
import { ShowPagesContext } from '../../../record/preview.ts';

export interface ListPreview {
  readonly id: Identifier | undefined;
  readonly isOpen: boolean;
  readonly Page: ComponentType;
  /** Opens the preview of a record. The function has the same identity in every render, so that rows do not re-render. */
  readonly open: (id: Identifier) => void;
  readonly close: () => void;
  /**
   * Opens the next or previous record, if necessary on the adjacent page of the list. Undefined if there is no such
   * record.
   */
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
}

export const PREVIEW_BUTTON = 'data-preview';

export function usePreview(): ListPreview | undefined {
  const translate = useTranslate();
  const canAction = useCanAction();
  const found = useContext(ShowPagesContext)(useResourceContext() ?? '');
  const Page = canAction('show') ? found : undefined;
  const { data = [], page, hasNextPage, hasPreviousPage, isFetching, setPage } = useListContext<RaRecord>();
  const [opened, setOpened] = useState<{ readonly id: Identifier; readonly index: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const [awaited, setAwaited] = useState<{ readonly page: number; readonly end: 'first' | 'last' }>();
  if (awaited?.page === page && !isFetching) {
    const index = awaited.end === 'first' ? 0 : data.length - 1;
    const record = data[index];
    setAwaited(undefined);
    if (record) setOpened({ id: record.id, index });
  }
  useKeys(Page ? [{ key: 'P', label: translate('preview.key'), run: pressNearest }] : []);
  const open = useEvent((id: Identifier) => {
    setOpened({ id, index: data.findIndex((record) => record.id === id) });
    setIsOpen(true);
  });
  if (!Page) return undefined;

  const at = data.findIndex(({ id }) => id === opened?.id);
  // If the open record has left the list, for example after an approval, the record at its former position is the next
  // one.
  const [before, after] = at < 0 ? [(opened?.index ?? 0) - 1, opened?.index ?? 0] : [at - 1, at + 1];
  const to = (index: number) => {
    const record = data[index];
    return record && (() => setOpened({ id: record.id, index }));
  };
  const turn = (pageNumber: number, end: 'first' | 'last') => () => {
    setAwaited({ page: pageNumber, end });
    setPage(pageNumber);
  };
  return {
    id: opened?.id,
    isOpen,
    Page,
    open,
    close: () => setIsOpen(false),
    next: to(after) ?? (hasNextPage ? turn(page + 1, 'first') : undefined),
    previous: to(before) ?? (hasPreviousPage ? turn(page - 1, 'last') : undefined),
  };
}

function pressNearest(): void {
  const row = document.activeElement?.closest('tr, li');
  const button =
    row?.querySelector<HTMLElement>(`[${PREVIEW_BUTTON}]`) ?? document.querySelector(`[${PREVIEW_BUTTON}]`);
  if (button instanceof HTMLElement) button.click();
}
