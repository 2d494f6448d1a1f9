// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that file instead.
import { finding, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateAcceptanceCommand(data) {
  const found = [];
  if (isObject(data)) {
    if (data.period_from === undefined) {
      found.push(finding('', 'required', { missingProperty: 'period_from' }));
    } else if (typeof data.period_from === 'string') {
      if (!isDate(data.period_from)) {
        found.push(finding('/period_from', 'format', { format: 'date' }));
      }
    } else {
      found.push(finding('/period_from', 'type', { type: 'string' }));
    }
    if (data.period_to === undefined) {
      found.push(finding('', 'required', { missingProperty: 'period_to' }));
    } else if (typeof data.period_to === 'string') {
      if (!isDate(data.period_to)) {
        found.push(finding('/period_to', 'format', { format: 'date' }));
      }
    } else {
      found.push(finding('/period_to', 'type', { type: 'string' }));
    }
    if (data.route_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'route_id' }));
    } else if (typeof data.route_id === 'string') {
      if (lengthOf(data.route_id) < 1) {
        found.push(finding('/route_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/route_id', 'type', { type: 'string' }));
    }
    if (data.unit_price === undefined) {
      found.push(finding('', 'required', { missingProperty: 'unit_price' }));
    } else if (Number.isInteger(data.unit_price)) {
      if (!(data.unit_price >= 0)) {
        found.push(finding('/unit_price', 'minimum', { limit: 0 }));
      }
      if (!(data.unit_price <= 1000000000)) {
        found.push(finding('/unit_price', 'maximum', { limit: 1000000000 }));
      }
    } else {
      found.push(finding('/unit_price', 'type', { type: 'integer' }));
    }
    if (data.deduction !== undefined) {
      if (Number.isInteger(data.deduction)) {
        if (!(data.deduction >= 0)) {
          found.push(finding('/deduction', 'minimum', { limit: 0 }));
        }
        if (!(data.deduction <= 1000000000)) {
          found.push(finding('/deduction', 'maximum', { limit: 1000000000 }));
        }
      } else if (data.deduction !== null) {
        found.push(finding('/deduction', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.deduction_reason !== undefined) {
      if (typeof data.deduction_reason === 'string') {
        if (lengthOf(data.deduction_reason) < 3) {
          found.push(finding('/deduction_reason', 'minLength', { limit: 3 }));
        }
        if (lengthOf(data.deduction_reason) > 500) {
          found.push(finding('/deduction_reason', 'maxLength', { limit: 500 }));
        }
      } else if (data.deduction_reason !== null) {
        found.push(finding('/deduction_reason', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.attachment !== undefined) {
      if (typeof data.attachment === 'string') {
        if (lengthOf(data.attachment) > 500) {
          found.push(finding('/attachment', 'maxLength', { limit: 500 }));
        }
        if (!attachmentPattern.test(data.attachment)) {
          found.push(finding('/attachment', 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
        }
      } else if (data.attachment !== null) {
        found.push(finding('/attachment', 'type', { type: ['string', 'null'] }));
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
  validateAcceptanceCommand.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const attachmentPattern = /^(?:\/(?!\/)|https?:\/\/)/u;
