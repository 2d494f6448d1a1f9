import type { DashboardAnswer, TileAnswer } from '@tuyen/model';
import { createContext, useContext, type ReactNode } from 'react';

const Context = createContext<DashboardAnswer | null>(null);

/** The answer of the server, for the tiles inside. */
export const DashboardProvider = ({
  answer,
  children,
}: {
  readonly answer: DashboardAnswer;
  readonly children: ReactNode;
}) => <Context.Provider value={answer}>{children}</Context.Provider>;

/** The figures of a tile; undefined where the signed-in person may not see it, or where it has nothing to show. */
export function useTile(name: string): TileAnswer | undefined {
  return useContext(Context)?.tiles.find((tile) => tile.name === name);
}
