// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isObject, lengthOf } from '@tuyen/model/validation';

export function validateTicketCounter(data) {
  const found = [];
  if (isObject(data)) {
    if (data.code === undefined) {
      found.push(finding('', 'required', { missingProperty: 'code' }));
    } else if (typeof data.code === 'string') {
      if (lengthOf(data.code) < 2) {
        found.push(finding('/code', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.code) > 20) {
        found.push(finding('/code', 'maxLength', { limit: 20 }));
      }
      if (!catalogueCodePattern.test(data.code)) {
        found.push(finding('/code', 'format', { format: 'catalogue-code' }));
      }
    } else {
      found.push(finding('/code', 'type', { type: 'string' }));
    }
    if (data.name === undefined) {
      found.push(finding('', 'required', { missingProperty: 'name' }));
    } else if (isObject(data.name)) {
      if (data.name.vi === undefined) {
        found.push(finding('/name', 'required', { missingProperty: 'vi' }));
      } else if (typeof data.name.vi === 'string') {
        if (lengthOf(data.name.vi) < 2) {
          found.push(finding('/name/vi', 'minLength', { limit: 2 }));
        }
        if (lengthOf(data.name.vi) > 150) {
          found.push(finding('/name/vi', 'maxLength', { limit: 150 }));
        }
      } else {
        found.push(finding('/name/vi', 'type', { type: 'string' }));
      }
      if (data.name.en !== undefined) {
        if (typeof data.name.en === 'string') {
          if (lengthOf(data.name.en) < 2) {
            found.push(finding('/name/en', 'minLength', { limit: 2 }));
          }
          if (lengthOf(data.name.en) > 150) {
            found.push(finding('/name/en', 'maxLength', { limit: 150 }));
          }
        } else if (data.name.en !== null) {
          found.push(finding('/name/en', 'type', { type: ['string', 'null'] }));
        }
      }
    } else {
      found.push(finding('/name', 'type', { type: 'object' }));
    }
    if (data.district_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'district_id' }));
    } else if (typeof data.district_id === 'string') {
      if (lengthOf(data.district_id) < 1) {
        found.push(finding('/district_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/district_id', 'type', { type: 'string' }));
    }
    if (data.address === undefined) {
      found.push(finding('', 'required', { missingProperty: 'address' }));
    } else if (typeof data.address === 'string') {
      if (lengthOf(data.address) < 5) {
        found.push(finding('/address', 'minLength', { limit: 5 }));
      }
      if (lengthOf(data.address) > 255) {
        found.push(finding('/address', 'maxLength', { limit: 255 }));
      }
    } else {
      found.push(finding('/address', 'type', { type: 'string' }));
    }
    if (data.position !== undefined) {
      if (isObject(data.position)) {
        if (data.position.lat === undefined) {
          found.push(finding('/position', 'required', { missingProperty: 'lat' }));
        } else if (typeof data.position.lat === 'number') {
          if (!(data.position.lat >= -90)) {
            found.push(finding('/position/lat', 'minimum', { limit: -90 }));
          }
          if (!(data.position.lat <= 90)) {
            found.push(finding('/position/lat', 'maximum', { limit: 90 }));
          }
        } else {
          found.push(finding('/position/lat', 'type', { type: 'number' }));
        }
        if (data.position.lng === undefined) {
          found.push(finding('/position', 'required', { missingProperty: 'lng' }));
        } else if (typeof data.position.lng === 'number') {
          if (!(data.position.lng >= -180)) {
            found.push(finding('/position/lng', 'minimum', { limit: -180 }));
          }
          if (!(data.position.lng <= 180)) {
            found.push(finding('/position/lng', 'maximum', { limit: 180 }));
          }
        } else {
          found.push(finding('/position/lng', 'type', { type: 'number' }));
        }
        for (const name of Object.keys(data.position)) {
          if (!positionNames.includes(name)) {
            found.push(finding('/position', 'additionalProperties', { additionalProperty: name }));
          }
        }
      } else if (data.position !== null) {
        found.push(finding('/position', 'type', { type: ['object', 'null'] }));
      }
    }
    if (data.phone !== undefined) {
      if (typeof data.phone === 'string') {
        if (lengthOf(data.phone) > 20) {
          found.push(finding('/phone', 'maxLength', { limit: 20 }));
        }
        if (!hotlinePattern.test(data.phone)) {
          found.push(finding('/phone', 'format', { format: 'hotline' }));
        }
      } else if (data.phone !== null) {
        found.push(finding('/phone', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.opening_hours !== undefined) {
      if (Array.isArray(data.opening_hours)) {
        if (data.opening_hours.length > 7) {
          found.push(finding('/opening_hours', 'maxItems', { limit: 7 }));
        }
        for (const [index, item] of data.opening_hours.entries()) {
          if (isObject(item)) {
            if (item.days === undefined) {
              found.push(finding(`/opening_hours/${index}`, 'required', { missingProperty: 'days' }));
            } else if (Array.isArray(item.days)) {
              if (item.days.length < 1) {
                found.push(finding(`/opening_hours/${index}/days`, 'minItems', { limit: 1 }));
              }
              if (hasDuplicates(item.days)) {
                found.push(finding(`/opening_hours/${index}/days`, 'uniqueItems', {}));
              }
              for (const [index2, item2] of item.days.entries()) {
                if (!daysValues.includes(item2)) {
                  found.push(finding(`/opening_hours/${index}/days/${index2}`, 'enum', { allowedValues: daysValues }));
                }
              }
            } else {
              found.push(finding(`/opening_hours/${index}/days`, 'type', { type: 'array' }));
            }
            if (item.opens === undefined) {
              found.push(finding(`/opening_hours/${index}`, 'required', { missingProperty: 'opens' }));
            } else if (typeof item.opens === 'string') {
              if (!timePattern.test(item.opens)) {
                found.push(finding(`/opening_hours/${index}/opens`, 'format', { format: 'time' }));
              }
            } else {
              found.push(finding(`/opening_hours/${index}/opens`, 'type', { type: 'string' }));
            }
            if (item.closes === undefined) {
              found.push(finding(`/opening_hours/${index}`, 'required', { missingProperty: 'closes' }));
            } else if (typeof item.closes === 'string') {
              if (!timePattern.test(item.closes)) {
                found.push(finding(`/opening_hours/${index}/closes`, 'format', { format: 'time' }));
              }
            } else {
              found.push(finding(`/opening_hours/${index}/closes`, 'type', { type: 'string' }));
            }
          } else {
            found.push(finding(`/opening_hours/${index}`, 'type', { type: 'object' }));
          }
        }
      } else if (data.opening_hours !== null) {
        found.push(finding('/opening_hours', 'type', { type: ['array', 'null'] }));
      }
    }
    if (
      data.delivers_cards !== undefined &&
      !(typeof data.delivers_cards === 'boolean' || data.delivers_cards === null)
    ) {
      found.push(finding('/delivers_cards', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.card_stock_limit !== undefined) {
      if (Number.isInteger(data.card_stock_limit)) {
        if (!(data.card_stock_limit >= 1)) {
          found.push(finding('/card_stock_limit', 'minimum', { limit: 1 }));
        }
        if (!(data.card_stock_limit <= 100000)) {
          found.push(finding('/card_stock_limit', 'maximum', { limit: 100000 }));
        }
      } else if (data.card_stock_limit !== null) {
        found.push(finding('/card_stock_limit', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateTicketCounter.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const positionNames = ['lat', 'lng'];
const hotlinePattern = /^(?:\+84|0|1[89]00)[0-9 .]{4,12}$/u;
const daysValues = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
const statusValues = ['ACTIVE', 'INACTIVE', null];
