// From schemas/resources/agency-settlements.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateAgencySettlement(data) {
  const found = [];
  if (isObject(data)) {
    if (data.agency_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'agency_id' }));
    } else if (typeof data.agency_id === 'string') {
      if (lengthOf(data.agency_id) < 1) {
        found.push(finding('/agency_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/agency_id', 'type', { type: 'string' }));
    }
    if (data.amount === undefined) {
      found.push(finding('', 'required', { missingProperty: 'amount' }));
    } else if (Number.isInteger(data.amount)) {
      if (!(data.amount >= 1)) {
        found.push(finding('/amount', 'minimum', { limit: 1 }));
      }
      if (!(data.amount <= 100000000000)) {
        found.push(finding('/amount', 'maximum', { limit: 100000000000 }));
      }
    } else {
      found.push(finding('/amount', 'type', { type: 'integer' }));
    }
    if (data.receipt_number === undefined) {
      found.push(finding('', 'required', { missingProperty: 'receipt_number' }));
    } else if (typeof data.receipt_number === 'string') {
      if (lengthOf(data.receipt_number) < 2) {
        found.push(finding('/receipt_number', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.receipt_number) > 50) {
        found.push(finding('/receipt_number', 'maxLength', { limit: 50 }));
      }
    } else {
      found.push(finding('/receipt_number', 'type', { type: 'string' }));
    }
    if (data.note !== undefined) {
      if (typeof data.note === 'string') {
        if (lengthOf(data.note) > 500) {
          found.push(finding('/note', 'maxLength', { limit: 500 }));
        }
      } else if (data.note !== null) {
        found.push(finding('/note', 'type', { type: ['string', 'null'] }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateAgencySettlement.errors = found.length > 0 ? found : null;
  return found.length === 0;
}
