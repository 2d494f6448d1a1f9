// From schemas/flows/register.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isBirthDate, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateTicket(data) {
  const found = [];
  if (isObject(data)) {
    if (data.birth_date === undefined) {
      found.push(finding('', 'required', { missingProperty: 'birth_date' }));
    } else if (typeof data.birth_date === 'string') {
      if (!isBirthDate(data.birth_date)) {
        found.push(finding('/birth_date', 'format', { format: 'birth-date' }));
      }
    } else {
      found.push(finding('/birth_date', 'type', { type: 'string' }));
    }
    if (data.route_scope === undefined) {
      found.push(finding('', 'required', { missingProperty: 'route_scope' }));
    } else if (!routeScopeValues.includes(data.route_scope)) {
      found.push(finding('/route_scope', 'enum', { allowedValues: routeScopeValues }));
    }
    if (data.card_kind === undefined) {
      found.push(finding('', 'required', { missingProperty: 'card_kind' }));
    } else if (!cardKindValues.includes(data.card_kind)) {
      found.push(finding('/card_kind', 'enum', { allowedValues: cardKindValues }));
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
    if (data.start_on !== undefined) {
      if (typeof data.start_on === 'string') {
        if (!isDate(data.start_on)) {
          found.push(finding('/start_on', 'format', { format: 'date' }));
        }
      } else {
        found.push(finding('/start_on', 'type', { type: 'string' }));
      }
    }
    if (data.card_kind === 'PRIORITIZE' || data.card_kind === 'FREE' || data.card_kind === 'GROUP') {
      if (data.object_group_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'object_group_id' }));
      } else if (typeof data.object_group_id === 'string') {
        if (lengthOf(data.object_group_id) < 1) {
          found.push(finding('/object_group_id', 'minLength', { limit: 1 }));
        }
      } else {
        found.push(finding('/object_group_id', 'type', { type: 'string' }));
      }
    }
    if (data.card_kind === 'GROUP') {
      if (data.group_name === undefined) {
        found.push(finding('', 'required', { missingProperty: 'group_name' }));
      } else if (typeof data.group_name === 'string') {
        if (lengthOf(data.group_name) < 1) {
          found.push(finding('/group_name', 'minLength', { limit: 1 }));
        }
        if (lengthOf(data.group_name) > 150) {
          found.push(finding('/group_name', 'maxLength', { limit: 150 }));
        }
      } else {
        found.push(finding('/group_name', 'type', { type: 'string' }));
      }
      if (data.head_count === undefined) {
        found.push(finding('', 'required', { missingProperty: 'head_count' }));
      } else if (Number.isInteger(data.head_count)) {
        if (!(data.head_count >= 2)) {
          found.push(finding('/head_count', 'minimum', { limit: 2 }));
        }
        if (!(data.head_count <= 100000)) {
          found.push(finding('/head_count', 'maximum', { limit: 100000 }));
        }
      } else {
        found.push(finding('/head_count', 'type', { type: 'integer' }));
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
    if (
      data.card_kind === undefined ||
      data.card_kind === null ||
      data.card_kind === 'BASIC' ||
      data.card_kind === 'PRIORITIZE' ||
      data.card_kind === 'GROUP'
    ) {
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
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateTicket.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const routeScopeValues = ['MULTI_ROUTE', 'ONE_ROUTE'];
const cardKindValues = ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'];
const yearMonthPattern = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/u;
