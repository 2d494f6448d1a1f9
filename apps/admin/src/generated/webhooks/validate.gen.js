// From schemas/resources/webhooks.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isObject, isUri, lengthOf } from '@tuyen/model/validation';

export function validateWebhook(data) {
  const found = [];
  if (isObject(data)) {
    if (data.name === undefined) {
      found.push(finding('', 'required', { missingProperty: 'name' }));
    } else if (typeof data.name === 'string') {
      if (lengthOf(data.name) < 2) {
        found.push(finding('/name', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.name) > 100) {
        found.push(finding('/name', 'maxLength', { limit: 100 }));
      }
    } else {
      found.push(finding('/name', 'type', { type: 'string' }));
    }
    if (data.url === undefined) {
      found.push(finding('', 'required', { missingProperty: 'url' }));
    } else if (typeof data.url === 'string') {
      if (lengthOf(data.url) > 500) {
        found.push(finding('/url', 'maxLength', { limit: 500 }));
      }
      if (!urlPattern.test(data.url)) {
        found.push(finding('/url', 'pattern', { pattern: '^https?://' }));
      }
      if (!isUri(data.url)) {
        found.push(finding('/url', 'format', { format: 'uri' }));
      }
    } else {
      found.push(finding('/url', 'type', { type: 'string' }));
    }
    if (data.resources === undefined) {
      found.push(finding('', 'required', { missingProperty: 'resources' }));
    } else if (Array.isArray(data.resources)) {
      if (data.resources.length < 1) {
        found.push(finding('/resources', 'minItems', { limit: 1 }));
      }
      if (hasDuplicates(data.resources)) {
        found.push(finding('/resources', 'uniqueItems', {}));
      }
      for (const [index, item] of data.resources.entries()) {
        if (!resourcesValues.includes(item)) {
          found.push(finding(`/resources/${index}`, 'enum', { allowedValues: resourcesValues }));
        }
      }
    } else {
      found.push(finding('/resources', 'type', { type: 'array' }));
    }
    if (data.events === undefined) {
      found.push(finding('', 'required', { missingProperty: 'events' }));
    } else if (Array.isArray(data.events)) {
      if (data.events.length < 1) {
        found.push(finding('/events', 'minItems', { limit: 1 }));
      }
      if (hasDuplicates(data.events)) {
        found.push(finding('/events', 'uniqueItems', {}));
      }
      for (const [index, item] of data.events.entries()) {
        if (!eventsValues.includes(item)) {
          found.push(finding(`/events/${index}`, 'enum', { allowedValues: eventsValues }));
        }
      }
    } else {
      found.push(finding('/events', 'type', { type: 'array' }));
    }
    if (data.transitions !== undefined) {
      if (Array.isArray(data.transitions)) {
        if (data.transitions.length > 50) {
          found.push(finding('/transitions', 'maxItems', { limit: 50 }));
        }
        if (hasDuplicates(data.transitions)) {
          found.push(finding('/transitions', 'uniqueItems', {}));
        }
        for (const [index, item] of data.transitions.entries()) {
          if (typeof item === 'string') {
            if (lengthOf(item) > 60) {
              found.push(finding(`/transitions/${index}`, 'maxLength', { limit: 60 }));
            }
          } else {
            found.push(finding(`/transitions/${index}`, 'type', { type: 'string' }));
          }
        }
      } else if (data.transitions !== null) {
        found.push(finding('/transitions', 'type', { type: ['array', 'null'] }));
      }
    }
    if (data.conditions !== undefined) {
      if (Array.isArray(data.conditions)) {
        if (data.conditions.length > 10) {
          found.push(finding('/conditions', 'maxItems', { limit: 10 }));
        }
        for (const [index, item] of data.conditions.entries()) {
          if (isObject(item)) {
            if (item.field === undefined) {
              found.push(finding(`/conditions/${index}`, 'required', { missingProperty: 'field' }));
            } else if (typeof item.field === 'string') {
              if (lengthOf(item.field) < 1) {
                found.push(finding(`/conditions/${index}/field`, 'minLength', { limit: 1 }));
              }
              if (lengthOf(item.field) > 100) {
                found.push(finding(`/conditions/${index}/field`, 'maxLength', { limit: 100 }));
              }
            } else {
              found.push(finding(`/conditions/${index}/field`, 'type', { type: 'string' }));
            }
            if (item.operator === undefined) {
              found.push(finding(`/conditions/${index}`, 'required', { missingProperty: 'operator' }));
            } else if (!operatorValues.includes(item.operator)) {
              found.push(finding(`/conditions/${index}/operator`, 'enum', { allowedValues: operatorValues }));
            }
            if (item.value !== undefined) {
              if (typeof item.value === 'string') {
                if (lengthOf(item.value) > 200) {
                  found.push(finding(`/conditions/${index}/value`, 'maxLength', { limit: 200 }));
                }
              } else if (item.value !== null) {
                found.push(finding(`/conditions/${index}/value`, 'type', { type: ['string', 'null'] }));
              }
            }
          } else {
            found.push(finding(`/conditions/${index}`, 'type', { type: 'object' }));
          }
        }
      } else if (data.conditions !== null) {
        found.push(finding('/conditions', 'type', { type: ['array', 'null'] }));
      }
    }
    if (
      data.record_office_id !== undefined &&
      !(typeof data.record_office_id === 'string' || data.record_office_id === null)
    ) {
      found.push(finding('/record_office_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateWebhook.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const urlPattern = /^https?:\/\//u;
const resourcesValues = [
  'acceptance-commands',
  'agencies',
  'agency-settlements',
  'api-clients',
  'app-releases',
  'bank-statement-lines',
  'card-sessions',
  'cities',
  'coins',
  'command-tickets',
  'command-transports',
  'customer-cards',
  'customer-requests',
  'customers',
  'daily-tickets',
  'devices',
  'districts',
  'electronic-cards',
  'monthly-tickets',
  'nodes',
  'object-groups',
  'offices',
  'order-members',
  'orders',
  'paper-tickets',
  'policies',
  'reissue-cards',
  'roles',
  'routes',
  'schedules',
  'sell-coin-commands',
  'serials',
  'stations',
  'stop-points',
  'ticket-cancel-requests',
  'ticket-counters',
  'ticket-prices',
  'tickets',
  'transactions',
  'trips',
  'vehicles',
  'work-shifts',
];
const eventsValues = ['CREATED', 'UPDATED', 'MOVED', 'DELETED'];
const operatorValues = ['IS', 'IS_NOT', 'CHANGED', 'AT_LEAST', 'AT_MOST'];
const statusValues = ['ACTIVE', 'DISABLED', null];
