// From schemas/resources/settings.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateSetting(data) {
  let findings = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.office_display_name !== undefined) {
      const data0 = data.office_display_name;
      if (typeof data0 !== 'string' && data0 !== null) {
        (findings ??= []).push({
          instancePath: '/office_display_name',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 150) {
          (findings ??= []).push({
            instancePath: '/office_display_name',
            keyword: 'maxLength',
            params: { limit: 150 },
          });
          errors++;
        }
      }
    }
    if (data.office_logo_url !== undefined) {
      const data1 = data.office_logo_url;
      if (typeof data1 !== 'string' && data1 !== null) {
        (findings ??= []).push({
          instancePath: '/office_logo_url',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data1 === 'string') {
        if (lengthOf(data1) > 500) {
          (findings ??= []).push({ instancePath: '/office_logo_url', keyword: 'maxLength', params: { limit: 500 } });
          errors++;
        }
        if (!pattern0.test(data1)) {
          (findings ??= []).push({
            instancePath: '/office_logo_url',
            keyword: 'pattern',
            params: { pattern: '^(?:/(?!/)|https?://)' },
          });
          errors++;
        }
      }
    }
    if (data.currency !== undefined) {
      const data2 = data.currency;
      if (typeof data2 !== 'string' && data2 !== null) {
        (findings ??= []).push({ instancePath: '/currency', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern1.test(data2)) {
          (findings ??= []).push({ instancePath: '/currency', keyword: 'pattern', params: { pattern: '^[A-Z]{3}$' } });
          errors++;
        }
      }
    }
    if (data.stop_point_limit_route !== undefined) {
      const data3 = data.stop_point_limit_route;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3)) && data3 !== null) {
        (findings ??= []).push({
          instancePath: '/stop_point_limit_route',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data3 == 'number') {
        if (data3 > 500 || isNaN(data3)) {
          (findings ??= []).push({
            instancePath: '/stop_point_limit_route',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 500 },
          });
          errors++;
        }
        if (data3 < 2 || isNaN(data3)) {
          (findings ??= []).push({
            instancePath: '/stop_point_limit_route',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 2 },
          });
          errors++;
        }
      }
    }
    if (data.limit_time_for_login_session !== undefined) {
      const data4 = data.limit_time_for_login_session;
      if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4)) && data4 !== null) {
        (findings ??= []).push({
          instancePath: '/limit_time_for_login_session',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data4 == 'number') {
        if (data4 > 43200 || isNaN(data4)) {
          (findings ??= []).push({
            instancePath: '/limit_time_for_login_session',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 43200 },
          });
          errors++;
        }
        if (data4 < 5 || isNaN(data4)) {
          (findings ??= []).push({
            instancePath: '/limit_time_for_login_session',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 5 },
          });
          errors++;
        }
      }
    }
    if (data.journey_cancel_from_time !== undefined) {
      const data5 = data.journey_cancel_from_time;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5)) && data5 !== null) {
        (findings ??= []).push({
          instancePath: '/journey_cancel_from_time',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data5 == 'number') {
        if (data5 > 10080 || isNaN(data5)) {
          (findings ??= []).push({
            instancePath: '/journey_cancel_from_time',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10080 },
          });
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          (findings ??= []).push({
            instancePath: '/journey_cancel_from_time',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.journey_deposit_type !== undefined) {
      const data6 = data.journey_deposit_type;
      if (typeof data6 !== 'string' && data6 !== null) {
        (findings ??= []).push({
          instancePath: '/journey_deposit_type',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (!(data6 === 'NONE' || data6 === 'TIME' || data6 === 'AMOUNT' || data6 === null)) {
        (findings ??= []).push({
          instancePath: '/journey_deposit_type',
          keyword: 'enum',
          params: { allowedValues: ['NONE', 'TIME', 'AMOUNT', null] },
        });
        errors++;
      }
    }
    if (data.journey_time_deposit !== undefined) {
      const data7 = data.journey_time_deposit;
      if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7)) && data7 !== null) {
        (findings ??= []).push({
          instancePath: '/journey_time_deposit',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data7 == 'number') {
        if (data7 > 10080 || isNaN(data7)) {
          (findings ??= []).push({
            instancePath: '/journey_time_deposit',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10080 },
          });
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          (findings ??= []).push({
            instancePath: '/journey_time_deposit',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.journey_amount_deposit !== undefined) {
      const data8 = data.journey_amount_deposit;
      if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8)) && data8 !== null) {
        (findings ??= []).push({
          instancePath: '/journey_amount_deposit',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data8 == 'number') {
        if (data8 > 1000000000 || isNaN(data8)) {
          (findings ??= []).push({
            instancePath: '/journey_amount_deposit',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          (findings ??= []).push({
            instancePath: '/journey_amount_deposit',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.ticket_change_refund_limit_time !== undefined) {
      const data9 = data.ticket_change_refund_limit_time;
      if (!(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9)) && data9 !== null) {
        (findings ??= []).push({
          instancePath: '/ticket_change_refund_limit_time',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data9 == 'number') {
        if (data9 > 43200 || isNaN(data9)) {
          (findings ??= []).push({
            instancePath: '/ticket_change_refund_limit_time',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 43200 },
          });
          errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          (findings ??= []).push({
            instancePath: '/ticket_change_refund_limit_time',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.ticket_change_refund_limit !== undefined) {
      const data10 = data.ticket_change_refund_limit;
      if (!(typeof data10 == 'number' && !(data10 % 1) && !isNaN(data10)) && data10 !== null) {
        (findings ??= []).push({
          instancePath: '/ticket_change_refund_limit',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data10 == 'number') {
        if (data10 > 100 || isNaN(data10)) {
          (findings ??= []).push({
            instancePath: '/ticket_change_refund_limit',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
          });
          errors++;
        }
        if (data10 < 0 || isNaN(data10)) {
          (findings ??= []).push({
            instancePath: '/ticket_change_refund_limit',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.ticket_change_percent_fee !== undefined) {
      const data11 = data.ticket_change_percent_fee;
      if (!(typeof data11 == 'number') && data11 !== null) {
        (findings ??= []).push({
          instancePath: '/ticket_change_percent_fee',
          keyword: 'type',
          params: { type: ['number', 'null'] },
        });
        errors++;
      }
      if (typeof data11 == 'number') {
        if (data11 > 100 || isNaN(data11)) {
          (findings ??= []).push({
            instancePath: '/ticket_change_percent_fee',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
          });
          errors++;
        }
        if (data11 < 0 || isNaN(data11)) {
          (findings ??= []).push({
            instancePath: '/ticket_change_percent_fee',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.ticket_refund_percent_fee !== undefined) {
      const data12 = data.ticket_refund_percent_fee;
      if (!(typeof data12 == 'number') && data12 !== null) {
        (findings ??= []).push({
          instancePath: '/ticket_refund_percent_fee',
          keyword: 'type',
          params: { type: ['number', 'null'] },
        });
        errors++;
      }
      if (typeof data12 == 'number') {
        if (data12 > 100 || isNaN(data12)) {
          (findings ??= []).push({
            instancePath: '/ticket_refund_percent_fee',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
          });
          errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          (findings ??= []).push({
            instancePath: '/ticket_refund_percent_fee',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.ticket_change_to_lower_amount !== undefined) {
      const data13 = data.ticket_change_to_lower_amount;
      if (typeof data13 !== 'boolean' && data13 !== null) {
        (findings ??= []).push({
          instancePath: '/ticket_change_to_lower_amount',
          keyword: 'type',
          params: { type: ['boolean', 'null'] },
        });
        errors++;
      }
    }
    if (data.disable_months_for_sales !== undefined) {
      const data14 = data.disable_months_for_sales;
      if (!Array.isArray(data14) && data14 !== null) {
        (findings ??= []).push({
          instancePath: '/disable_months_for_sales',
          keyword: 'type',
          params: { type: ['array', 'null'] },
        });
        errors++;
      }
      if (Array.isArray(data14)) {
        if (data14.length > 36) {
          (findings ??= []).push({
            instancePath: '/disable_months_for_sales',
            keyword: 'maxItems',
            params: { limit: 36 },
          });
          errors++;
        }
        const len0 = data14.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const data15 = data14[i0];
          if (typeof data15 === 'string') {
            if (!yearMonthPattern.test(data15)) {
              (findings ??= []).push({
                instancePath: '/disable_months_for_sales/' + i0,
                keyword: 'format',
                params: { format: 'year-month' },
              });
              errors++;
            }
          } else {
            (findings ??= []).push({
              instancePath: '/disable_months_for_sales/' + i0,
              keyword: 'type',
              params: { type: 'string' },
            });
            errors++;
          }
        }
        let i1 = data14.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--;) {
            let item0 = data14[i1];
            if (typeof item0 !== 'string') {
              continue;
            }
            if (typeof indices0[item0] == 'number') {
              j0 = indices0[item0];
              (findings ??= []).push({
                instancePath: '/disable_months_for_sales',
                keyword: 'uniqueItems',
                params: { i: i1, j: j0 },
              });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
    }
    if (data.limit_to_sell_month_ticket !== undefined) {
      const data16 = data.limit_to_sell_month_ticket;
      if (!(typeof data16 == 'number' && !(data16 % 1) && !isNaN(data16)) && data16 !== null) {
        (findings ??= []).push({
          instancePath: '/limit_to_sell_month_ticket',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data16 == 'number') {
        if (data16 > 24 || isNaN(data16)) {
          (findings ??= []).push({
            instancePath: '/limit_to_sell_month_ticket',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 24 },
          });
          errors++;
        }
        if (data16 < 0 || isNaN(data16)) {
          (findings ??= []).push({
            instancePath: '/limit_to_sell_month_ticket',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.limit_to_sell_month_ticket_metro !== undefined) {
      const data17 = data.limit_to_sell_month_ticket_metro;
      if (!(typeof data17 == 'number' && !(data17 % 1) && !isNaN(data17)) && data17 !== null) {
        (findings ??= []).push({
          instancePath: '/limit_to_sell_month_ticket_metro',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data17 == 'number') {
        if (data17 > 24 || isNaN(data17)) {
          (findings ??= []).push({
            instancePath: '/limit_to_sell_month_ticket_metro',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 24 },
          });
          errors++;
        }
        if (data17 < 0 || isNaN(data17)) {
          (findings ??= []).push({
            instancePath: '/limit_to_sell_month_ticket_metro',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.limit_to_sell_day_ticket !== undefined) {
      const data18 = data.limit_to_sell_day_ticket;
      if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18)) && data18 !== null) {
        (findings ??= []).push({
          instancePath: '/limit_to_sell_day_ticket',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data18 == 'number') {
        if (data18 > 365 || isNaN(data18)) {
          (findings ??= []).push({
            instancePath: '/limit_to_sell_day_ticket',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 365 },
          });
          errors++;
        }
        if (data18 < 0 || isNaN(data18)) {
          (findings ??= []).push({
            instancePath: '/limit_to_sell_day_ticket',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.payment_method !== undefined) {
      const data19 = data.payment_method;
      if (!Array.isArray(data19) && data19 !== null) {
        (findings ??= []).push({
          instancePath: '/payment_method',
          keyword: 'type',
          params: { type: ['array', 'null'] },
        });
        errors++;
      }
      if (Array.isArray(data19)) {
        if (data19.length < 1) {
          (findings ??= []).push({ instancePath: '/payment_method', keyword: 'minItems', params: { limit: 1 } });
          errors++;
        }
        const len1 = data19.length;
        for (let i2 = 0; i2 < len1; i2++) {
          const data20 = data19[i2];
          if (typeof data20 !== 'string') {
            (findings ??= []).push({
              instancePath: '/payment_method/' + i2,
              keyword: 'type',
              params: { type: 'string' },
            });
            errors++;
          }
          if (!(data20 === 'GATEWAY' || data20 === 'BANK_TRANSFER' || data20 === 'CASH' || data20 === 'COIN')) {
            (findings ??= []).push({
              instancePath: '/payment_method/' + i2,
              keyword: 'enum',
              params: { allowedValues: ['GATEWAY', 'BANK_TRANSFER', 'CASH', 'COIN'] },
            });
            errors++;
          }
        }
        let i3 = data19.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--;) {
            let item1 = data19[i3];
            if (typeof item1 !== 'string') {
              continue;
            }
            if (typeof indices1[item1] == 'number') {
              j1 = indices1[item1];
              (findings ??= []).push({
                instancePath: '/payment_method',
                keyword: 'uniqueItems',
                params: { i: i3, j: j1 },
              });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
    }
    if (data.issuance_fee !== undefined) {
      const data21 = data.issuance_fee;
      if (!(typeof data21 == 'number' && !(data21 % 1) && !isNaN(data21)) && data21 !== null) {
        (findings ??= []).push({
          instancePath: '/issuance_fee',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data21 == 'number') {
        if (data21 > 1000000000 || isNaN(data21)) {
          (findings ??= []).push({
            instancePath: '/issuance_fee',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data21 < 0 || isNaN(data21)) {
          (findings ??= []).push({
            instancePath: '/issuance_fee',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.transport_fee !== undefined) {
      const data22 = data.transport_fee;
      if (!(typeof data22 == 'number' && !(data22 % 1) && !isNaN(data22)) && data22 !== null) {
        (findings ??= []).push({
          instancePath: '/transport_fee',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data22 == 'number') {
        if (data22 > 1000000000 || isNaN(data22)) {
          (findings ??= []).push({
            instancePath: '/transport_fee',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data22 < 0 || isNaN(data22)) {
          (findings ??= []).push({
            instancePath: '/transport_fee',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.shipping_fee_urban !== undefined) {
      const data23 = data.shipping_fee_urban;
      if (!(typeof data23 == 'number' && !(data23 % 1) && !isNaN(data23)) && data23 !== null) {
        (findings ??= []).push({
          instancePath: '/shipping_fee_urban',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data23 == 'number') {
        if (data23 > 1000000000 || isNaN(data23)) {
          (findings ??= []).push({
            instancePath: '/shipping_fee_urban',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data23 < 0 || isNaN(data23)) {
          (findings ??= []).push({
            instancePath: '/shipping_fee_urban',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.shipping_fee_suburb !== undefined) {
      const data24 = data.shipping_fee_suburb;
      if (!(typeof data24 == 'number' && !(data24 % 1) && !isNaN(data24)) && data24 !== null) {
        (findings ??= []).push({
          instancePath: '/shipping_fee_suburb',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data24 == 'number') {
        if (data24 > 1000000000 || isNaN(data24)) {
          (findings ??= []).push({
            instancePath: '/shipping_fee_suburb',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data24 < 0 || isNaN(data24)) {
          (findings ??= []).push({
            instancePath: '/shipping_fee_suburb',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.shipping_fee_interprovincial !== undefined) {
      const data25 = data.shipping_fee_interprovincial;
      if (!(typeof data25 == 'number' && !(data25 % 1) && !isNaN(data25)) && data25 !== null) {
        (findings ??= []).push({
          instancePath: '/shipping_fee_interprovincial',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data25 == 'number') {
        if (data25 > 1000000000 || isNaN(data25)) {
          (findings ??= []).push({
            instancePath: '/shipping_fee_interprovincial',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data25 < 0 || isNaN(data25)) {
          (findings ??= []).push({
            instancePath: '/shipping_fee_interprovincial',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.form_number_day_expire_order !== undefined) {
      const data26 = data.form_number_day_expire_order;
      if (!(typeof data26 == 'number' && !(data26 % 1) && !isNaN(data26)) && data26 !== null) {
        (findings ??= []).push({
          instancePath: '/form_number_day_expire_order',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data26 == 'number') {
        if (data26 > 60 || isNaN(data26)) {
          (findings ??= []).push({
            instancePath: '/form_number_day_expire_order',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 60 },
          });
          errors++;
        }
        if (data26 < 1 || isNaN(data26)) {
          (findings ??= []).push({
            instancePath: '/form_number_day_expire_order',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.form_number_day_card_delivery_at_home !== undefined) {
      const data27 = data.form_number_day_card_delivery_at_home;
      if (typeof data27 !== 'string' && data27 !== null) {
        (findings ??= []).push({
          instancePath: '/form_number_day_card_delivery_at_home',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data27 === 'string') {
        if (lengthOf(data27) > 7) {
          (findings ??= []).push({
            instancePath: '/form_number_day_card_delivery_at_home',
            keyword: 'maxLength',
            params: { limit: 7 },
          });
          errors++;
        }
        if (!dayCountPattern.test(data27)) {
          (findings ??= []).push({
            instancePath: '/form_number_day_card_delivery_at_home',
            keyword: 'format',
            params: { format: 'day-count' },
          });
          errors++;
        }
      }
    }
    if (data.form_number_day_card_delivery_at_ticket_counter !== undefined) {
      const data28 = data.form_number_day_card_delivery_at_ticket_counter;
      if (typeof data28 !== 'string' && data28 !== null) {
        (findings ??= []).push({
          instancePath: '/form_number_day_card_delivery_at_ticket_counter',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data28 === 'string') {
        if (lengthOf(data28) > 7) {
          (findings ??= []).push({
            instancePath: '/form_number_day_card_delivery_at_ticket_counter',
            keyword: 'maxLength',
            params: { limit: 7 },
          });
          errors++;
        }
        if (!dayCountPattern.test(data28)) {
          (findings ??= []).push({
            instancePath: '/form_number_day_card_delivery_at_ticket_counter',
            keyword: 'format',
            params: { format: 'day-count' },
          });
          errors++;
        }
      }
    }
    if (data.ticket_print_template !== undefined) {
      const data29 = data.ticket_print_template;
      if (typeof data29 !== 'string' && data29 !== null) {
        (findings ??= []).push({
          instancePath: '/ticket_print_template',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data29 === 'string') {
        if (lengthOf(data29) > 20000) {
          (findings ??= []).push({
            instancePath: '/ticket_print_template',
            keyword: 'maxLength',
            params: { limit: 20000 },
          });
          errors++;
        }
      }
    }
    if (data.order_print_template !== undefined) {
      const data30 = data.order_print_template;
      if (typeof data30 !== 'string' && data30 !== null) {
        (findings ??= []).push({
          instancePath: '/order_print_template',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data30 === 'string') {
        if (lengthOf(data30) > 20000) {
          (findings ??= []).push({
            instancePath: '/order_print_template',
            keyword: 'maxLength',
            params: { limit: 20000 },
          });
          errors++;
        }
      }
    }
    if (data.pos_distance_map_stop_point !== undefined) {
      const data31 = data.pos_distance_map_stop_point;
      if (!(typeof data31 == 'number' && !(data31 % 1) && !isNaN(data31)) && data31 !== null) {
        (findings ??= []).push({
          instancePath: '/pos_distance_map_stop_point',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data31 == 'number') {
        if (data31 > 5000 || isNaN(data31)) {
          (findings ??= []).push({
            instancePath: '/pos_distance_map_stop_point',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 5000 },
          });
          errors++;
        }
        if (data31 < 1 || isNaN(data31)) {
          (findings ??= []).push({
            instancePath: '/pos_distance_map_stop_point',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.checksum_verify_flag !== undefined) {
      const data32 = data.checksum_verify_flag;
      if (typeof data32 !== 'boolean' && data32 !== null) {
        (findings ??= []).push({
          instancePath: '/checksum_verify_flag',
          keyword: 'type',
          params: { type: ['boolean', 'null'] },
        });
        errors++;
      }
    }
    if (data.automatically_lock_coins_suspected_of_fraud !== undefined) {
      const data33 = data.automatically_lock_coins_suspected_of_fraud;
      if (typeof data33 !== 'boolean' && data33 !== null) {
        (findings ??= []).push({
          instancePath: '/automatically_lock_coins_suspected_of_fraud',
          keyword: 'type',
          params: { type: ['boolean', 'null'] },
        });
        errors++;
      }
    }
    if (data.countdown_hours_to_automatically_lock_coins !== undefined) {
      const data34 = data.countdown_hours_to_automatically_lock_coins;
      if (!(typeof data34 == 'number' && !(data34 % 1) && !isNaN(data34)) && data34 !== null) {
        (findings ??= []).push({
          instancePath: '/countdown_hours_to_automatically_lock_coins',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data34 == 'number') {
        if (data34 > 720 || isNaN(data34)) {
          (findings ??= []).push({
            instancePath: '/countdown_hours_to_automatically_lock_coins',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 720 },
          });
          errors++;
        }
        if (data34 < 0 || isNaN(data34)) {
          (findings ??= []).push({
            instancePath: '/countdown_hours_to_automatically_lock_coins',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.mail_service !== undefined) {
      const data35 = data.mail_service;
      if (typeof data35 !== 'string' && data35 !== null) {
        (findings ??= []).push({
          instancePath: '/mail_service',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data35 === 'string') {
        if (lengthOf(data35) > 60) {
          (findings ??= []).push({ instancePath: '/mail_service', keyword: 'maxLength', params: { limit: 60 } });
          errors++;
        }
      }
    }
    if (data.mail_host !== undefined) {
      const data36 = data.mail_host;
      if (typeof data36 !== 'string' && data36 !== null) {
        (findings ??= []).push({ instancePath: '/mail_host', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data36 === 'string') {
        if (lengthOf(data36) > 253) {
          (findings ??= []).push({ instancePath: '/mail_host', keyword: 'maxLength', params: { limit: 253 } });
          errors++;
        }
        if (!pattern2.test(data36)) {
          (findings ??= []).push({
            instancePath: '/mail_host',
            keyword: 'pattern',
            params: { pattern: '^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$' },
          });
          errors++;
        }
      }
    }
    if (data.mail_port !== undefined) {
      const data37 = data.mail_port;
      if (!(typeof data37 == 'number' && !(data37 % 1) && !isNaN(data37)) && data37 !== null) {
        (findings ??= []).push({ instancePath: '/mail_port', keyword: 'type', params: { type: ['integer', 'null'] } });
        errors++;
      }
      if (typeof data37 == 'number') {
        if (data37 > 65535 || isNaN(data37)) {
          (findings ??= []).push({
            instancePath: '/mail_port',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 65535 },
          });
          errors++;
        }
        if (data37 < 1 || isNaN(data37)) {
          (findings ??= []).push({
            instancePath: '/mail_port',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.mail_user !== undefined) {
      const data38 = data.mail_user;
      if (typeof data38 !== 'string' && data38 !== null) {
        (findings ??= []).push({ instancePath: '/mail_user', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data38 === 'string') {
        if (lengthOf(data38) > 254) {
          (findings ??= []).push({ instancePath: '/mail_user', keyword: 'maxLength', params: { limit: 254 } });
          errors++;
        }
      }
    }
    if (data.mail_password !== undefined) {
      const data39 = data.mail_password;
      if (typeof data39 !== 'string' && data39 !== null) {
        (findings ??= []).push({
          instancePath: '/mail_password',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data39 === 'string') {
        if (lengthOf(data39) > 200) {
          (findings ??= []).push({ instancePath: '/mail_password', keyword: 'maxLength', params: { limit: 200 } });
          errors++;
        }
      }
    }
    if (data.mail_from !== undefined) {
      const data40 = data.mail_from;
      if (typeof data40 !== 'string' && data40 !== null) {
        (findings ??= []).push({ instancePath: '/mail_from', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data40 === 'string') {
        if (lengthOf(data40) > 254) {
          (findings ??= []).push({ instancePath: '/mail_from', keyword: 'maxLength', params: { limit: 254 } });
          errors++;
        }
        if (!emailPattern.test(data40)) {
          (findings ??= []).push({ instancePath: '/mail_from', keyword: 'format', params: { format: 'email' } });
          errors++;
        }
      }
    }
  } else {
    (findings ??= []).push({ instancePath: '', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateSetting.errors = findings;
  return errors === 0;
}

const pattern0 = new RegExp('^(?:/(?!/)|https?://)', 'u');
const pattern1 = new RegExp('^[A-Z]{3}$', 'u');
const pattern2 = new RegExp('^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$', 'u');
const yearMonthPattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/u;
const dayCountPattern = /^\d{1,3}(?:-\d{1,3})?$/u;
const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;
