import type { Figure } from '../contract.ts';
import { agencyFigures } from './agency-figures.ts';
import { cardFigures } from './card-figures.ts';
import { operationFigures } from './operation-figures.ts';

export const figures: readonly Figure[] = [...operationFigures, ...cardFigures, ...agencyFigures];
