// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file instead.
import { anyOf, finding, hasDuplicates, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateCustomerCard(data) {
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
    if (data.customer_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'customer_id' }));
    } else if (typeof data.customer_id === 'string') {
      if (lengthOf(data.customer_id) < 1) {
        found.push(finding('/customer_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/customer_id', 'type', { type: 'string' }));
    }
    if (data.mode === undefined) {
      found.push(finding('', 'required', { missingProperty: 'mode' }));
    } else if (!modeValues.includes(data.mode)) {
      found.push(finding('/mode', 'enum', { allowedValues: modeValues }));
    }
    if (data.kind === undefined) {
      found.push(finding('', 'required', { missingProperty: 'kind' }));
    } else if (!kindValues.includes(data.kind)) {
      found.push(finding('/kind', 'enum', { allowedValues: kindValues }));
    }
    if (
      data.object_group_id !== undefined &&
      !(typeof data.object_group_id === 'string' || data.object_group_id === null)
    ) {
      found.push(finding('/object_group_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.transport_mode !== undefined && !transportModeValues.includes(data.transport_mode)) {
      found.push(finding('/transport_mode', 'enum', { allowedValues: transportModeValues }));
    }
    if (data.route_scope !== undefined && !routeScopeValues.includes(data.route_scope)) {
      found.push(finding('/route_scope', 'enum', { allowedValues: routeScopeValues }));
    }
    if (data.route_ids !== undefined) {
      if (Array.isArray(data.route_ids)) {
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
      } else if (data.route_ids !== null) {
        found.push(finding('/route_ids', 'type', { type: ['array', 'null'] }));
      }
    }
    if (data.issue_kind !== undefined && !issueKindValues.includes(data.issue_kind)) {
      found.push(finding('/issue_kind', 'enum', { allowedValues: issueKindValues }));
    }
    if (data.issued_on !== undefined) {
      if (typeof data.issued_on === 'string') {
        if (!isDate(data.issued_on)) {
          found.push(finding('/issued_on', 'format', { format: 'date' }));
        }
      } else if (data.issued_on !== null) {
        found.push(finding('/issued_on', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.valid_from !== undefined) {
      if (typeof data.valid_from === 'string') {
        if (!isDate(data.valid_from)) {
          found.push(finding('/valid_from', 'format', { format: 'date' }));
        }
      } else if (data.valid_from !== null) {
        found.push(finding('/valid_from', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.valid_to !== undefined) {
      if (typeof data.valid_to === 'string') {
        if (!isDate(data.valid_to)) {
          found.push(finding('/valid_to', 'format', { format: 'date' }));
        }
      } else if (data.valid_to !== null) {
        found.push(finding('/valid_to', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
    if (data.is_locked === true) {
      found.push(
        ...anyOf('', [
          (found) => {
            if (data.lock_cause === undefined) {
              found.push(finding('', 'required', { missingProperty: 'lock_cause' }));
            }
          },
          (found) => {
            if (data.lock_reason === undefined) {
              found.push(finding('', 'required', { missingProperty: 'lock_reason' }));
            }
          },
        ]),
      );
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateCustomerCard.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const cardCodePattern = /^[A-Z0-9]{8,12}$/u;
const modeValues = ['FREE', 'MONTHLY', 'EDIT'];
const kindValues = ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'];
const transportModeValues = ['BUS', 'METRO', 'MULTIMODAL', null];
const routeScopeValues = ['MULTI_ROUTE', 'ONE_ROUTE', null];
const issueKindValues = ['REISSUED', 'MONTHLY_CARD', 'DAILY_TICKET', null];
const statusValues = ['ACTIVE', 'INACTIVE', null];
