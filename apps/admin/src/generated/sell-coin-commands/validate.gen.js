// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateSellCoinCommand(data) {
  const found = [];
  if (isObject(data)) {
    if (data.coin_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'coin_id' }));
    } else if (typeof data.coin_id === 'string') {
      if (lengthOf(data.coin_id) < 1) {
        found.push(finding('/coin_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/coin_id', 'type', { type: 'string' }));
    }
    if (data.amount === undefined) {
      found.push(finding('', 'required', { missingProperty: 'amount' }));
    } else if (Number.isInteger(data.amount)) {
      if (!(data.amount >= 1000)) {
        found.push(finding('/amount', 'minimum', { limit: 1000 }));
      }
      if (!(data.amount <= 1000000000)) {
        found.push(finding('/amount', 'maximum', { limit: 1000000000 }));
      }
    } else {
      found.push(finding('/amount', 'type', { type: 'integer' }));
    }
    if (data.payment_method === undefined) {
      found.push(finding('', 'required', { missingProperty: 'payment_method' }));
    } else if (!paymentMethodValues.includes(data.payment_method)) {
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
  validateSellCoinCommand.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const paymentMethodValues = ['CASH', 'BANK_TRANSFER', 'GATEWAY'];
