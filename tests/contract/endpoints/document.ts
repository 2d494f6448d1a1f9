import type { Model } from '@tuyen/model';
import {
  type Answer,
  contractChecker,
  type Document,
  type Operation,
} from '../../../server-mock/src/engine/qa/contract/documented.ts';

export {
  type Answer,
  type Document,
  type Operation,
  operationsOf,
  type Schema,
} from '../../../server-mock/src/engine/qa/contract/documented.ts';

/** Says what is wrong with an answer to an operation, by the document alone; undefined where nothing is. */
export function answerChecker(
  model: Model,
  document: Document,
): (operation: Operation, answer: Answer) => string | undefined {
  return contractChecker(model, document).answer;
}
