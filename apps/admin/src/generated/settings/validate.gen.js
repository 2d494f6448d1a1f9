// From schemas/resources/settings.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isObject, lengthOf } from '@tuyen/model/validation';

export function validateSetting(data) {
  const found = [];
  if (isObject(data)) {
    if (data.office_display_name !== undefined) {
      if (isObject(data.office_display_name)) {
        if (data.office_display_name.vi !== undefined) {
          if (typeof data.office_display_name.vi === 'string') {
            if (lengthOf(data.office_display_name.vi) > 150) {
              found.push(finding('/office_display_name/vi', 'maxLength', { limit: 150 }));
            }
          } else if (data.office_display_name.vi !== null) {
            found.push(finding('/office_display_name/vi', 'type', { type: ['string', 'null'] }));
          }
        }
        if (data.office_display_name.en !== undefined) {
          if (typeof data.office_display_name.en === 'string') {
            if (lengthOf(data.office_display_name.en) > 150) {
              found.push(finding('/office_display_name/en', 'maxLength', { limit: 150 }));
            }
          } else if (data.office_display_name.en !== null) {
            found.push(finding('/office_display_name/en', 'type', { type: ['string', 'null'] }));
          }
        }
      } else if (data.office_display_name !== null) {
        found.push(finding('/office_display_name', 'type', { type: ['object', 'null'] }));
      }
    }
    if (data.office_logo_url !== undefined) {
      if (typeof data.office_logo_url === 'string') {
        if (lengthOf(data.office_logo_url) > 500) {
          found.push(finding('/office_logo_url', 'maxLength', { limit: 500 }));
        }
        if (!officeLogoUrlPattern.test(data.office_logo_url)) {
          found.push(finding('/office_logo_url', 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
        }
      } else if (data.office_logo_url !== null) {
        found.push(finding('/office_logo_url', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.currency !== undefined) {
      if (typeof data.currency === 'string') {
        if (!currencyPattern.test(data.currency)) {
          found.push(finding('/currency', 'pattern', { pattern: '^[A-Z]{3}$' }));
        }
      } else if (data.currency !== null) {
        found.push(finding('/currency', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.stop_point_limit_route !== undefined) {
      if (Number.isInteger(data.stop_point_limit_route)) {
        if (!(data.stop_point_limit_route >= 2)) {
          found.push(finding('/stop_point_limit_route', 'minimum', { limit: 2 }));
        }
        if (!(data.stop_point_limit_route <= 500)) {
          found.push(finding('/stop_point_limit_route', 'maximum', { limit: 500 }));
        }
      } else if (data.stop_point_limit_route !== null) {
        found.push(finding('/stop_point_limit_route', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.limit_time_for_login_session !== undefined) {
      if (Number.isInteger(data.limit_time_for_login_session)) {
        if (!(data.limit_time_for_login_session >= 5)) {
          found.push(finding('/limit_time_for_login_session', 'minimum', { limit: 5 }));
        }
        if (!(data.limit_time_for_login_session <= 43200)) {
          found.push(finding('/limit_time_for_login_session', 'maximum', { limit: 43200 }));
        }
      } else if (data.limit_time_for_login_session !== null) {
        found.push(finding('/limit_time_for_login_session', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.journey_cancel_from_time !== undefined) {
      if (Number.isInteger(data.journey_cancel_from_time)) {
        if (!(data.journey_cancel_from_time >= 0)) {
          found.push(finding('/journey_cancel_from_time', 'minimum', { limit: 0 }));
        }
        if (!(data.journey_cancel_from_time <= 10080)) {
          found.push(finding('/journey_cancel_from_time', 'maximum', { limit: 10080 }));
        }
      } else if (data.journey_cancel_from_time !== null) {
        found.push(finding('/journey_cancel_from_time', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.journey_deposit_type !== undefined && !journeyDepositTypeValues.includes(data.journey_deposit_type)) {
      found.push(finding('/journey_deposit_type', 'enum', { allowedValues: journeyDepositTypeValues }));
    }
    if (data.journey_time_deposit !== undefined) {
      if (Number.isInteger(data.journey_time_deposit)) {
        if (!(data.journey_time_deposit >= 0)) {
          found.push(finding('/journey_time_deposit', 'minimum', { limit: 0 }));
        }
        if (!(data.journey_time_deposit <= 10080)) {
          found.push(finding('/journey_time_deposit', 'maximum', { limit: 10080 }));
        }
      } else if (data.journey_time_deposit !== null) {
        found.push(finding('/journey_time_deposit', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.journey_amount_deposit !== undefined) {
      if (Number.isInteger(data.journey_amount_deposit)) {
        if (!(data.journey_amount_deposit >= 0)) {
          found.push(finding('/journey_amount_deposit', 'minimum', { limit: 0 }));
        }
        if (!(data.journey_amount_deposit <= 1000000000)) {
          found.push(finding('/journey_amount_deposit', 'maximum', { limit: 1000000000 }));
        }
      } else if (data.journey_amount_deposit !== null) {
        found.push(finding('/journey_amount_deposit', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.ticket_change_refund_limit_time !== undefined) {
      if (Number.isInteger(data.ticket_change_refund_limit_time)) {
        if (!(data.ticket_change_refund_limit_time >= 0)) {
          found.push(finding('/ticket_change_refund_limit_time', 'minimum', { limit: 0 }));
        }
        if (!(data.ticket_change_refund_limit_time <= 43200)) {
          found.push(finding('/ticket_change_refund_limit_time', 'maximum', { limit: 43200 }));
        }
      } else if (data.ticket_change_refund_limit_time !== null) {
        found.push(finding('/ticket_change_refund_limit_time', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.ticket_change_refund_limit !== undefined) {
      if (Number.isInteger(data.ticket_change_refund_limit)) {
        if (!(data.ticket_change_refund_limit >= 0)) {
          found.push(finding('/ticket_change_refund_limit', 'minimum', { limit: 0 }));
        }
        if (!(data.ticket_change_refund_limit <= 100)) {
          found.push(finding('/ticket_change_refund_limit', 'maximum', { limit: 100 }));
        }
      } else if (data.ticket_change_refund_limit !== null) {
        found.push(finding('/ticket_change_refund_limit', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.ticket_change_percent_fee !== undefined) {
      if (typeof data.ticket_change_percent_fee === 'number') {
        if (!(data.ticket_change_percent_fee >= 0)) {
          found.push(finding('/ticket_change_percent_fee', 'minimum', { limit: 0 }));
        }
        if (!(data.ticket_change_percent_fee <= 100)) {
          found.push(finding('/ticket_change_percent_fee', 'maximum', { limit: 100 }));
        }
      } else if (data.ticket_change_percent_fee !== null) {
        found.push(finding('/ticket_change_percent_fee', 'type', { type: ['number', 'null'] }));
      }
    }
    if (data.ticket_refund_percent_fee !== undefined) {
      if (typeof data.ticket_refund_percent_fee === 'number') {
        if (!(data.ticket_refund_percent_fee >= 0)) {
          found.push(finding('/ticket_refund_percent_fee', 'minimum', { limit: 0 }));
        }
        if (!(data.ticket_refund_percent_fee <= 100)) {
          found.push(finding('/ticket_refund_percent_fee', 'maximum', { limit: 100 }));
        }
      } else if (data.ticket_refund_percent_fee !== null) {
        found.push(finding('/ticket_refund_percent_fee', 'type', { type: ['number', 'null'] }));
      }
    }
    if (
      data.ticket_change_to_lower_amount !== undefined &&
      !(typeof data.ticket_change_to_lower_amount === 'boolean' || data.ticket_change_to_lower_amount === null)
    ) {
      found.push(finding('/ticket_change_to_lower_amount', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.disable_months_for_sales !== undefined) {
      if (Array.isArray(data.disable_months_for_sales)) {
        if (data.disable_months_for_sales.length > 36) {
          found.push(finding('/disable_months_for_sales', 'maxItems', { limit: 36 }));
        }
        if (hasDuplicates(data.disable_months_for_sales)) {
          found.push(finding('/disable_months_for_sales', 'uniqueItems', {}));
        }
        for (const [index, item] of data.disable_months_for_sales.entries()) {
          if (typeof item === 'string') {
            if (!yearMonthPattern.test(item)) {
              found.push(finding(`/disable_months_for_sales/${index}`, 'format', { format: 'year-month' }));
            }
          } else {
            found.push(finding(`/disable_months_for_sales/${index}`, 'type', { type: 'string' }));
          }
        }
      } else if (data.disable_months_for_sales !== null) {
        found.push(finding('/disable_months_for_sales', 'type', { type: ['array', 'null'] }));
      }
    }
    if (data.limit_to_sell_month_ticket !== undefined) {
      if (Number.isInteger(data.limit_to_sell_month_ticket)) {
        if (!(data.limit_to_sell_month_ticket >= 0)) {
          found.push(finding('/limit_to_sell_month_ticket', 'minimum', { limit: 0 }));
        }
        if (!(data.limit_to_sell_month_ticket <= 24)) {
          found.push(finding('/limit_to_sell_month_ticket', 'maximum', { limit: 24 }));
        }
      } else if (data.limit_to_sell_month_ticket !== null) {
        found.push(finding('/limit_to_sell_month_ticket', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.limit_to_sell_month_ticket_metro !== undefined) {
      if (Number.isInteger(data.limit_to_sell_month_ticket_metro)) {
        if (!(data.limit_to_sell_month_ticket_metro >= 0)) {
          found.push(finding('/limit_to_sell_month_ticket_metro', 'minimum', { limit: 0 }));
        }
        if (!(data.limit_to_sell_month_ticket_metro <= 24)) {
          found.push(finding('/limit_to_sell_month_ticket_metro', 'maximum', { limit: 24 }));
        }
      } else if (data.limit_to_sell_month_ticket_metro !== null) {
        found.push(finding('/limit_to_sell_month_ticket_metro', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.limit_to_sell_day_ticket !== undefined) {
      if (Number.isInteger(data.limit_to_sell_day_ticket)) {
        if (!(data.limit_to_sell_day_ticket >= 0)) {
          found.push(finding('/limit_to_sell_day_ticket', 'minimum', { limit: 0 }));
        }
        if (!(data.limit_to_sell_day_ticket <= 365)) {
          found.push(finding('/limit_to_sell_day_ticket', 'maximum', { limit: 365 }));
        }
      } else if (data.limit_to_sell_day_ticket !== null) {
        found.push(finding('/limit_to_sell_day_ticket', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.payment_method !== undefined) {
      if (Array.isArray(data.payment_method)) {
        if (data.payment_method.length < 1) {
          found.push(finding('/payment_method', 'minItems', { limit: 1 }));
        }
        if (hasDuplicates(data.payment_method)) {
          found.push(finding('/payment_method', 'uniqueItems', {}));
        }
        for (const [index, item] of data.payment_method.entries()) {
          if (!paymentMethodValues.includes(item)) {
            found.push(finding(`/payment_method/${index}`, 'enum', { allowedValues: paymentMethodValues }));
          }
        }
      } else if (data.payment_method !== null) {
        found.push(finding('/payment_method', 'type', { type: ['array', 'null'] }));
      }
    }
    if (data.issuance_fee !== undefined) {
      if (Number.isInteger(data.issuance_fee)) {
        if (!(data.issuance_fee >= 0)) {
          found.push(finding('/issuance_fee', 'minimum', { limit: 0 }));
        }
        if (!(data.issuance_fee <= 1000000000)) {
          found.push(finding('/issuance_fee', 'maximum', { limit: 1000000000 }));
        }
      } else if (data.issuance_fee !== null) {
        found.push(finding('/issuance_fee', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.card_warranty_months !== undefined) {
      if (Number.isInteger(data.card_warranty_months)) {
        if (!(data.card_warranty_months >= 0)) {
          found.push(finding('/card_warranty_months', 'minimum', { limit: 0 }));
        }
        if (!(data.card_warranty_months <= 120)) {
          found.push(finding('/card_warranty_months', 'maximum', { limit: 120 }));
        }
      } else if (data.card_warranty_months !== null) {
        found.push(finding('/card_warranty_months', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.transport_fee !== undefined) {
      if (Number.isInteger(data.transport_fee)) {
        if (!(data.transport_fee >= 0)) {
          found.push(finding('/transport_fee', 'minimum', { limit: 0 }));
        }
        if (!(data.transport_fee <= 1000000000)) {
          found.push(finding('/transport_fee', 'maximum', { limit: 1000000000 }));
        }
      } else if (data.transport_fee !== null) {
        found.push(finding('/transport_fee', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.shipping_fee_urban !== undefined) {
      if (Number.isInteger(data.shipping_fee_urban)) {
        if (!(data.shipping_fee_urban >= 0)) {
          found.push(finding('/shipping_fee_urban', 'minimum', { limit: 0 }));
        }
        if (!(data.shipping_fee_urban <= 1000000000)) {
          found.push(finding('/shipping_fee_urban', 'maximum', { limit: 1000000000 }));
        }
      } else if (data.shipping_fee_urban !== null) {
        found.push(finding('/shipping_fee_urban', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.shipping_fee_suburb !== undefined) {
      if (Number.isInteger(data.shipping_fee_suburb)) {
        if (!(data.shipping_fee_suburb >= 0)) {
          found.push(finding('/shipping_fee_suburb', 'minimum', { limit: 0 }));
        }
        if (!(data.shipping_fee_suburb <= 1000000000)) {
          found.push(finding('/shipping_fee_suburb', 'maximum', { limit: 1000000000 }));
        }
      } else if (data.shipping_fee_suburb !== null) {
        found.push(finding('/shipping_fee_suburb', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.shipping_fee_interprovincial !== undefined) {
      if (Number.isInteger(data.shipping_fee_interprovincial)) {
        if (!(data.shipping_fee_interprovincial >= 0)) {
          found.push(finding('/shipping_fee_interprovincial', 'minimum', { limit: 0 }));
        }
        if (!(data.shipping_fee_interprovincial <= 1000000000)) {
          found.push(finding('/shipping_fee_interprovincial', 'maximum', { limit: 1000000000 }));
        }
      } else if (data.shipping_fee_interprovincial !== null) {
        found.push(finding('/shipping_fee_interprovincial', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.form_number_day_expire_order !== undefined) {
      if (Number.isInteger(data.form_number_day_expire_order)) {
        if (!(data.form_number_day_expire_order >= 1)) {
          found.push(finding('/form_number_day_expire_order', 'minimum', { limit: 1 }));
        }
        if (!(data.form_number_day_expire_order <= 60)) {
          found.push(finding('/form_number_day_expire_order', 'maximum', { limit: 60 }));
        }
      } else if (data.form_number_day_expire_order !== null) {
        found.push(finding('/form_number_day_expire_order', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.form_number_day_bank_transfer !== undefined) {
      if (Number.isInteger(data.form_number_day_bank_transfer)) {
        if (!(data.form_number_day_bank_transfer >= 1)) {
          found.push(finding('/form_number_day_bank_transfer', 'minimum', { limit: 1 }));
        }
        if (!(data.form_number_day_bank_transfer <= 60)) {
          found.push(finding('/form_number_day_bank_transfer', 'maximum', { limit: 60 }));
        }
      } else if (data.form_number_day_bank_transfer !== null) {
        found.push(finding('/form_number_day_bank_transfer', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.form_number_day_card_delivery_at_home !== undefined) {
      if (typeof data.form_number_day_card_delivery_at_home === 'string') {
        if (lengthOf(data.form_number_day_card_delivery_at_home) > 7) {
          found.push(finding('/form_number_day_card_delivery_at_home', 'maxLength', { limit: 7 }));
        }
        if (!dayCountPattern.test(data.form_number_day_card_delivery_at_home)) {
          found.push(finding('/form_number_day_card_delivery_at_home', 'format', { format: 'day-count' }));
        }
      } else if (data.form_number_day_card_delivery_at_home !== null) {
        found.push(finding('/form_number_day_card_delivery_at_home', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.form_number_day_card_delivery_at_ticket_counter !== undefined) {
      if (typeof data.form_number_day_card_delivery_at_ticket_counter === 'string') {
        if (lengthOf(data.form_number_day_card_delivery_at_ticket_counter) > 7) {
          found.push(finding('/form_number_day_card_delivery_at_ticket_counter', 'maxLength', { limit: 7 }));
        }
        if (!dayCountPattern.test(data.form_number_day_card_delivery_at_ticket_counter)) {
          found.push(finding('/form_number_day_card_delivery_at_ticket_counter', 'format', { format: 'day-count' }));
        }
      } else if (data.form_number_day_card_delivery_at_ticket_counter !== null) {
        found.push(finding('/form_number_day_card_delivery_at_ticket_counter', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.ticket_print_template !== undefined) {
      if (typeof data.ticket_print_template === 'string') {
        if (lengthOf(data.ticket_print_template) > 20000) {
          found.push(finding('/ticket_print_template', 'maxLength', { limit: 20000 }));
        }
      } else if (data.ticket_print_template !== null) {
        found.push(finding('/ticket_print_template', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.order_print_template !== undefined) {
      if (typeof data.order_print_template === 'string') {
        if (lengthOf(data.order_print_template) > 20000) {
          found.push(finding('/order_print_template', 'maxLength', { limit: 20000 }));
        }
      } else if (data.order_print_template !== null) {
        found.push(finding('/order_print_template', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.pos_distance_map_stop_point !== undefined) {
      if (Number.isInteger(data.pos_distance_map_stop_point)) {
        if (!(data.pos_distance_map_stop_point >= 1)) {
          found.push(finding('/pos_distance_map_stop_point', 'minimum', { limit: 1 }));
        }
        if (!(data.pos_distance_map_stop_point <= 5000)) {
          found.push(finding('/pos_distance_map_stop_point', 'maximum', { limit: 5000 }));
        }
      } else if (data.pos_distance_map_stop_point !== null) {
        found.push(finding('/pos_distance_map_stop_point', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.device_silent_minutes !== undefined) {
      if (Number.isInteger(data.device_silent_minutes)) {
        if (!(data.device_silent_minutes >= 1)) {
          found.push(finding('/device_silent_minutes', 'minimum', { limit: 1 }));
        }
        if (!(data.device_silent_minutes <= 1440)) {
          found.push(finding('/device_silent_minutes', 'maximum', { limit: 1440 }));
        }
      } else if (data.device_silent_minutes !== null) {
        found.push(finding('/device_silent_minutes', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (
      data.checksum_verify_flag !== undefined &&
      !(typeof data.checksum_verify_flag === 'boolean' || data.checksum_verify_flag === null)
    ) {
      found.push(finding('/checksum_verify_flag', 'type', { type: ['boolean', 'null'] }));
    }
    if (
      data.automatically_lock_coins_suspected_of_fraud !== undefined &&
      !(
        typeof data.automatically_lock_coins_suspected_of_fraud === 'boolean' ||
        data.automatically_lock_coins_suspected_of_fraud === null
      )
    ) {
      found.push(finding('/automatically_lock_coins_suspected_of_fraud', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.countdown_hours_to_automatically_lock_coins !== undefined) {
      if (Number.isInteger(data.countdown_hours_to_automatically_lock_coins)) {
        if (!(data.countdown_hours_to_automatically_lock_coins >= 0)) {
          found.push(finding('/countdown_hours_to_automatically_lock_coins', 'minimum', { limit: 0 }));
        }
        if (!(data.countdown_hours_to_automatically_lock_coins <= 720)) {
          found.push(finding('/countdown_hours_to_automatically_lock_coins', 'maximum', { limit: 720 }));
        }
      } else if (data.countdown_hours_to_automatically_lock_coins !== null) {
        found.push(finding('/countdown_hours_to_automatically_lock_coins', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.mail_service !== undefined) {
      if (typeof data.mail_service === 'string') {
        if (lengthOf(data.mail_service) > 60) {
          found.push(finding('/mail_service', 'maxLength', { limit: 60 }));
        }
      } else if (data.mail_service !== null) {
        found.push(finding('/mail_service', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.mail_host !== undefined) {
      if (typeof data.mail_host === 'string') {
        if (lengthOf(data.mail_host) > 253) {
          found.push(finding('/mail_host', 'maxLength', { limit: 253 }));
        }
        if (!mailHostPattern.test(data.mail_host)) {
          found.push(finding('/mail_host', 'pattern', { pattern: '^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$' }));
        }
      } else if (data.mail_host !== null) {
        found.push(finding('/mail_host', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.mail_port !== undefined) {
      if (Number.isInteger(data.mail_port)) {
        if (!(data.mail_port >= 1)) {
          found.push(finding('/mail_port', 'minimum', { limit: 1 }));
        }
        if (!(data.mail_port <= 65535)) {
          found.push(finding('/mail_port', 'maximum', { limit: 65535 }));
        }
      } else if (data.mail_port !== null) {
        found.push(finding('/mail_port', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.mail_user !== undefined) {
      if (typeof data.mail_user === 'string') {
        if (lengthOf(data.mail_user) > 254) {
          found.push(finding('/mail_user', 'maxLength', { limit: 254 }));
        }
      } else if (data.mail_user !== null) {
        found.push(finding('/mail_user', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.mail_password !== undefined) {
      if (typeof data.mail_password === 'string') {
        if (lengthOf(data.mail_password) > 200) {
          found.push(finding('/mail_password', 'maxLength', { limit: 200 }));
        }
      } else if (data.mail_password !== null) {
        found.push(finding('/mail_password', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.mail_from !== undefined) {
      if (typeof data.mail_from === 'string') {
        if (lengthOf(data.mail_from) > 254) {
          found.push(finding('/mail_from', 'maxLength', { limit: 254 }));
        }
        if (!emailPattern.test(data.mail_from)) {
          found.push(finding('/mail_from', 'format', { format: 'email' }));
        }
      } else if (data.mail_from !== null) {
        found.push(finding('/mail_from', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.reminder_days_before_end !== undefined) {
      if (Number.isInteger(data.reminder_days_before_end)) {
        if (!(data.reminder_days_before_end >= 0)) {
          found.push(finding('/reminder_days_before_end', 'minimum', { limit: 0 }));
        }
        if (!(data.reminder_days_before_end <= 60)) {
          found.push(finding('/reminder_days_before_end', 'maximum', { limit: 60 }));
        }
      } else if (data.reminder_days_before_end !== null) {
        found.push(finding('/reminder_days_before_end', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.retention_months_papers !== undefined) {
      if (Number.isInteger(data.retention_months_papers)) {
        if (!(data.retention_months_papers >= 0)) {
          found.push(finding('/retention_months_papers', 'minimum', { limit: 0 }));
        }
        if (!(data.retention_months_papers <= 600)) {
          found.push(finding('/retention_months_papers', 'maximum', { limit: 600 }));
        }
      } else if (data.retention_months_papers !== null) {
        found.push(finding('/retention_months_papers', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.retention_months_portraits !== undefined) {
      if (Number.isInteger(data.retention_months_portraits)) {
        if (!(data.retention_months_portraits >= 0)) {
          found.push(finding('/retention_months_portraits', 'minimum', { limit: 0 }));
        }
        if (!(data.retention_months_portraits <= 600)) {
          found.push(finding('/retention_months_portraits', 'maximum', { limit: 600 }));
        }
      } else if (data.retention_months_portraits !== null) {
        found.push(finding('/retention_months_portraits', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.retention_months_logs !== undefined) {
      if (Number.isInteger(data.retention_months_logs)) {
        if (!(data.retention_months_logs >= 0)) {
          found.push(finding('/retention_months_logs', 'minimum', { limit: 0 }));
        }
        if (!(data.retention_months_logs <= 600)) {
          found.push(finding('/retention_months_logs', 'maximum', { limit: 600 }));
        }
      } else if (data.retention_months_logs !== null) {
        found.push(finding('/retention_months_logs', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.retention_months_entries !== undefined) {
      if (Number.isInteger(data.retention_months_entries)) {
        if (!(data.retention_months_entries >= 0)) {
          found.push(finding('/retention_months_entries', 'minimum', { limit: 0 }));
        }
        if (!(data.retention_months_entries <= 600)) {
          found.push(finding('/retention_months_entries', 'maximum', { limit: 600 }));
        }
      } else if (data.retention_months_entries !== null) {
        found.push(finding('/retention_months_entries', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.retention_months_uses !== undefined) {
      if (Number.isInteger(data.retention_months_uses)) {
        if (!(data.retention_months_uses >= 0)) {
          found.push(finding('/retention_months_uses', 'minimum', { limit: 0 }));
        }
        if (!(data.retention_months_uses <= 600)) {
          found.push(finding('/retention_months_uses', 'maximum', { limit: 600 }));
        }
      } else if (data.retention_months_uses !== null) {
        found.push(finding('/retention_months_uses', 'type', { type: ['integer', 'null'] }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateSetting.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const officeLogoUrlPattern = /^(?:\/(?!\/)|https?:\/\/)/u;
const currencyPattern = /^[A-Z]{3}$/u;
const journeyDepositTypeValues = ['NONE', 'TIME', 'AMOUNT', null];
const yearMonthPattern = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/u;
const paymentMethodValues = ['GATEWAY', 'BANK_TRANSFER', 'CASH', 'COIN'];
const dayCountPattern = /^\d{1,3}(?:-\d{1,3})?$/u;
const mailHostPattern = /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/u;
const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;
