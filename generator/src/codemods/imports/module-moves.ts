/** New place of the exports of a module. */
export interface ModuleMove {
  /** Module that has the exports now. The same module if only names changed. */
  readonly to: string;
  /** Exports that stay in the module although `to` names another one. */
  readonly kept?: readonly string[];
  /** Exports that got a new name, or moved to a module other than `to`, by their former name. */
  readonly names?: Readonly<Record<string, NameMove>>;
}

export interface NameMove {
  readonly name?: string;
  readonly to?: string;
  /** What a person must do: the export is gone, or works differently. */
  readonly advice?: string;
}

export type ModuleMoves = ReadonlyMap<string, ModuleMove>;

interface MovedName {
  readonly module: string;
  readonly name: string;
  readonly advice?: string | undefined;
}

/** Returns the new place of an export. A name that did not change keeps its place. */
export function movedName(module: string, moves: ModuleMoves, name: string): MovedName {
  const { to = module, kept = [], names = {} } = moves.get(module) ?? {};
  if (kept.includes(name)) return { module, name };
  const move = Object.hasOwn(names, name) ? names[name] : undefined;
  return { module: move?.to ?? to, name: move?.name ?? name, advice: move?.advice };
}

/** Returns the new specifier for an import of the whole module, or undefined if the specifier stays valid. */
export function movedModule(module: string, moves: ModuleMoves): string | undefined {
  const move = moves.get(module);
  return move === undefined || move.kept !== undefined || move.to === module ? undefined : move.to;
}
