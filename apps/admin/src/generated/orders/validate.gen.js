// From schemas/resources/orders.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isBirthDate, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateOrder(data) {
  const found = [];
  if (isObject(data)) {
    if (data.request_kind === undefined) {
      found.push(finding('', 'required', { missingProperty: 'request_kind' }));
    } else if (!requestKindValues.includes(data.request_kind)) {
      found.push(finding('/request_kind', 'enum', { allowedValues: requestKindValues }));
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
    if (data.delivery_method === undefined) {
      found.push(finding('', 'required', { missingProperty: 'delivery_method' }));
    } else if (!deliveryMethodValues.includes(data.delivery_method)) {
      found.push(finding('/delivery_method', 'enum', { allowedValues: deliveryMethodValues }));
    }
    if (data.ticket_type !== undefined && !ticketTypeValues.includes(data.ticket_type)) {
      found.push(finding('/ticket_type', 'enum', { allowedValues: ticketTypeValues }));
    }
    if (data.transport_mode !== undefined && !transportModeValues.includes(data.transport_mode)) {
      found.push(finding('/transport_mode', 'enum', { allowedValues: transportModeValues }));
    }
    if (data.card_kind !== undefined && !cardKindValues.includes(data.card_kind)) {
      found.push(finding('/card_kind', 'enum', { allowedValues: cardKindValues }));
    }
    if (
      data.object_group_id !== undefined &&
      !(typeof data.object_group_id === 'string' || data.object_group_id === null)
    ) {
      found.push(finding('/object_group_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.head_count !== undefined) {
      if (Number.isInteger(data.head_count)) {
        if (!(data.head_count >= 2)) {
          found.push(finding('/head_count', 'minimum', { limit: 2 }));
        }
        if (!(data.head_count <= 100000)) {
          found.push(finding('/head_count', 'maximum', { limit: 100000 }));
        }
      } else if (data.head_count !== null) {
        found.push(finding('/head_count', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.member_list !== undefined) {
      if (Array.isArray(data.member_list)) {
        if (data.member_list.length > 6) {
          found.push(finding('/member_list', 'maxItems', { limit: 6 }));
        }
        for (const [index, item] of data.member_list.entries()) {
          if (typeof item === 'string') {
            if (lengthOf(item) > 500) {
              found.push(finding(`/member_list/${index}`, 'maxLength', { limit: 500 }));
            }
            if (!memberListPattern.test(item)) {
              found.push(finding(`/member_list/${index}`, 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
            }
          } else {
            found.push(finding(`/member_list/${index}`, 'type', { type: 'string' }));
          }
        }
      } else if (data.member_list !== null) {
        found.push(finding('/member_list', 'type', { type: ['array', 'null'] }));
      }
    }
    if (data.members !== undefined) {
      if (Array.isArray(data.members)) {
        if (data.members.length > 500) {
          found.push(finding('/members', 'maxItems', { limit: 500 }));
        }
        for (const [index, item] of data.members.entries()) {
          if (isObject(item)) {
            if (item.full_name === undefined) {
              found.push(finding(`/members/${index}`, 'required', { missingProperty: 'full_name' }));
            } else if (typeof item.full_name === 'string') {
              if (lengthOf(item.full_name) < 2) {
                found.push(finding(`/members/${index}/full_name`, 'minLength', { limit: 2 }));
              }
              if (lengthOf(item.full_name) > 100) {
                found.push(finding(`/members/${index}/full_name`, 'maxLength', { limit: 100 }));
              }
              if (!fullNamePattern.test(item.full_name)) {
                found.push(
                  finding(`/members/${index}/full_name`, 'pattern', {
                    pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$",
                  }),
                );
              }
            } else {
              found.push(finding(`/members/${index}/full_name`, 'type', { type: 'string' }));
            }
            if (item.birth_date === undefined) {
              found.push(finding(`/members/${index}`, 'required', { missingProperty: 'birth_date' }));
            } else if (typeof item.birth_date === 'string') {
              if (!isBirthDate(item.birth_date)) {
                found.push(finding(`/members/${index}/birth_date`, 'format', { format: 'birth-date' }));
              }
            } else {
              found.push(finding(`/members/${index}/birth_date`, 'type', { type: 'string' }));
            }
            if (item.identity_number === undefined) {
              found.push(finding(`/members/${index}`, 'required', { missingProperty: 'identity_number' }));
            } else if (typeof item.identity_number === 'string') {
              if (lengthOf(item.identity_number) > 12) {
                found.push(finding(`/members/${index}/identity_number`, 'maxLength', { limit: 12 }));
              }
              if (!identityNumberPattern.test(item.identity_number)) {
                found.push(finding(`/members/${index}/identity_number`, 'format', { format: 'identity-number' }));
              }
            } else {
              found.push(finding(`/members/${index}/identity_number`, 'type', { type: 'string' }));
            }
            if (item.portrait !== undefined) {
              if (typeof item.portrait === 'string') {
                if (lengthOf(item.portrait) > 500) {
                  found.push(finding(`/members/${index}/portrait`, 'maxLength', { limit: 500 }));
                }
                if (!memberListPattern.test(item.portrait)) {
                  found.push(finding(`/members/${index}/portrait`, 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
                }
              } else if (item.portrait !== null) {
                found.push(finding(`/members/${index}/portrait`, 'type', { type: ['string', 'null'] }));
              }
            }
          } else {
            found.push(finding(`/members/${index}`, 'type', { type: 'object' }));
          }
        }
      } else if (data.members !== null) {
        found.push(finding('/members', 'type', { type: ['array', 'null'] }));
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
            if (!memberListPattern.test(item)) {
              found.push(finding(`/proofs/${index}`, 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
            }
          } else {
            found.push(finding(`/proofs/${index}`, 'type', { type: 'string' }));
          }
        }
      } else if (data.proofs !== null) {
        found.push(finding('/proofs', 'type', { type: ['array', 'null'] }));
      }
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
    if (
      data.ticket_price_id !== undefined &&
      !(typeof data.ticket_price_id === 'string' || data.ticket_price_id === null)
    ) {
      found.push(finding('/ticket_price_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.start_month !== undefined) {
      if (typeof data.start_month === 'string') {
        if (!yearMonthPattern.test(data.start_month)) {
          found.push(finding('/start_month', 'format', { format: 'year-month' }));
        }
      } else if (data.start_month !== null) {
        found.push(finding('/start_month', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.start_on !== undefined) {
      if (typeof data.start_on === 'string') {
        if (!isDate(data.start_on)) {
          found.push(finding('/start_on', 'format', { format: 'date' }));
        }
      } else if (data.start_on !== null) {
        found.push(finding('/start_on', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.months !== undefined) {
      if (Number.isInteger(data.months)) {
        if (!(data.months >= 1)) {
          found.push(finding('/months', 'minimum', { limit: 1 }));
        }
        if (!(data.months <= 120)) {
          found.push(finding('/months', 'maximum', { limit: 120 }));
        }
      } else if (data.months !== null) {
        found.push(finding('/months', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (
      data.customer_card_id !== undefined &&
      !(typeof data.customer_card_id === 'string' || data.customer_card_id === null)
    ) {
      found.push(finding('/customer_card_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.reissue_reason !== undefined && !reissueReasonValues.includes(data.reissue_reason)) {
      found.push(finding('/reissue_reason', 'enum', { allowedValues: reissueReasonValues }));
    }
    if (data.reissue_note !== undefined) {
      if (typeof data.reissue_note === 'string') {
        if (lengthOf(data.reissue_note) > 255) {
          found.push(finding('/reissue_note', 'maxLength', { limit: 255 }));
        }
      } else if (data.reissue_note !== null) {
        found.push(finding('/reissue_note', 'type', { type: ['string', 'null'] }));
      }
    }
    if (
      data.ticket_counter_id !== undefined &&
      !(typeof data.ticket_counter_id === 'string' || data.ticket_counter_id === null)
    ) {
      found.push(finding('/ticket_counter_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.receiver_name !== undefined) {
      if (typeof data.receiver_name === 'string') {
        if (lengthOf(data.receiver_name) < 2) {
          found.push(finding('/receiver_name', 'minLength', { limit: 2 }));
        }
        if (lengthOf(data.receiver_name) > 100) {
          found.push(finding('/receiver_name', 'maxLength', { limit: 100 }));
        }
      } else if (data.receiver_name !== null) {
        found.push(finding('/receiver_name', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.receiver_phone !== undefined) {
      if (typeof data.receiver_phone === 'string') {
        if (!vnPhonePattern.test(data.receiver_phone)) {
          found.push(finding('/receiver_phone', 'format', { format: 'vn-phone' }));
        }
      } else if (data.receiver_phone !== null) {
        found.push(finding('/receiver_phone', 'type', { type: ['string', 'null'] }));
      }
    }
    if (
      data.delivery_city_id !== undefined &&
      !(typeof data.delivery_city_id === 'string' || data.delivery_city_id === null)
    ) {
      found.push(finding('/delivery_city_id', 'type', { type: ['string', 'null'] }));
    }
    if (
      data.delivery_district_id !== undefined &&
      !(typeof data.delivery_district_id === 'string' || data.delivery_district_id === null)
    ) {
      found.push(finding('/delivery_district_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.delivery_address !== undefined) {
      if (typeof data.delivery_address === 'string') {
        if (lengthOf(data.delivery_address) < 5) {
          found.push(finding('/delivery_address', 'minLength', { limit: 5 }));
        }
        if (lengthOf(data.delivery_address) > 255) {
          found.push(finding('/delivery_address', 'maxLength', { limit: 255 }));
        }
      } else if (data.delivery_address !== null) {
        found.push(finding('/delivery_address', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.payment_method !== undefined && !paymentMethodValues.includes(data.payment_method)) {
      found.push(finding('/payment_method', 'enum', { allowedValues: paymentMethodValues }));
    }
    if (data.language !== undefined && !languageValues.includes(data.language)) {
      found.push(finding('/language', 'enum', { allowedValues: languageValues }));
    }
    if (
      data.few_days_agreed !== undefined &&
      !(typeof data.few_days_agreed === 'boolean' || data.few_days_agreed === null)
    ) {
      found.push(finding('/few_days_agreed', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.consent !== undefined && !(typeof data.consent === 'boolean' || data.consent === null)) {
      found.push(finding('/consent', 'type', { type: ['boolean', 'null'] }));
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
    if (data.request_kind === 'REGISTER_NEW' || data.request_kind === 'RENEW') {
      if (data.ticket_price_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'ticket_price_id' }));
      }
      if (data.start_month === undefined) {
        found.push(finding('', 'required', { missingProperty: 'start_month' }));
      }
      if (data.months === undefined) {
        found.push(finding('', 'required', { missingProperty: 'months' }));
      }
    }
    if (data.request_kind === 'RENEW' || data.request_kind === 'REISSUE') {
      if (data.customer_card_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'customer_card_id' }));
      }
    }
    if (data.request_kind === 'REISSUE') {
      if (data.reissue_reason === undefined) {
        found.push(finding('', 'required', { missingProperty: 'reissue_reason' }));
      }
    }
    if (data.route_scope === 'ONE_ROUTE') {
      if (data.route_ids === undefined) {
        found.push(finding('', 'required', { missingProperty: 'route_ids' }));
      } else if (Array.isArray(data.route_ids)) {
        if (data.route_ids.length < 1) {
          found.push(finding('/route_ids', 'minItems', { limit: 1 }));
        }
      }
    }
    if (data.card_kind === 'PRIORITIZE') {
      if (data.object_group_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'object_group_id' }));
      }
    }
    if (data.delivery_method === 'COUNTER') {
      if (data.ticket_counter_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'ticket_counter_id' }));
      }
    }
    if (data.delivery_method === 'HOME') {
      if (data.delivery_city_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'delivery_city_id' }));
      }
      if (data.delivery_address === undefined) {
        found.push(finding('', 'required', { missingProperty: 'delivery_address' }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateOrder.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const requestKindValues = ['REGISTER_NEW', 'RENEW', 'REISSUE', 'RETYPE'];
const deliveryMethodValues = ['COUNTER', 'HOME'];
const ticketTypeValues = ['ONE_TIME', 'DAILY', 'MONTHLY', 'FREE', null];
const transportModeValues = ['BUS', 'METRO', 'MULTIMODAL', null];
const cardKindValues = ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP', null];
const memberListPattern = /^(?:\/(?!\/)|https?:\/\/)/u;
const fullNamePattern = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u;
const identityNumberPattern = /^(?:0\d{11}|[A-Z]{1,2}\d{6,8})$/u;
const routeScopeValues = ['MULTI_ROUTE', 'ONE_ROUTE', null];
const yearMonthPattern = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/u;
const reissueReasonValues = ['LOST', 'BROKEN', 'FAULTY', 'DATA_CHANGED', null];
const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
const paymentMethodValues = ['GATEWAY', 'BANK_TRANSFER', 'CASH', 'COIN', null];
const languageValues = ['vi', 'en', null];
