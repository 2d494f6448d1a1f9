import { Box } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { RecordContextProvider, useResourceContext, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { LiveStatus } from '../../live/live-status.tsx';
import { useKeptFocus } from '../../live/use-kept-focus.ts';
import { useLive } from '../../live/use-live.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { useResource } from '../../model/model-context.tsx';
import { ViewSwitch } from '../../pages/list/view-switch.tsx';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import { BoardColumn } from './board-column.tsx';
import { useMoves, type Move } from './use-moves.ts';

const TransitionDialog = lazyComponent(() => import('../../workflow/transition-dialog.tsx'));

interface BoardPageProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Renders the page of a board. The child is the content of a card. */
export function BoardPage({ name, children }: BoardPageProps) {
  const translate = useTranslate();
  const resourceName = useResourceContext() ?? '';
  const resource = useResource(resourceName);
  const found = resource?.views?.find((view) => view.name === name);
  const view = found?.kind === 'board' ? found : undefined;
  const [dragged, setDragged] = useState<RaRecord | null>(null);
  const [asked, setAsked] = useState<Move | null>(null);
  const [moved, setMoved] = useState<Identifier | null>(null);
  const connection = useLive(view, dragged !== null);
  const columns = useRef<HTMLDivElement>(null);
  useKeptFocus(columns, connection !== undefined);
  const moves = useMoves(resource, setAsked, setMoved);
  return (
    <>
      <PageHeading
        title={translate(`resources.${resourceName}.views.${name}`)}
        {...(connection && { chip: <LiveStatus connection={connection} /> })}
      >
        <ViewSwitch current={name} />
      </PageHeading>
      <Box ref={columns} sx={COLUMNS}>
        {view?.states.map((state) => (
          <BoardColumn
            key={state}
            view={view}
            state={state}
            moves={moves}
            moved={moved}
            dragged={dragged}
            onDrag={setDragged}
          >
            {children}
          </BoardColumn>
        ))}
      </Box>
      {asked && resource?.workflow ? (
        <RecordContextProvider value={asked.record}>
          <TransitionDialog
            transition={asked.transition}
            workflow={resource.workflow}
            onClose={() => {
              setMoved(asked.record.id);
              setAsked(null);
            }}
          />
        </RecordContextProvider>
      ) : null}
    </>
  );
}

const COLUMNS = {
  display: { xs: 'block', md: 'grid' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(220px, 1fr)',
  gap: 1.5,
  overflowX: { md: 'auto' },
  alignItems: 'start',
  pb: 1,
  '@media print': { display: 'block' },
} as const;
