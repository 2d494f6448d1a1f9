import type { ComponentType, ReactNode } from 'react';
import { BoardPage } from './board/BoardPage.tsx';
import { BoardCard } from './board/parts.tsx';
import { QueueEvidence, QueueFields, QueueRow } from './queue/parts.tsx';
import { QueuePage } from './queue/QueuePage.tsx';
import { TimelineFields, TimelineInputs } from './timeline/parts.tsx';
import { TimelinePage } from './timeline/TimelinePage.tsx';

/** The components of views by the names that Screens use. A kind of view adds its page and its parts here. */
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
  // The parts that a component gets are made for it, from the same Screens as its name. What this build lacks shows nothing.
  return (found ?? Missing) as ComponentType<AnyProps>;
}

function Missing() {
  return null;
}
