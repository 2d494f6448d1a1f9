// From schemas/resources/command-transports.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateCommandTransport(data) {
  const found = [];
  if (isObject(data)) {
    if (data.command_date === undefined) {
      found.push(finding('', 'required', { missingProperty: 'command_date' }));
    } else if (typeof data.command_date === 'string') {
      if (!isDate(data.command_date)) {
        found.push(finding('/command_date', 'format', { format: 'date' }));
      }
    } else {
      found.push(finding('/command_date', 'type', { type: 'string' }));
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
    if (data.vehicle_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'vehicle_id' }));
    } else if (typeof data.vehicle_id === 'string') {
      if (lengthOf(data.vehicle_id) < 1) {
        found.push(finding('/vehicle_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/vehicle_id', 'type', { type: 'string' }));
    }
    if (data.driver_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'driver_id' }));
    } else if (typeof data.driver_id === 'string') {
      if (lengthOf(data.driver_id) < 1) {
        found.push(finding('/driver_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/driver_id', 'type', { type: 'string' }));
    }
    if (data.conductor_id !== undefined && !(typeof data.conductor_id === 'string' || data.conductor_id === null)) {
      found.push(finding('/conductor_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.trip_ids !== undefined) {
      if (Array.isArray(data.trip_ids)) {
        if (data.trip_ids.length > 40) {
          found.push(finding('/trip_ids', 'maxItems', { limit: 40 }));
        }
        if (hasDuplicates(data.trip_ids)) {
          found.push(finding('/trip_ids', 'uniqueItems', {}));
        }
        for (const [index, item] of data.trip_ids.entries()) {
          if (typeof item !== 'string') {
            found.push(finding(`/trip_ids/${index}`, 'type', { type: 'string' }));
          }
        }
      } else if (data.trip_ids !== null) {
        found.push(finding('/trip_ids', 'type', { type: ['array', 'null'] }));
      }
    }
    if (data.ticket_ranges !== undefined) {
      if (Array.isArray(data.ticket_ranges)) {
        if (data.ticket_ranges.length > 20) {
          found.push(finding('/ticket_ranges', 'maxItems', { limit: 20 }));
        }
        for (const [index, item] of data.ticket_ranges.entries()) {
          if (isObject(item)) {
            if (item.ticket_price_id === undefined) {
              found.push(finding(`/ticket_ranges/${index}`, 'required', { missingProperty: 'ticket_price_id' }));
            } else if (typeof item.ticket_price_id === 'string') {
              if (lengthOf(item.ticket_price_id) < 1) {
                found.push(finding(`/ticket_ranges/${index}/ticket_price_id`, 'minLength', { limit: 1 }));
              }
            } else {
              found.push(finding(`/ticket_ranges/${index}/ticket_price_id`, 'type', { type: 'string' }));
            }
            if (item.first_number === undefined) {
              found.push(finding(`/ticket_ranges/${index}`, 'required', { missingProperty: 'first_number' }));
            } else if (Number.isInteger(item.first_number)) {
              if (!(item.first_number >= 1)) {
                found.push(finding(`/ticket_ranges/${index}/first_number`, 'minimum', { limit: 1 }));
              }
              if (!(item.first_number <= 99999999)) {
                found.push(finding(`/ticket_ranges/${index}/first_number`, 'maximum', { limit: 99999999 }));
              }
            } else {
              found.push(finding(`/ticket_ranges/${index}/first_number`, 'type', { type: 'integer' }));
            }
            if (item.last_number === undefined) {
              found.push(finding(`/ticket_ranges/${index}`, 'required', { missingProperty: 'last_number' }));
            } else if (Number.isInteger(item.last_number)) {
              if (!(item.last_number >= 1)) {
                found.push(finding(`/ticket_ranges/${index}/last_number`, 'minimum', { limit: 1 }));
              }
              if (!(item.last_number <= 99999999)) {
                found.push(finding(`/ticket_ranges/${index}/last_number`, 'maximum', { limit: 99999999 }));
              }
            } else {
              found.push(finding(`/ticket_ranges/${index}/last_number`, 'type', { type: 'integer' }));
            }
            if (item.series !== undefined) {
              if (typeof item.series === 'string') {
                if (lengthOf(item.series) > 20) {
                  found.push(finding(`/ticket_ranges/${index}/series`, 'maxLength', { limit: 20 }));
                }
                if (!seriesPattern.test(item.series)) {
                  found.push(finding(`/ticket_ranges/${index}/series`, 'pattern', { pattern: '^[A-Z0-9/-]{1,20}$' }));
                }
              } else if (item.series !== null) {
                found.push(finding(`/ticket_ranges/${index}/series`, 'type', { type: ['string', 'null'] }));
              }
            }
          } else {
            found.push(finding(`/ticket_ranges/${index}`, 'type', { type: 'object' }));
          }
        }
      } else if (data.ticket_ranges !== null) {
        found.push(finding('/ticket_ranges', 'type', { type: ['array', 'null'] }));
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
  validateCommandTransport.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const seriesPattern = /^[A-Z0-9/-]{1,20}$/u;
