import { Paper } from '@mui/material';
import { holds, valueAt } from '@tuyen/model';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Labeled, useRecordContext, useResourceContext } from 'react-admin';
import { useResource } from '../model/model-context.tsx';
import { isEmpty } from '../record/is-empty.ts';

interface Shown {
  readonly source?: string;
}

/** Facts in the head of a record's page. Omits empty ones. */
export function KeyFacts({ children }: { readonly children: ReactNode }) {
  const record = useRecordContext() ?? {};
  const resource = useResource(useResourceContext());
  const facts = factsIn(children).filter(
    ({ props: { source = '' } }) =>
      !isEmpty(valueAt(record, source)) && holds(resource?.fields.find(({ name }) => name === source)?.when, record),
  );
  if (facts.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" sx={HEAD}>
      {facts.map((fact) => (
        <Labeled key={fact.key} sx={FACT}>
          {fact}
        </Labeled>
      ))}
    </Paper>
  );
}

export function factsIn(children: ReactNode): readonly ReactElement<Shown>[] {
  return Children.toArray(children).filter((child): child is ReactElement<Shown> => isValidElement<Shown>(child));
}

const HEAD = { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0.5, px: 2, pt: 1, pb: 0.75, mb: 2 } as const;
const FACT = { minWidth: 0, overflowWrap: 'anywhere', '& .RaLabeled-label': { mb: 0 }, fontWeight: 600 } as const;
