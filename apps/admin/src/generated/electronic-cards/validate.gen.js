// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that file instead.
import { finding, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateElectronicCard(data) {
  const found = [];
  if (isObject(data)) {
    if (data.card_code === undefined) {
      found.push(finding('', 'required', { missingProperty: 'card_code' }));
    } else if (typeof data.card_code === 'string') {
      if (lengthOf(data.card_code) < 8) {
        found.push(finding('/card_code', 'minLength', { limit: 8 }));
      }
      if (lengthOf(data.card_code) > 12) {
        found.push(finding('/card_code', 'maxLength', { limit: 12 }));
      }
      if (!cardCodePattern.test(data.card_code)) {
        found.push(finding('/card_code', 'format', { format: 'card-code' }));
      }
    } else {
      found.push(finding('/card_code', 'type', { type: 'string' }));
    }
    if (data.batch === undefined) {
      found.push(finding('', 'required', { missingProperty: 'batch' }));
    } else if (typeof data.batch === 'string') {
      if (lengthOf(data.batch) < 2) {
        found.push(finding('/batch', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.batch) > 30) {
        found.push(finding('/batch', 'maxLength', { limit: 30 }));
      }
      if (!catalogueCodePattern.test(data.batch)) {
        found.push(finding('/batch', 'format', { format: 'catalogue-code' }));
      }
    } else {
      found.push(finding('/batch', 'type', { type: 'string' }));
    }
    if (data.chip_number !== undefined) {
      if (typeof data.chip_number === 'string') {
        if (lengthOf(data.chip_number) > 14) {
          found.push(finding('/chip_number', 'maxLength', { limit: 14 }));
        }
        if (!chipNumberPattern.test(data.chip_number)) {
          found.push(finding('/chip_number', 'pattern', { pattern: '^(?:[0-9A-F]{8}|[0-9A-F]{14})$' }));
        }
      } else if (data.chip_number !== null) {
        found.push(finding('/chip_number', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.supplier !== undefined) {
      if (typeof data.supplier === 'string') {
        if (lengthOf(data.supplier) > 150) {
          found.push(finding('/supplier', 'maxLength', { limit: 150 }));
        }
      } else if (data.supplier !== null) {
        found.push(finding('/supplier', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.received_on !== undefined) {
      if (typeof data.received_on === 'string') {
        if (!isDate(data.received_on)) {
          found.push(finding('/received_on', 'format', { format: 'date' }));
        }
      } else if (data.received_on !== null) {
        found.push(finding('/received_on', 'type', { type: ['string', 'null'] }));
      }
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
  validateElectronicCard.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const cardCodePattern = /^[A-Z0-9]{8,12}$/u;
const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const chipNumberPattern = /^(?:[0-9A-F]{8}|[0-9A-F]{14})$/u;
