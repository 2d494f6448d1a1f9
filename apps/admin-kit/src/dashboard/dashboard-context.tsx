import type { DashboardAnswer, TileAnswer } from '@tuyen/model';
import { createContext, useContext, type ReactNode } from 'react';

const Context = createContext<DashboardAnswer | null>(null);

export const DashboardProvider = ({
  answer,
  children,
}: {
  readonly answer: DashboardAnswer;
  readonly children: ReactNode;
}) => <Context.Provider value={answer}>{children}</Context.Provider>;

/** Returns the answer of the server for the current dashboard. Null outside of a dashboard. */
export const useDashboardAnswer = (): DashboardAnswer | null => useContext(Context);

export function useTile(name: string): TileAnswer | undefined {
  return useContext(Context)?.tiles.find((tile) => tile.name === name);
}
