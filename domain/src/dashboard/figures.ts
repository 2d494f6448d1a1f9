import type { Figure } from '../contract.ts';
import { agencyFigures } from './agency-figures.ts';
import { cardFigures } from './card-figures.ts';
import { operationFigures } from './operation-figures.ts';

/** What no filter of a dashboard's tile can say. Each counts for the current office and those below it. */
export const figures: readonly Figure[] = [...operationFigures, ...cardFigures, ...agencyFigures];
