// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that file instead.
import { finding, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateWorkShift(data) {
  const found = [];
  if (isObject(data)) {
    if (data.work_date === undefined) {
      found.push(finding('', 'required', { missingProperty: 'work_date' }));
    } else if (typeof data.work_date === 'string') {
      if (!isDate(data.work_date)) {
        found.push(finding('/work_date', 'format', { format: 'date' }));
      }
    } else {
      found.push(finding('/work_date', 'type', { type: 'string' }));
    }
    if (data.shift_number === undefined) {
      found.push(finding('', 'required', { missingProperty: 'shift_number' }));
    } else if (Number.isInteger(data.shift_number)) {
      if (!(data.shift_number >= 1)) {
        found.push(finding('/shift_number', 'minimum', { limit: 1 }));
      }
      if (!(data.shift_number <= 99)) {
        found.push(finding('/shift_number', 'maximum', { limit: 99 }));
      }
    } else {
      found.push(finding('/shift_number', 'type', { type: 'integer' }));
    }
    if (data.user_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'user_id' }));
    } else if (typeof data.user_id === 'string') {
      if (lengthOf(data.user_id) < 1) {
        found.push(finding('/user_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/user_id', 'type', { type: 'string' }));
    }
    if (data.node_id !== undefined && !(typeof data.node_id === 'string' || data.node_id === null)) {
      found.push(finding('/node_id', 'type', { type: ['string', 'null'] }));
    }
    if (
      data.ticket_counter_id !== undefined &&
      !(typeof data.ticket_counter_id === 'string' || data.ticket_counter_id === null)
    ) {
      found.push(finding('/ticket_counter_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.planned_from !== undefined) {
      if (typeof data.planned_from === 'string') {
        if (!timePattern.test(data.planned_from)) {
          found.push(finding('/planned_from', 'format', { format: 'time' }));
        }
      } else if (data.planned_from !== null) {
        found.push(finding('/planned_from', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.planned_to !== undefined) {
      if (typeof data.planned_to === 'string') {
        if (!timePattern.test(data.planned_to)) {
          found.push(finding('/planned_to', 'format', { format: 'time' }));
        }
      } else if (data.planned_to !== null) {
        found.push(finding('/planned_to', 'type', { type: ['string', 'null'] }));
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
  validateWorkShift.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
