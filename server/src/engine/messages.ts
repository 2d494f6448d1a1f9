import { pluralForm, type Words } from '@tuyen/model';
import type { MessageParams } from './problem.ts';

/**
 * Looks up texts in this order: the project's texts in the request's language, the engine's texts in that language, the
 * project's other languages (the default first), the engine's English texts.
 */
export type MessageTexts = (language: string, key: string, params?: MessageParams) => string;

export type TextTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * @param languages languages of the project, default first
 * @param words translated texts by language, from the project's files
 * @param added translated texts of an extension of the server, used like the server's own
 */
export function textsOf(
  languages: readonly string[],
  words: Readonly<Record<string, Words>>,
  added: TextTable = {},
): MessageTexts {
  const own = (language: string, key: string) => OWN[language]?.[key] ?? added[language]?.[key];
  return (language, key, params = {}) => {
    const found =
      wordAt(words[language], key) ??
      own(language, key) ??
      languages.map((tag) => wordAt(words[tag], key)).find((text) => text !== undefined) ??
      own('en', key);
    return fill(formOf(found ?? key, language, params), params);
  };
}

export function hasText(text: MessageTexts, language: string, key: string): boolean {
  return text(language, key) !== key;
}

export function refusalCodes(words: Readonly<Record<string, Words>>): readonly string[] {
  const own = Object.values(OWN).flatMap((texts) => Object.keys(texts));
  const project = Object.values(words).flatMap(({ errors }) => keysIn(errors));
  return [
    ...new Set([...own.flatMap((key) => (key.startsWith(ERRORS) ? [key.slice(ERRORS.length)] : [])), ...project]),
  ];
}

const ERRORS = 'errors.';

function keysIn(words: string | Words | undefined): readonly string[] {
  if (typeof words !== 'object') return [];
  return Object.entries(words).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [key] : keysIn(inner).map((name) => `${key}.${name}`),
  );
}

function wordAt(words: Words | undefined, key: string): string | undefined {
  let at: string | Words | undefined = words;
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, part)) return undefined;
    at = at[part];
  }
  return typeof at === 'string' ? at : undefined;
}

/** Returns the singular or plural form of a text such as `1 day |||| {days} days`, depending on the first number in it. */
function formOf(text: string, language: string, params: MessageParams): string {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return pluralForm(
    text,
    names.map((name) => params[name]).find((value) => typeof value === 'number'),
    language,
  );
}

const PLACEHOLDER = /\{\{?(\w+)\}?\}/gu;

function fill(text: string, params: MessageParams): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
}

const OWN: TextTable = {
  vi: {
    'errors.not_found': 'Không tìm thấy dữ liệu.',
    'errors.not_verified': 'Mong đợi: {expected}. Thực tế: {found}.',
    'errors.message_not_failed': 'Chỉ gửi lại được thư chưa gửi được.',
    'errors.message_too_late': 'Thư này đã quá hạn nên không gửi lại được nữa.',
    'errors.message_gone': 'Nội dung thư không còn được lưu nên không gửi lại được.',
    'errors.unauthorized': 'Bạn chưa đăng nhập hoặc phiên đăng nhập đã hết hạn.',
    'errors.not_permitted': 'Bạn không có quyền thực hiện thao tác này.',
    'errors.unknown_client_kind': 'Kênh truy cập "{kind}" không tồn tại.',
    'errors.client_kind_mismatch': 'Phiên đăng nhập hoặc khóa truy cập này không thuộc kênh {kind}.',
    'errors.client_kind_closed': 'Kênh truy cập này không được gọi địa chỉ đó.',
    'errors.foreign_office': 'Bạn không thuộc đơn vị này.',
    'errors.note_of_another': 'Ghi chú này của người khác, chỉ người viết mới sửa hoặc xóa được.',
    'errors.tab_of_another': 'Tab này của người khác, chỉ người lưu mới sửa hoặc xóa được.',
    'errors.too_many_attachments': 'Mỗi bản ghi có nhiều nhất {limit} tệp đính kèm. Hãy gỡ bớt tệp không dùng.',
    'errors.too_many_tabs': 'Mỗi danh sách chỉ lưu được nhiều nhất {most} tab. Hãy xóa bớt tab không dùng.',
    'errors.role_not_held': 'Bạn chỉ chia sẻ được cho vai trò mà chính bạn có ở đơn vị này.',
    'errors.read_only_office': 'Dữ liệu thuộc đơn vị khác nên chỉ được xem.',
    'errors.office_required': 'Hãy chọn đơn vị trước khi thực hiện thao tác này.',
    'errors.grant_not_held': 'Bạn không thể cấp quyền mà chính bạn không có: {permission}.',
    'errors.beyond_reach': 'Thao tác này vượt quá phạm vi đơn vị của bạn. Hãy nhờ người có quyền ở đơn vị cấp trên.',
    'errors.validation_failed': 'Dữ liệu chưa hợp lệ.',
    'errors.duplicate_entry': 'Giá trị này đã được dùng.',
    'errors.serial_exhausted': 'Đã dùng hết số của mẫu {template}.',
    'errors.version_required': 'Cần phiên bản của dữ liệu đã đọc. Hãy tải lại rồi thử lại.',
    'errors.planning_count': 'Cần một danh sách từ 1 đến {most} bản ghi.',
    'errors.not_all_assigned': 'Không phân công được tất cả nên chưa lưu gì.',
    'validation.occupied': 'Bận lúc {from}–{to}: {title}',
    'validation.occupied_elsewhere': 'Bận lúc {from}–{to} ở đơn vị khác',
    'validation.option_unmet': '{label}: {value}',
    'validation.nobody_free': 'Không còn ai hoặc gì phù hợp đang rảnh',
    'validation.nothing_to_copy': 'Ngày được chép không có phân công cho giờ này',
    'errors.version_conflict': 'Dữ liệu đã được người khác thay đổi. Hãy tải lại rồi thử lại.',
    'errors.still_referenced': 'Không thể xóa vì còn được dùng ở: {dependents}.',
    'errors.still_referenced_elsewhere':
      'Không xóa được vì còn được dùng trong dữ liệu của đơn vị khác hoặc dữ liệu mà bạn không được xem.',
    'errors.transition_not_allowed': 'Không thể thực hiện thao tác này khi trạng thái là “{from}”.',
    'errors.operation_not_allowed': 'Không thể thực hiện thao tác này với bản ghi ở tình trạng hiện tại.',
    'errors.state_by_transition_only': 'Trạng thái chỉ thay đổi qua các thao tác của quy trình.',
    'errors.action_not_offered': 'Thao tác này không được hỗ trợ.',
    'errors.idempotency_key_reused': 'Khóa Idempotency-Key này đã được dùng cho một yêu cầu khác.',
    'errors.invalid_idempotency_key': 'Idempotency-Key phải dài từ 1 đến 200 ký tự.',
    'errors.captcha_invalid': 'Chưa xác minh được bạn không phải là người máy. Hãy thử lại.',
    'errors.too_many_requests': 'Bạn thao tác quá nhanh. Hãy thử lại sau {seconds} giây.',
    'errors.login_failed': 'Đăng nhập không thành công: tài khoản hoặc mật khẩu không đúng.',
    'errors.invalid_account': 'Tài khoản không hợp lệ: cần có tài khoản và mật khẩu.',
    'errors.account_locked': 'Tài khoản đã bị khóa hoặc chưa được kích hoạt.',
    'validation.password_wrong': 'Mật khẩu hiện tại không đúng.',
    'errors.password_reset_unavailable':
      'Tài khoản ở đây không có địa chỉ email. Hãy nhờ quản trị viên đặt mật khẩu mới.',
    'errors.reset_invalid': 'Liên kết đặt lại mật khẩu không đúng hoặc đã hết hạn.',
    'errors.link_unknown': 'Liên kết không đúng.',
    'errors.link_expired': 'Liên kết đã hết hạn.',
    'errors.link_used': 'Liên kết này đã được sử dụng.',
    'errors.upload_missing': 'Chưa có tệp nào được gửi lên.',
    'errors.upload_too_large': 'Tệp quá lớn: tối đa {megabytes} MB.',
    'errors.upload_type': 'Loại tệp không được chấp nhận.',
    'errors.upload_unknown': 'Hãy tải tệp lên lại: ở đây chỉ nhận tệp mà bạn vừa tải lên.',
    'errors.body_too_large': 'Dữ liệu gửi lên quá lớn.',
    'errors.not_utf8': 'Dữ liệu gửi lên không phải UTF-8 hợp lệ. Hãy gửi văn bản ở dạng UTF-8.',
    'errors.bad_body': 'Nội dung yêu cầu không đọc được.',
    'errors.unsupported_encoding':
      'Nội dung nén không dùng được ở đây. Hãy gửi nguyên dạng, Content-Encoding là identity.',
    'errors.unsupported_media_type': 'Kiểu nội dung này không dùng được ở đây. Chỉ nhận: {accepted}, mã hóa UTF-8.',
    'errors.method_not_allowed': 'Địa chỉ này không nhận phương thức {method}. Chỉ nhận: {allowed}.',
    'errors.precondition_failed': 'Bản ghi đang ở đúng phiên bản nêu trong If-None-Match nên chưa có gì thay đổi.',
    'errors.body_too_deep':
      'Dữ liệu gửi lên lồng nhau quá {most} cấp ở ký tự thứ {position}. Hãy gửi dữ liệu ít cấp hơn.',
    'errors.body_too_wide':
      'Một danh sách trong dữ liệu gửi lên có quá {most} mục, ở ký tự thứ {position}. Hãy chia nhỏ để gửi nhiều lần.',
    'errors.body_key': 'Dữ liệu gửi lên có khóa “{key}”, không bản ghi nào có khóa này. Hãy bỏ khóa đó.',
    'errors.bad_request': 'Yêu cầu không đúng định dạng HTTP.',
    'errors.bad_address': 'Địa chỉ không hợp lệ: có phần quá dài hoặc mã hóa sai.',
    'errors.request_timeout': 'Yêu cầu không đến kịp thời gian. Hãy gửi lại.',
    'errors.headers_too_large': 'Phần đầu của yêu cầu quá dài.',
    'errors.bulk_invalid': 'Cần một danh sách “bulk” có từ 1 đến {most} dòng.',
    'errors.edits_invalid': 'Cần một danh sách “edits” có từ 1 đến {most} bản ghi.',
    'errors.too_many_rows': 'Quá nhiều dòng trong một lần gửi.',
    'errors.backend_unreachable': 'Không kết nối được với hệ thống {backend}. Hãy thử lại sau.',
    'errors.backend_slow': 'Hệ thống {backend} trả lời quá lâu. Hãy thử lại sau.',
    'errors.backend_redirected': 'Hệ thống {backend} chuyển hướng sang địa chỉ khác nên yêu cầu bị dừng.',
    'errors.backend_too_much': 'Hệ thống {backend} trả về quá nhiều dữ liệu.',
    'errors.backend_no_json': 'Hệ thống {backend} không trả về JSON.',
    'errors.backend_failed': 'Hệ thống {backend} báo lỗi (mã {status}).',
    'errors.backend_credentials': 'Hệ thống {backend} không chấp nhận khóa truy cập của máy chủ này.',
    'errors.backend_shows_secret': 'Câu trả lời của hệ thống {backend} chứa khóa truy cập của máy chủ này nên bị chặn.',
    'errors.backend_sign_in': 'Hãy nhập mã truy cập của bạn cho hệ thống {backend}.',
    'errors.backend_secret': 'Máy chủ chưa có biến môi trường {variable}.',
    'errors.internal': 'Máy chủ gặp lỗi. Hãy thử lại sau.',
    'errors.unavailable': 'Máy chủ đang bận. Hãy thử lại sau.',
    'errors.storage_full': 'Máy chủ đã hết chỗ lưu trữ nên chưa lưu được gì. Hãy báo người quản trị rồi thử lại sau.',
    'errors.not_storable':
      'Có giá trị không lưu được: số hoặc ngày vượt quá giới hạn, văn bản quá dài hoặc chứa ký tự rỗng. Hãy sửa rồi thử lại.',
    'errors.bad_query': 'Truy vấn không hợp lệ.',
    'errors.bad_query.not_one': 'Tham số "{parameter}" chỉ nhận giá trị 1, không phải "{value}".',
    'errors.bad_query.can_needs_limit': 'Tham số "{parameter}" cần có "limit" không quá {most}.',
    'errors.bad_query.not_chosen_there': 'Tham số "{parameter}" không nêu trường nào tham chiếu đến {resource}.',
    'errors.bad_query.unknown_parameter': 'Tham số "{parameter}" không tồn tại.',
    'errors.bad_query.unknown_field': 'Trường "{field}" (trong {parameter}) không tồn tại ở {resource}.',
    'errors.bad_query.unknown_operator': 'Toán tử "{operator}" của trường "{field}" không tồn tại.',
    'errors.bad_query.operator_not_allowed': 'Trường "{field}" không dùng được toán tử "{operator}".',
    'errors.bad_query.unknown_order': 'Thứ tự "{order}" của trường "{field}" không hợp lệ: chỉ ASC hoặc DESC.',
    'errors.bad_query.not_sortable': 'Không sắp xếp được theo trường "{field}".',
    'errors.bad_query.not_searchable': '{resource} không có trường nào để tìm bằng "q".',
    'errors.bad_query.unknown_tab': '{resource} không có tab “{tab}”.',
    'errors.bad_query.unknown_join': 'Không mở rộng được "{field}" của {resource}.',
    'errors.bad_query.join_condition': 'Điều kiện trong join "{field}" không được hỗ trợ.',
    'errors.bad_query.invalid_value': 'Giá trị "{value}" không hợp lệ cho trường "{field}".',
    'errors.bad_query.invalid_condition':
      'Điều kiện "{value}" trong {parameter} không đúng dạng trường||toán tử||giá trị.',
    'errors.bad_query.invalid_search': 'Tham số "s" cần một đối tượng JSON gồm các điều kiện, không phải {value}',
    'errors.bad_query.invalid_group': 'Trong tham số "{parameter}", "{operator}" cần một danh sách điều kiện.',
    'errors.bad_query.inexact_number':
      'Tham số "{parameter}" có số quá lớn hoặc quá nhiều chữ số nên không đọc được chính xác.',
    'errors.bad_query.invalid_json': 'Tham số "{parameter}" không phải JSON hợp lệ.',
    'errors.bad_query.too_deep': 'Tham số "{parameter}" lồng nhau quá {most} tầng.',
    'errors.bad_query.too_long': 'Truy vấn dài quá {most} ký tự, dài nhất là tham số "{parameter}".',
    'errors.bad_query.too_many_conditions': 'Tham số "{parameter}" có quá {most} điều kiện.',
    'errors.bad_query.too_many_values': 'Tham số "{parameter}" có quá {most} giá trị.',
    'errors.bad_query.too_many_words': 'Tham số "{parameter}" có quá {most} từ để tìm.',
    'errors.bad_query.invalid_character': 'Tham số "{parameter}" chứa ký tự không dùng được (ký tự rỗng).',
    'errors.bad_query.s_with_filter': 'Không dùng "s" cùng với "filter" hoặc "or".',
    'errors.bad_query.mixed_dialects': 'Không trộn hai kiểu truy vấn: "{parameter}".',
    'errors.bad_query.repeated': 'Tham số "{parameter}" chỉ được dùng một lần.',
    'errors.bad_query.missing_parameter': 'Thiếu tham số "{parameter}".',
    'errors.bad_query.not_a_number': 'Tham số "{parameter}" phải là số nguyên hợp lệ, không phải "{value}".',
    'errors.bad_query.not_a_boolean': 'Tham số "{parameter}" phải là true hoặc false, không phải "{value}".',
    'errors.bad_query.limit_too_high': 'Giới hạn {limit} quá lớn: tối đa {most}.',
    'errors.bad_query.reversed_range': 'Ngày bắt đầu {from} sau ngày kết thúc {to}.',
    'errors.bad_query.range_too_long': 'Khoảng thời gian quá dài: tối đa {most} ngày.',
    'errors.bad_query.part_of_export':
      'Tệp xuất gồm mọi bản ghi với mọi cột: hãy bỏ "limit", "page", "offset", "range", "fields", "join" và "can".',
    'errors.bad_query.page_without_limit': 'Trang {page} cần có "limit".',
    'validation.template': 'Chỗ điền ở vị trí {position} bị trống hoặc chưa đóng: {part}',
    'validation.base64': 'Base64 sai ở vị trí {position}: {part}',
    'validation.minProperties': 'Cần ít nhất {limit} mục.',
    'errors.bad_query.unreadable': 'Tham số "{parameter}" không đọc được từ vị trí {position}: {part}',
    'validation.required': 'Bắt buộc nhập.',
    'validation.unknown': 'Trường này không tồn tại.',
    'validation.type': 'Giá trị không đúng kiểu.',
    'validation.inexact_number': 'Số này quá lớn hoặc có quá nhiều chữ số nên không lưu được chính xác.',
    'validation.enum': 'Vui lòng chọn một giá trị trong danh sách.',
    'validation.const': 'Giá trị không đúng.',
    'validation.not_offered': 'Mục này không chọn được ở đây.',
    'validation.format': 'Không đúng định dạng.',
    'validation.format.email': 'Địa chỉ email không hợp lệ.',
    'validation.format.date': 'Ngày không hợp lệ.',
    'validation.format.year-month': 'Tháng không hợp lệ.',
    'validation.format.time': 'Giờ không hợp lệ, ví dụ 07:30.',
    'validation.format.date-time': 'Ngày giờ không hợp lệ.',
    'validation.format.uri': 'Địa chỉ liên kết không hợp lệ.',
    'validation.format.phone': 'Số điện thoại không hợp lệ.',
    'validation.format.password': 'Cần ít nhất 8 ký tự, không tính khoảng trắng.',
    'validation.pattern': 'Không đúng định dạng.',
    'validation.minLength': 'Cần ít nhất {limit} ký tự.',
    'validation.maxLength': 'Không quá {limit} ký tự.',
    'validation.minimum': 'Phải từ {limit} trở lên.',
    'validation.maximum': 'Không được quá {limit}.',
    'validation.exclusiveMinimum': 'Phải lớn hơn {limit}.',
    'validation.exclusiveMaximum': 'Phải nhỏ hơn {limit}.',
    'validation.multipleOf': 'Phải là bội số của {multipleOf}.',
    'validation.minItems': 'Cần ít nhất {limit} mục.',
    'validation.maxItems': 'Không quá {limit} mục.',
    'validation.uniqueItems': 'Có mục bị trùng.',
    'validation.ascending': 'Dòng {row} nhỏ hơn dòng trước ({before}).',
    'validation.reference': 'Không tìm thấy bản ghi được chọn.',
    'validation.secret_again': 'Hãy nhập lại, vì mục chứa giá trị bí mật này đã thay đổi.',
    'validation.reference_not_usable':
      'Bạn xem được mục này nhưng không dùng được ở đây: mục thuộc đơn vị khác hoặc bạn chưa có quyền.',
    'validation.office_cycle': 'Đơn vị cấp trên không thể là chính đơn vị này hay đơn vị trực thuộc của nó.',
    'validation.foreign_owner': 'Hãy chọn đơn vị của bạn hoặc một đơn vị trực thuộc.',
    'validation.duplicate_entry': 'Giá trị này đã được dùng.',
    'validation.not_by_file': 'Không sửa được bằng tệp, hãy sửa trong bản ghi.',
    'validation.unknown_code': 'Không có bản ghi nào mang giá trị này. Hãy để trống nếu muốn thêm mới.',
    'validation.reference_mismatch': 'Mã {code} là của bản ghi khác: {name}.',
    'validation.reference_ambiguous': 'Có nhiều bản ghi cùng tên: hãy ghi mã.',
    'validation.cell_count': 'Dòng có {cells} ô nhưng tệp có {columns} cột.',
    'validation.unknown_column': 'Không có cột “{name}”.',
    'validation.repeated_column': 'Cột “{name}” xuất hiện hai lần.',
    'errors.unknown_columns': 'Tệp có cột không nhận ra nên chưa nhập dòng nào.',
    'validation.line_break': 'Có dấu xuống dòng. Chỉ được viết trên một dòng.',
    'validation.control_character': 'Có ký tự điều khiển không dùng được ({character}).',
    'validation.direction_character': 'Có ký tự đổi chiều chữ không dùng được ({character}).',
    'validation.invisible_character': 'Có ký tự ẩn không dùng được ({character}). Hãy xóa rồi gõ lại.',
    'validation.invalid': 'Giá trị không hợp lệ.',
    'validation.unknown_placeholder': 'Không có nội dung nào tên {placeholder}.',
    'validation.unknown_placeholder_near': 'Không có nội dung nào tên {placeholder}. Có phải {nearest}?',
    'errors.print_not_possible': 'Bản ghi ở trạng thái này không in được mẫu này.',
    'errors.print_count': 'Hãy chọn từ 1 đến {most} bản ghi để in.',
    'print.copy': 'BẢN IN LẠI LẦN {number} · {time}',
    'print.preview': 'BẢN XEM TRƯỚC – KHÔNG CÓ GIÁ TRỊ SỬ DỤNG',
    'print.number': 'STT',
    'print.total': 'Cộng',
    'print.none': 'Không có.',
    'csv.yes': 'Có',
    'csv.no': 'Không',
    'mail.invitation.subject': 'Mời bạn đặt mật khẩu',
    'mail.invitation.text':
      'Bạn vừa được cấp tài khoản. Mở liên kết sau để đặt mật khẩu (có hiệu lực trong 7 ngày):\n{link}',
    'mail.form_draft.subject': 'Liên kết làm tiếp: {form}',
    'mail.form_draft.text':
      'Mở liên kết sau để làm tiếp biểu mẫu bạn chưa gửi (dùng một lần, trong {hours} giờ):\n{link}\n\nẢnh và tệp phải chọn lại. Không chuyển tiếp thư này: ai có liên kết sẽ xem được nội dung bạn đã điền.',
    'mail.inbox.subject': 'Hộp thư của bạn có {count} mục mới',
    'mail.inbox.text':
      'Hộp thư của bạn có {count} mục chưa đọc từ thư trước. Mở ứng dụng để xem:\n{link}\n\nBạn tắt thư này trong hộp thư.',
    'mail.password.subject': 'Đặt lại mật khẩu',
    'mail.password.text': 'Mở liên kết sau để đặt mật khẩu mới (có hiệu lực trong 1 giờ):\n{link}',
  },
  en: {
    'errors.not_found': 'Nothing was found here.',
    'errors.not_verified': 'Expected: {expected}. Found: {found}.',
    'errors.message_not_failed': 'Only a message that was not sent can be sent again.',
    'errors.message_too_late': 'This message is too old to be sent again.',
    'errors.message_gone': 'The content of this message is no longer stored, so it cannot be sent again.',
    'errors.unauthorized': 'You are not signed in, or your session has expired.',
    'errors.unknown_client_kind': 'There is no client kind "{kind}".',
    'errors.client_kind_mismatch': 'This session or key does not belong to the client kind {kind}.',
    'errors.client_kind_closed': 'This client kind cannot call this address.',
    'errors.not_permitted': 'You are not permitted to do this.',
    'errors.foreign_office': 'You do not belong to this office.',
    'errors.note_of_another': 'Someone else wrote this note. Only they can edit or delete it.',
    'errors.tab_of_another': 'Someone else saved this tab. Only they can change or delete it.',
    'errors.too_many_attachments': 'A record can have at most {limit} attachments. Remove one that is not needed.',
    'errors.too_many_tabs': 'Each list can have at most {most} tabs of yours. Delete one that you do not need.',
    'errors.role_not_held': 'You can share it only with a role that you have in this office yourself.',
    'errors.read_only_office': 'This belongs to another office and can only be read.',
    'errors.office_required': 'Choose an office first.',
    'errors.grant_not_held': 'You cannot grant a permission that you do not have: {permission}.',
    'errors.beyond_reach':
      'You cannot do this from your office. Ask someone with this permission in the parent office.',
    'errors.validation_failed': 'Some values are not valid.',
    'errors.duplicate_entry': 'This value is already in use.',
    'errors.serial_exhausted': 'All numbers of the template {template} are used.',
    'errors.version_required': 'The version that you have read is required. Reload and try again.',
    'errors.planning_count': 'A list of 1 to {most} records is needed.',
    'errors.not_all_assigned': 'Not all can be assigned, so nothing was saved.',
    'validation.occupied': 'Busy {from}–{to}: {title}',
    'validation.occupied_elsewhere': 'Busy {from}–{to} in another office',
    'validation.option_unmet': '{label}: {value}',
    'validation.nobody_free': 'Nothing suitable is free',
    'validation.nothing_to_copy': 'The copied day has no assignment at this time',
    'errors.version_conflict': 'Someone else has just changed this. Reload and try again.',
    'errors.still_referenced': 'It cannot be deleted: it is still used by {dependents}.',
    'errors.still_referenced_elsewhere':
      'It cannot be deleted: it is still used by records of other offices or records that you cannot see.',
    'errors.transition_not_allowed': 'This step is not possible while the status is “{from}”.',
    'errors.operation_not_allowed': 'This cannot be done with the record as it is now.',
    'errors.state_by_transition_only': 'The status changes only through the actions of the workflow.',
    'errors.action_not_offered': 'This action is not offered.',
    'errors.idempotency_key_reused': 'This Idempotency-Key was used for another request.',
    'errors.invalid_idempotency_key': 'An Idempotency-Key has 1 to 200 characters.',
    'errors.captcha_invalid': 'We could not confirm that you are not a robot. Try again.',
    'errors.too_many_requests':
      'Too many requests. Try again in 1 second. |||| Too many requests. Try again in {seconds} seconds.',
    'errors.login_failed': 'Sign-in failed: the account or the password is wrong.',
    'errors.invalid_account': 'Invalid account: an account and a password are required.',
    'errors.account_locked': 'The account is locked or not active.',
    'validation.password_wrong': 'The current password is incorrect.',
    'errors.password_reset_unavailable':
      'Accounts here have no email address. Ask an administrator for a new password.',
    'errors.reset_invalid': 'The link to reset the password is wrong or has expired.',
    'errors.link_unknown': 'This link is not valid.',
    'errors.link_expired': 'This link has expired.',
    'errors.link_used': 'This link has been used already.',
    'errors.upload_missing': 'No file was sent.',
    'errors.upload_too_large': 'The file is too large: {megabytes} MB at most.',
    'errors.upload_type': 'This kind of file is not accepted.',
    'errors.upload_unknown': 'Upload the file again: you can only use a file that you have just uploaded.',
    'errors.body_too_large': 'The request is too large.',
    'errors.not_utf8': 'This is not valid UTF-8. Send text as UTF-8.',
    'errors.bad_body': 'The body of the request cannot be read.',
    'errors.unsupported_encoding':
      'Compressed content is not accepted here. Send it as it is, with the Content-Encoding identity.',
    'errors.unsupported_media_type': 'This content type is not accepted here. Accepted: {accepted}, in UTF-8.',
    'errors.method_not_allowed': 'This address does not have the method {method}. It has {allowed}.',
    'errors.precondition_failed': 'The record has the version that If-None-Match names. Nothing was changed.',
    'errors.body_too_deep':
      'The body is nested more than {most} levels deep at character {position}. Send a flatter structure.',
    'errors.body_too_wide':
      'A list or object in the body has more than {most} entries, at character {position}. Split it into several requests.',
    'errors.body_key': 'The body has the key “{key}”, which no record has. Leave it out.',
    'errors.bad_request': 'The request is not valid HTTP.',
    'errors.bad_address': 'The address is not valid: it holds a part that is too long or not encoded properly.',
    'errors.request_timeout': 'The request did not arrive in time. Please send it again.',
    'errors.headers_too_large': 'The headers of the request are too long.',
    'errors.bulk_invalid': 'A list “bulk” of 1 to {most} rows is needed.',
    'errors.edits_invalid': 'A list “edits” of 1 to {most} records is needed.',
    'errors.too_many_rows': 'Too many rows in one request.',
    'errors.backend_unreachable': 'The back end {backend} cannot be reached. Try again later.',
    'errors.backend_slow': 'The back end {backend} takes too long to answer. Try again later.',
    'errors.backend_redirected': 'The back end {backend} redirects to another address, so the request was stopped.',
    'errors.backend_too_much': 'The back end {backend} answers with too much data.',
    'errors.backend_no_json': 'The back end {backend} does not answer with JSON.',
    'errors.backend_failed': 'The back end {backend} reports an error (status {status}).',
    'errors.backend_credentials': 'The back end {backend} does not accept the credentials of this server.',
    'errors.backend_shows_secret':
      'The answer of the back end {backend} has the credentials of this server, so it was stopped.',
    'errors.backend_sign_in': 'Enter your own token for the system {backend}.',
    'errors.backend_secret': 'The server lacks the environment variable {variable}.',
    'errors.internal': 'Something went wrong on the server. Try again later.',
    'errors.unavailable': 'The server is busy. Try again later.',
    'errors.storage_full':
      'The server has run out of storage space, so nothing was saved. Tell the administrator and try again later.',
    'errors.not_storable':
      'A value cannot be stored: a number or day out of range, a text that is too long or has a NUL in it. Correct it and try again.',
    'errors.bad_query': 'The query is not valid.',
    'errors.bad_query.not_one': 'The parameter "{parameter}" is 1 or left out, not "{value}".',
    'errors.bad_query.can_needs_limit': 'The parameter "{parameter}" needs a "limit" of at most {most}.',
    'errors.bad_query.not_chosen_there': 'The parameter "{parameter}" names no field that refers to {resource}.',
    'errors.bad_query.unknown_parameter': 'There is no parameter "{parameter}".',
    'errors.bad_query.unknown_field': 'There is no field "{field}" (in {parameter}) of {resource}.',
    'errors.bad_query.unknown_operator': 'There is no operator "{operator}" (on field "{field}").',
    'errors.bad_query.operator_not_allowed': 'Field "{field}" does not take the operator "{operator}".',
    'errors.bad_query.unknown_order': 'There is no order "{order}" (of field "{field}"): ASC or DESC only.',
    'errors.bad_query.not_sortable': 'The field "{field}" cannot be used for sorting.',
    'errors.bad_query.not_searchable': '{resource} has no field that "q" could search.',
    'errors.bad_query.unknown_tab': '{resource} has no tab "{tab}".',
    'errors.bad_query.unknown_join': '"{field}" of {resource} cannot be joined.',
    'errors.bad_query.join_condition': 'Conditions in the join "{field}" are not supported.',
    'errors.bad_query.invalid_value': '"{value}" is not a valid value for field "{field}".',
    'errors.bad_query.invalid_condition':
      'The condition "{value}" in {parameter} is not of the form field||operator||value.',
    'errors.bad_query.invalid_search': 'The parameter "s" needs a JSON object of conditions, not {value}',
    'errors.bad_query.invalid_group': '"{operator}" in the parameter "{parameter}" needs a list of conditions.',
    'errors.bad_query.inexact_number':
      'The parameter "{parameter}" has a number that is too large or has too many digits to be read exactly.',
    'errors.bad_query.invalid_json': 'The parameter "{parameter}" is not valid JSON.',
    'errors.bad_query.too_deep': 'The parameter "{parameter}" is nested deeper than {most} levels.',
    'errors.bad_query.too_long': 'The query has more than {most} characters; its longest parameter is "{parameter}".',
    'errors.bad_query.too_many_conditions': 'The parameter "{parameter}" has more than {most} conditions.',
    'errors.bad_query.too_many_values': 'The parameter "{parameter}" has more than {most} values.',
    'errors.bad_query.too_many_words': 'The parameter "{parameter}" has more than {most} words to search for.',
    'errors.bad_query.invalid_character': 'The parameter "{parameter}" has a character that cannot be used (NUL).',
    'errors.bad_query.s_with_filter': '"s" cannot be combined with "filter" or "or".',
    'errors.bad_query.mixed_dialects': 'Two query dialects are mixed: "{parameter}".',
    'errors.bad_query.repeated': 'The parameter "{parameter}" can be used only once.',
    'errors.bad_query.missing_parameter': 'The parameter "{parameter}" is needed.',
    'errors.bad_query.not_a_number': 'The parameter "{parameter}" must be a valid whole number, not "{value}".',
    'errors.bad_query.not_a_boolean': 'The parameter "{parameter}" must be true or false, not "{value}".',
    'errors.bad_query.limit_too_high': 'A limit of {limit} is too high: {most} at most.',
    'errors.bad_query.reversed_range': 'The first day, {from}, is after the last, {to}.',
    'errors.bad_query.range_too_long': 'The range is too long: at most {most} days.',
    'errors.bad_query.page_without_limit': 'Page {page} needs a "limit".',
    'errors.bad_query.part_of_export':
      'An export has all records and columns: leave "limit", "page", "offset", "range", "fields", "join" and "can" out.',
    'validation.template': 'The placeholder is empty or not closed at offset {position}: {part}',
    'validation.base64': 'The base64 is malformed at offset {position}: {part}',
    'validation.minProperties': 'At least {limit} is needed.',
    'errors.bad_query.unreadable': 'The parameter "{parameter}" cannot be read at offset {position}: {part}',
    'validation.required': 'This is required.',
    'validation.unknown': 'This field does not exist.',
    'validation.type': 'This is not the right type of value.',
    'validation.inexact_number': 'This number is too large or has too many digits to be stored exactly.',
    'validation.enum': 'Choose a value from the list.',
    'validation.const': 'This is not the expected value.',
    'validation.not_offered': 'This cannot be chosen here.',
    'validation.format': 'This does not have the right format.',
    'validation.format.email': 'This is not a valid email address.',
    'validation.format.date': 'This is not a valid date.',
    'validation.format.year-month': 'This is not a valid month.',
    'validation.format.time': 'This is not a valid time; example: 07:30.',
    'validation.format.date-time': 'This is not a valid date and time.',
    'validation.format.uri': 'This is not a valid address.',
    'validation.format.phone': 'This is not a valid phone number.',
    'validation.format.password': 'At least 8 characters are needed, spaces not counted.',
    'validation.pattern': 'This does not have the right format.',
    'validation.minLength': 'At least 1 character is needed. |||| At least {limit} characters are needed.',
    'validation.maxLength': 'At most 1 character is allowed. |||| At most {limit} characters are allowed.',
    'validation.minimum': 'This must be at least {limit}.',
    'validation.maximum': 'This must be at most {limit}.',
    'validation.exclusiveMinimum': 'This must be more than {limit}.',
    'validation.exclusiveMaximum': 'This must be less than {limit}.',
    'validation.multipleOf': 'This must be a multiple of {multipleOf}.',
    'validation.minItems': 'At least 1 entry is needed. |||| At least {limit} entries are needed.',
    'validation.maxItems': 'At most 1 entry is allowed. |||| At most {limit} entries are allowed.',
    'validation.uniqueItems': 'An entry appears twice.',
    'validation.ascending': 'Row {row} is less than the row before it ({before}).',
    'validation.reference': 'The chosen record does not exist.',
    'validation.secret_again': 'Enter this secret again: the entry that it belongs to has changed.',
    'validation.reference_not_usable':
      'You can see this record but not use it here: it belongs to another office, or you do not have the permission.',
    'validation.office_cycle': 'An office cannot be its own parent or be placed under one of its own offices.',
    'validation.foreign_owner': 'Choose your own office or one below it.',
    'validation.duplicate_entry': 'This value is already in use.',
    'validation.not_by_file': 'This cannot be changed by a file, only in the record itself.',
    'validation.unknown_code': 'No record has this value. Leave it empty to create a new record.',
    'validation.reference_mismatch': 'The code {code} belongs to another record: {name}.',
    'validation.reference_ambiguous': 'Several records have this name. Enter the code instead.',
    'validation.cell_count': 'Cells in this row: {cells}. Columns: {columns}.',
    'validation.unknown_column': 'There is no column "{name}".',
    'validation.repeated_column': 'The column “{name}” appears twice.',
    'errors.unknown_columns': 'The file has columns that are not known. Nothing was imported.',
    'validation.line_break': 'This contains a line break. It must be one line.',
    'validation.control_character': 'This contains a control character ({character}).',
    'validation.direction_character': 'This contains a character that changes the direction of text ({character}).',
    'validation.invisible_character': 'This contains an invisible character ({character}).',
    'validation.invalid': 'This value is not valid.',
    'validation.unknown_placeholder': 'There is nothing named {placeholder}.',
    'validation.unknown_placeholder_near': 'There is nothing named {placeholder}. Did you mean {nearest}?',
    'errors.print_not_possible': 'This document cannot be printed for a record in this status.',
    'errors.print_count': 'Choose 1 to {most} records to print.',
    'print.copy': 'REPRINT No. {number} · {time}',
    'print.preview': 'PREVIEW – NOT VALID',
    'print.number': 'No.',
    'print.total': 'Total',
    'print.none': 'None.',
    'csv.yes': 'Yes',
    'csv.no': 'No',
    'mail.invitation.subject': 'Set your password',
    'mail.invitation.text':
      'You have a new account. Open this link to set your password (valid for seven days):\n{link}',
    'mail.form_draft.subject': 'Continue: {form}',
    'mail.form_draft.text':
      'Open this link to continue the form that you have not sent (works once, within {hours} hours):\n{link}\n\nPhotos and files have to be chosen again. Do not forward this email: whoever has the link can see what you entered.',
    'mail.inbox.subject': 'New in your inbox: {count}',
    'mail.inbox.text':
      'Unread items in your inbox since the last mail: {count}. Open the application to see them:\n{link}\n\nYou can turn this mail off in the inbox.',
    'mail.password.subject': 'Reset your password',
    'mail.password.text': 'Open this link to set a new password (valid for one hour):\n{link}',
  },
};
