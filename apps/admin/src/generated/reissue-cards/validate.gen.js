// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateReissueCard(data) {
  const found = [];
  if (isObject(data)) {
    if (data.old_card_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'old_card_id' }));
    } else if (typeof data.old_card_id === 'string') {
      if (lengthOf(data.old_card_id) < 1) {
        found.push(finding('/old_card_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/old_card_id', 'type', { type: 'string' }));
    }
    if (data.new_card_code === undefined) {
      found.push(finding('', 'required', { missingProperty: 'new_card_code' }));
    } else if (typeof data.new_card_code === 'string') {
      if (lengthOf(data.new_card_code) < 8) {
        found.push(finding('/new_card_code', 'minLength', { limit: 8 }));
      }
      if (lengthOf(data.new_card_code) > 12) {
        found.push(finding('/new_card_code', 'maxLength', { limit: 12 }));
      }
      if (!cardCodePattern.test(data.new_card_code)) {
        found.push(finding('/new_card_code', 'format', { format: 'card-code' }));
      }
    } else {
      found.push(finding('/new_card_code', 'type', { type: 'string' }));
    }
    if (data.reason === undefined) {
      found.push(finding('', 'required', { missingProperty: 'reason' }));
    } else if (!reasonValues.includes(data.reason)) {
      found.push(finding('/reason', 'enum', { allowedValues: reasonValues }));
    }
    if (data.order_id !== undefined && !(typeof data.order_id === 'string' || data.order_id === null)) {
      found.push(finding('/order_id', 'type', { type: ['string', 'null'] }));
    }
    if (
      data.old_card_returned !== undefined &&
      !(typeof data.old_card_returned === 'boolean' || data.old_card_returned === null)
    ) {
      found.push(finding('/old_card_returned', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.payment_method !== undefined && !paymentMethodValues.includes(data.payment_method)) {
      found.push(finding('/payment_method', 'enum', { allowedValues: paymentMethodValues }));
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
  validateReissueCard.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const cardCodePattern = /^[A-Z0-9]{8,12}$/u;
const reasonValues = ['LOST', 'BROKEN', 'FAULTY', 'DATA_CHANGED'];
const paymentMethodValues = ['GATEWAY', 'BANK_TRANSFER', 'CASH', 'COIN', null];
