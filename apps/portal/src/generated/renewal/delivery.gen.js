// From schemas/flows/renewal.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateDelivery(data) {
  const found = [];
  if (isObject(data)) {
    if (data.delivery_method === undefined) {
      found.push(finding('', 'required', { missingProperty: 'delivery_method' }));
    } else if (!deliveryMethodValues.includes(data.delivery_method)) {
      found.push(finding('/delivery_method', 'enum', { allowedValues: deliveryMethodValues }));
    }
    if (data.payment_method !== undefined && !paymentMethodValues.includes(data.payment_method)) {
      found.push(finding('/payment_method', 'enum', { allowedValues: paymentMethodValues }));
    }
    if (data.delivery_method === 'COUNTER') {
      if (data.ticket_counter_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'ticket_counter_id' }));
      } else if (typeof data.ticket_counter_id === 'string') {
        if (lengthOf(data.ticket_counter_id) < 1) {
          found.push(finding('/ticket_counter_id', 'minLength', { limit: 1 }));
        }
      } else {
        found.push(finding('/ticket_counter_id', 'type', { type: 'string' }));
      }
    }
    if (data.delivery_method === 'HOME') {
      if (data.delivery_city_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'delivery_city_id' }));
      } else if (typeof data.delivery_city_id === 'string') {
        if (lengthOf(data.delivery_city_id) < 1) {
          found.push(finding('/delivery_city_id', 'minLength', { limit: 1 }));
        }
      } else {
        found.push(finding('/delivery_city_id', 'type', { type: 'string' }));
      }
      if (data.delivery_address === undefined) {
        found.push(finding('', 'required', { missingProperty: 'delivery_address' }));
      } else if (typeof data.delivery_address === 'string') {
        if (lengthOf(data.delivery_address) < 5) {
          found.push(finding('/delivery_address', 'minLength', { limit: 5 }));
        }
        if (lengthOf(data.delivery_address) > 255) {
          found.push(finding('/delivery_address', 'maxLength', { limit: 255 }));
        }
      } else {
        found.push(finding('/delivery_address', 'type', { type: 'string' }));
      }
      if (data.receiver_name !== undefined) {
        if (typeof data.receiver_name === 'string') {
          if (lengthOf(data.receiver_name) < 2) {
            found.push(finding('/receiver_name', 'minLength', { limit: 2 }));
          }
          if (lengthOf(data.receiver_name) > 100) {
            found.push(finding('/receiver_name', 'maxLength', { limit: 100 }));
          }
        } else {
          found.push(finding('/receiver_name', 'type', { type: 'string' }));
        }
      }
      if (data.receiver_phone !== undefined) {
        if (typeof data.receiver_phone === 'string') {
          if (!vnPhonePattern.test(data.receiver_phone)) {
            found.push(finding('/receiver_phone', 'format', { format: 'vn-phone' }));
          }
        } else {
          found.push(finding('/receiver_phone', 'type', { type: 'string' }));
        }
      }
      if (data.delivery_district_id !== undefined && typeof data.delivery_district_id !== 'string') {
        found.push(finding('/delivery_district_id', 'type', { type: 'string' }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateDelivery.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const deliveryMethodValues = ['COUNTER', 'HOME'];
const paymentMethodValues = ['GATEWAY', 'BANK_TRANSFER', 'CASH', 'COIN'];
const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
