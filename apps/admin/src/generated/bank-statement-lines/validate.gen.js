// From schemas/resources/bank-statement-lines.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateBankStatementLine(data) {
  const found = [];
  if (isObject(data)) {
    if (data.reference === undefined) {
      found.push(finding('', 'required', { missingProperty: 'reference' }));
    } else if (typeof data.reference === 'string') {
      if (lengthOf(data.reference) < 3) {
        found.push(finding('/reference', 'minLength', { limit: 3 }));
      }
      if (lengthOf(data.reference) > 100) {
        found.push(finding('/reference', 'maxLength', { limit: 100 }));
      }
    } else {
      found.push(finding('/reference', 'type', { type: 'string' }));
    }
    if (data.booked === undefined) {
      found.push(finding('', 'required', { missingProperty: 'booked' }));
    } else if (typeof data.booked === 'string') {
      if (lengthOf(data.booked) < 6) {
        found.push(finding('/booked', 'minLength', { limit: 6 }));
      }
      if (lengthOf(data.booked) > 40) {
        found.push(finding('/booked', 'maxLength', { limit: 40 }));
      }
    } else {
      found.push(finding('/booked', 'type', { type: 'string' }));
    }
    if (data.description === undefined) {
      found.push(finding('', 'required', { missingProperty: 'description' }));
    } else if (typeof data.description === 'string') {
      if (lengthOf(data.description) < 1) {
        found.push(finding('/description', 'minLength', { limit: 1 }));
      }
      if (lengthOf(data.description) > 1000) {
        found.push(finding('/description', 'maxLength', { limit: 1000 }));
      }
    } else {
      found.push(finding('/description', 'type', { type: 'string' }));
    }
    if (data.credit !== undefined) {
      if (typeof data.credit === 'string') {
        if (lengthOf(data.credit) > 40) {
          found.push(finding('/credit', 'maxLength', { limit: 40 }));
        }
      } else if (data.credit !== null) {
        found.push(finding('/credit', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.debit !== undefined) {
      if (typeof data.debit === 'string') {
        if (lengthOf(data.debit) > 40) {
          found.push(finding('/debit', 'maxLength', { limit: 40 }));
        }
      } else if (data.debit !== null) {
        found.push(finding('/debit', 'type', { type: ['string', 'null'] }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateBankStatementLine.errors = found.length > 0 ? found : null;
  return found.length === 0;
}
