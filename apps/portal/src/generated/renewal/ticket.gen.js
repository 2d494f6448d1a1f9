// From schemas/flows/renewal.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateTicket(data) {
  const found = [];
  if (isObject(data)) {
    if (data.route_scope === undefined) {
      found.push(finding('', 'required', { missingProperty: 'route_scope' }));
    } else if (!routeScopeValues.includes(data.route_scope)) {
      found.push(finding('/route_scope', 'enum', { allowedValues: routeScopeValues }));
    }
    if (data.ticket_price_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'ticket_price_id' }));
    } else if (typeof data.ticket_price_id === 'string') {
      if (lengthOf(data.ticket_price_id) < 1) {
        found.push(finding('/ticket_price_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/ticket_price_id', 'type', { type: 'string' }));
    }
    if (data.start_month === undefined) {
      found.push(finding('', 'required', { missingProperty: 'start_month' }));
    } else if (typeof data.start_month === 'string') {
      if (!yearMonthPattern.test(data.start_month)) {
        found.push(finding('/start_month', 'format', { format: 'year-month' }));
      }
    } else {
      found.push(finding('/start_month', 'type', { type: 'string' }));
    }
    if (data.months === undefined) {
      found.push(finding('', 'required', { missingProperty: 'months' }));
    } else if (Number.isInteger(data.months)) {
      if (!(data.months >= 1)) {
        found.push(finding('/months', 'minimum', { limit: 1 }));
      }
      if (!(data.months <= 120)) {
        found.push(finding('/months', 'maximum', { limit: 120 }));
      }
    } else {
      found.push(finding('/months', 'type', { type: 'integer' }));
    }
    if (data.start_on !== undefined) {
      if (typeof data.start_on === 'string') {
        if (!isDate(data.start_on)) {
          found.push(finding('/start_on', 'format', { format: 'date' }));
        }
      } else {
        found.push(finding('/start_on', 'type', { type: 'string' }));
      }
    }
    if (data.proofs !== undefined) {
      if (Array.isArray(data.proofs)) {
        if (data.proofs.length > 6) {
          found.push(finding('/proofs', 'maxItems', { limit: 6 }));
        }
        for (const [index, item] of data.proofs.entries()) {
          if (typeof item === 'string') {
            if (lengthOf(item) > 500) {
              found.push(finding(`/proofs/${index}`, 'maxLength', { limit: 500 }));
            }
            if (!proofsPattern.test(item)) {
              found.push(finding(`/proofs/${index}`, 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
            }
          } else {
            found.push(finding(`/proofs/${index}`, 'type', { type: 'string' }));
          }
        }
      } else {
        found.push(finding('/proofs', 'type', { type: 'array' }));
      }
    }
    if (data.route_scope === 'ONE_ROUTE') {
      if (data.route_ids === undefined) {
        found.push(finding('', 'required', { missingProperty: 'route_ids' }));
      } else if (Array.isArray(data.route_ids)) {
        if (data.route_ids.length < 1) {
          found.push(finding('/route_ids', 'minItems', { limit: 1 }));
        }
        if (data.route_ids.length > 1) {
          found.push(finding('/route_ids', 'maxItems', { limit: 1 }));
        }
        if (hasDuplicates(data.route_ids)) {
          found.push(finding('/route_ids', 'uniqueItems', {}));
        }
        for (const [index, item] of data.route_ids.entries()) {
          if (typeof item !== 'string') {
            found.push(finding(`/route_ids/${index}`, 'type', { type: 'string' }));
          }
        }
      } else {
        found.push(finding('/route_ids', 'type', { type: 'array' }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateTicket.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const routeScopeValues = ['MULTI_ROUTE', 'ONE_ROUTE'];
const yearMonthPattern = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/u;
const proofsPattern = /^(?:\/(?!\/)|https?:\/\/)/u;
