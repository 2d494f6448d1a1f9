import type { Figure } from '../contract.ts';
import { agencyFigures } from './agency-figures.ts';
import { cardFigures } from './card-figures.ts';
import { operationFigures } from './operation-figures.ts';

/**
 * Numbers on dashboard tiles that a record filter cannot express. Each covers the current office and the offices below
 * it.
 */
export const figures: readonly Figure[] = [...operationFigures, ...cardFigures, ...agencyFigures];
