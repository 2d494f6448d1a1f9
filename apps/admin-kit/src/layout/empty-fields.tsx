import { Box, Button } from '@mui/material';
import { createContext, useContext, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { useStore, useTranslate } from 'react-admin';

interface EmptyFieldsState {
  readonly shown: boolean;
  readonly report: (section: string, fields: number) => void;
}

const EmptyFieldsContext = createContext<EmptyFieldsState | undefined>(undefined);
const CountContext = createContext({ count: 0, shown: false, toggle: (): void => undefined });

export function EmptyFields({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useStore('empty_fields', false);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const state = useMemo(
    () => ({
      shown,
      report: (section: string, fields: number) =>
        setCounts((before) => (before[section] === fields ? before : { ...before, [section]: fields })),
    }),
    [shown],
  );
  const count = Object.values(counts).reduce((sum, fields) => sum + fields, 0);
  const button = useMemo(() => ({ count, shown, toggle: () => setShown(!shown) }), [count, shown, setShown]);
  return (
    <EmptyFieldsContext.Provider value={state}>
      <CountContext.Provider value={button}>{children}</CountContext.Provider>
    </EmptyFieldsContext.Provider>
  );
}

/**
 * Adds the empty fields of a section to the count on the page's "show empty fields" button.
 * @param fields number of empty fields in the section
 * @returns true if empty fields are shown; always true on pages other than show pages
 */
export function useEmptyFields(fields: number): boolean {
  const section = useId();
  const state = useContext(EmptyFieldsContext);
  const report = state?.report;
  useEffect(() => {
    report?.(section, fields);
    return () => report?.(section, 0);
  }, [report, section, fields]);
  return state?.shown ?? true;
}

export function EmptyFieldsButton() {
  const translate = useTranslate();
  const { count, shown, toggle } = useContext(CountContext);
  if (count === 0) return null;
  return (
    <Box sx={{ displayPrint: 'none', mb: 2, mt: -1 }}>
      <Button size="small" color="inherit" sx={{ color: 'text.secondary' }} aria-pressed={shown} onClick={toggle}>
        {translate(shown ? 'show.hide_empty' : 'show.show_empty', { smart_count: count })}
      </Button>
    </Box>
  );
}
