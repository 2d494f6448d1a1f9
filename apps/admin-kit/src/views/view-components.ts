import type { ComponentType, ReactNode } from 'react';
import { BoardPage } from './board/board-page.tsx';
import { BoardCard } from './board/parts.tsx';
import { QueueEvidence, QueueFields, QueueRow } from './queue/parts.tsx';
import { QueuePage } from './queue/queue-page.tsx';
import { TimelineFields, TimelineInputs } from './timeline/parts.tsx';
import { TimelinePage } from './timeline/timeline-page.tsx';

/** View components by the names that Screens use. A new kind of view adds its page and parts here. */
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
  // The props match the component, because both come from the same Screens. If this build lacks the component, renders
  // nothing.
  return (found ?? Missing) as ComponentType<AnyProps>;
}

function Missing() {
  return null;
}
