import type { Figure } from '../contract.ts';
import { agencyFigures } from './agency-figures.ts';
import { cardFigures } from './card-figures.ts';
import { operationFigures } from './operation-figures.ts';

/** Figures that a tile's filter cannot express. Each covers the current office and the offices below it. */
export const figures: readonly Figure[] = [...operationFigures, ...cardFigures, ...agencyFigures];
