import type { ComponentType, ReactNode } from 'react';
import { BoardPage } from './board/board-page.tsx';
import { BoardCard } from './board/parts.tsx';
import { QueueEvidence, QueueFields, QueueRow } from './queue/parts.tsx';
import { QueuePage } from './queue/queue-page.tsx';
import { TimelineFields, TimelineInputs } from './timeline/parts.tsx';
import { TimelinePage } from './timeline/timeline-page.tsx';

/**
 * Components of views, by the names that the screen descriptions (`Screens`) contain. To add a kind of view, add its
 * page and its parts here.
 */
const COMPONENTS = {
  BoardCard,
  BoardPage,
  QueueEvidence,
  QueueFields,
  QueuePage,
  QueueRow,
  TimelineFields,
  TimelineInputs,
  TimelinePage,
} as const;

interface AnyProps {
  readonly name?: string;
  readonly children?: ReactNode;
}

export function viewComponent(name: string): ComponentType<AnyProps> {
  const found = Object.entries(COMPONENTS).find(([known]) => known === name)?.[1];
  // The cast is safe, because the component name and the props come from the same screen description (`Screens`). If
  // this build lacks the component, nothing is rendered.
  return (found ?? Missing) as ComponentType<AnyProps>;
}

function Missing() {
  return null;
}
