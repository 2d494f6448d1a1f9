import Print from '@mui/icons-material/Print';
import { Button, Menu, MenuItem } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { Button as PageButton, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { canOf, type RecordPrint } from '../record/record-can.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';

const PrintDialog = lazyComponent(() => import('./print-dialog.tsx'));

/** Shows buttons that print the documents of the current record. */
export function PrintButtons({ isOfPage = false }: Pick<PrintChoiceProps, 'isOfPage'>) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const prints = canOf(record)?.prints?.filter(({ list }) => !list) ?? [];
  return (
    <PrintChoice
      isOfPage={isOfPage}
      prints={prints}
      resource={resource}
      pathOf={({ name }) => `${resource}/${encodeURIComponent(record?.id ?? '')}/prints/${name}`}
    />
  );
}

interface PrintChoiceProps {
  readonly prints: readonly RecordPrint[];
  readonly resource: string;
  readonly pathOf: (print: RecordPrint) => string;
  readonly isOfPage?: boolean;
}

export function PrintChoice({ prints, resource, pathOf, isOfPage = false }: PrintChoiceProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<string>();
  const [only] = prints;
  if (!only) return null;
  const several = prints.length > 1;
  const print = prints.find(({ name }) => name === chosen);
  const label = several ? translate('prints.print') : only.label;
  const pressed = {
    ...(several && { 'aria-haspopup': 'menu' as const, 'aria-expanded': anchor !== null }),
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      several ? setAnchor(currentTarget) : setChosen(only.name),
  };
  return (
    <>
      {isOfPage ? (
        <PageButton label={label} {...pressed}>
          <Print />
        </PageButton>
      ) : (
        <Button size="small" startIcon={<Print />} {...pressed}>
          {label}
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {prints.map(({ name, label }) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              setChosen(name);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {print ? (
        <PrintDialog print={print} resource={resource} path={pathOf(print)} onClose={() => setChosen(undefined)} />
      ) : null}
    </>
  );
}
