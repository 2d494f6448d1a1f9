import type { TextTable } from '@tuyen/server/extension';

export const QA_TEXTS: TextTable = {
  vi: {
    'errors.journal_incomplete': 'Không thể biết chắc. {reasons}',
    'qa.journal_incomplete.dropped':
      'Nhật ký đã bỏ {count} yêu cầu kể từ {since}. Hãy xóa nhật ký trước khi kiểm thử (DELETE /__qa/journal), hoặc tăng TUYEN_QA_JOURNAL_ENTRIES, TUYEN_QA_JOURNAL_MB; với không gian lâu không dùng, tăng TUYEN_QA_IDLE_MINUTES.',
    'qa.journal_incomplete.unrecorded':
      '{count} yêu cầu đã đến khi nhật ký ngừng ghi. Hãy bật ghi và xóa nhật ký trước khi kiểm thử.',
    'qa.journal_incomplete.undecided':
      '{count} yêu cầu có thể phù hợp, nhưng nhật ký không lưu phần cần so sánh: nội dung bị cắt hoặc không được đọc, giá trị bí mật, hoặc chưa có câu trả lời. Hãy so sánh phần khác, hoặc tăng TUYEN_QA_BODY_KB.',
    'errors.contract_incomplete': 'Không thể biết chắc. {reasons}',
    'qa.contract_incomplete.dropped':
      'Đã bỏ {count} lần sai với tài liệu kể từ {since}. Hãy xóa nhật ký trước khi kiểm thử (DELETE /__qa/journal), hoặc tăng TUYEN_QA_VIOLATIONS.',
    'qa.contract_incomplete.unchecked':
      '{count} câu trả lời chưa được đối chiếu: chế độ đối chiếu đang tắt, hoặc câu trả lời đã nén. Hãy bật đối chiếu trước khi kiểm thử (PUT /__qa/contract).',
    'errors.outbox_incomplete': 'Không thể biết chắc. {reasons}',
    'qa.outbox_incomplete.dropped':
      'Thiếu {count} thư cũ hơn: quá số thư của một lần đọc, hoặc đã quá 90 ngày. Hãy xóa hộp thư trước khi kiểm thử (DELETE /__qa/outbox), đọc thư của một người nhận, hoặc tăng TUYEN_QA_OUTBOX.',
    'qa.outbox_incomplete.expired':
      'Không gian này đã bị bỏ vì lâu không dùng, cùng với các thư. Hãy xóa hộp thư trước khi kiểm thử (DELETE /__qa/outbox), hoặc tăng TUYEN_QA_IDLE_MINUTES.',
    'errors.qa_namespace_unavailable':
      'Không gian kiểm thử, bản chụp và tệp dữ liệu chỉ có trên SQLite: hãy chạy máy chủ không có DATABASE_URL, hoặc với file:….',
    'errors.qa_clock': 'Thời điểm này không dùng được: đồng hồ chỉ đặt được từ năm 1970 đến hết năm 9998.',
    'errors.qa_state_model':
      'Tệp này của một máy chủ có mô hình dữ liệu khác. Hãy xuất lại từ máy chủ có cùng lược đồ.',
    'errors.qa_state_line': 'Dòng {line} của tệp không dùng được: {place}. Chưa có gì thay đổi.',
    'errors.qa_scenario': 'Không dựng được tình huống “{scenario}”: {reason}',
    'errors.qa_origin': 'Trang kiểm thử /__qa không nhận yêu cầu từ trang web khác.',
    'errors.qa_host':
      'Trang kiểm thử /__qa không nhận yêu cầu gửi đến tên máy này. Hãy đặt PUBLIC_URL hoặc TUYEN_QA_TOKEN cho máy chủ.',
    'errors.qa_token':
      'Cần mã TUYEN_QA_TOKEN của máy chủ, gửi trong x-qa-token hoặc Authorization: Bearer. Máy chủ in mã này khi khởi động.',
    'errors.qa_namespaces_full':
      'Máy chủ đã có {count} không gian thử và không còn chỗ cho không gian mới. Hãy xóa không gian không dùng nữa.',
    'errors.qa_limit': 'Không gian này đã có {most}, là mức nhiều nhất. Hãy xóa bớt, hoặc tăng {variable} của máy chủ.',
    'errors.qa_snapshots': 'Chỉ lưu được nhiều nhất {most} bản chụp. Hãy xóa bớt.',
    'errors.qa_namespace':
      'Tên không gian thử trong x-qa-namespace không hợp lệ: dùng 1–64 chữ cái không dấu, chữ số, dấu “-”, “_” hoặc “.”.',
    'validation.regexp': 'Biểu thức chính quy không dùng được từ vị trí {position}: {part}',
    'validation.json_schema': 'Không phải JSON Schema hợp lệ.',
    'validation.moment': 'Không phải thời điểm hợp lệ.',
    'validation.path_pattern':
      'Đường dẫn không đọc được từ vị trí {position}: {part}. Mỗi đoạn là văn bản, tham số như {id}, * hoặc **.',
    'validation.path_name_twice':
      'Đường dẫn có hai tham số trùng tên, lần sau ở vị trí {position}: {part}. Hãy đặt tên khác.',
    'validation.path_query':
      'Đường dẫn không gồm truy vấn (vị trí {position}: {part}). Hãy ghi truy vấn trong "query".',
    'validation.path_encoding': 'Mã hóa phần trăm sai ở vị trí {position}: {part}. Dấu % được viết là %25.',
    'validation.json_path': 'JSON path không đọc được từ vị trí {position}: {part}',
    'validation.json_path_cost':
      'JSON path vượt giới hạn ở vị trí {position}: {part}. Tối đa 500 ký tự, một "..", 8 bộ chọn nhân với nhau; trong bộ lọc tối đa 8 đường dẫn @ và không có $.',
    'validation.json_path_change':
      'Chỉ đặt hoặc xóa được theo tên, chỉ số và *, không phải ở vị trí {position}: {part}',
    'validation.template_variable':
      'Không có biến này (vị trí {position}: {part}). Dùng request.method, request.path.tên, request.query, request.headers, request.body, now, clock.now+2h, count hoặc uuid.',
    'validation.header_name': 'Tên header có ký tự không dùng được ở vị trí {position}: {part}',
    'validation.header_value': 'Giá trị header có ký tự không dùng được ở vị trí {position}: {part}',
    'validation.header_of_server': 'Máy chủ tự đặt header này. Hãy bỏ đi.',
    'validation.reversed': 'Khoảng này bị ngược: từ {from} đến {to}.',
    'validation.excluded': 'Không dùng cùng với {other}.',
    'validation.stub_without_effect': 'Cần ít nhất một trong các phần: {known}.',
    'validation.state_without_effect': 'Cần "is", "becomes" hoặc cả hai.',
    'validation.status_without_body': 'Câu trả lời có mã {status} không có nội dung.',
    'validation.callback_namespace':
      'Yêu cầu gọi lại máy chủ này luôn ở trong không gian thử của nó. Hãy bỏ x-qa-namespace.',
    'validation.http_address':
      'Cần đường dẫn bắt đầu bằng / hoặc địa chỉ http(s) không có mật khẩu, không có đoạn “.” hoặc “..”.',
    'validation.unknown_message': 'Không có thông báo mã {code}.',
    'validation.unknown_point': 'Không có điểm lỗi này. Các điểm lỗi: {known}.',
    'errors.entry_without_answer': 'Yêu cầu này không có câu trả lời nên không tạo được câu trả lời thay thế.',
    'errors.entry_cut':
      'Nhật ký chỉ lưu một phần nội dung này nên không tạo được câu trả lời thay thế. Hãy tăng TUYEN_QA_BODY_KB rồi gửi lại yêu cầu.',
    'validation.har': 'Không phải tệp HAR: thiếu danh sách "log.entries".',
    'errors.mock_no_operation': 'Tài liệu không có {address}. Gần giống nhất: {nearest}.',
    'errors.mock_method': 'Địa chỉ này không nhận phương thức {method}. Chỉ nhận: {allowed}.',
    'errors.mock_empty':
      'Chưa có câu trả lời nào. Hãy thêm câu trả lời thay thế ở /__qa, hoặc chạy lại với --as hay --record.',
    'errors.mock_no_recording': 'Chưa ghi lại câu trả lời cho {address}. Gần giống nhất: {nearest}.',
    'errors.mock_unauthorized': 'Yêu cầu cần một trong các cách xác thực: {schemes}.',
    'errors.mock_unread_body':
      'Máy chủ giả lập không đọc được nội dung kiểu "{type}". Hãy gửi JSON hoặc ghi một câu trả lời mẫu (stub).',
    'errors.mock_unwritten_body':
      'Máy chủ giả lập không tạo được câu trả lời kiểu "{type}" vì tài liệu không có ví dụ. Hãy nhận JSON hoặc ghi một câu trả lời mẫu (stub).',
    'errors.mock_only_unread':
      'Máy chủ giả lập không đọc được nội dung kiểu "{type}", và tài liệu không nhận JSON ở đây. Hãy ghi một câu trả lời mẫu (stub).',
    'errors.mock_only_unwritten':
      'Máy chủ giả lập không tạo được câu trả lời kiểu "{type}" vì tài liệu không có ví dụ và không trả JSON ở đây. Hãy ghi một câu trả lời mẫu (stub).',
    'errors.mock_media_type': 'Kiểu nội dung "{type}" không dùng được ở đây. Chỉ nhận: {accepted}.',
    'errors.mock_no_record': 'Trong {list} không có bản ghi {key}.',
    'errors.mock_duplicate': 'Trong {list} đã có bản ghi {key}.',
    'errors.mock_asked_for': 'Câu trả lời {status} theo yêu cầu.',
    'errors.mock_upstream_unreachable': 'Không gọi được {origin}: {reason}.',
    'errors.mock_loop': '{origin} chính là máy chủ này. Hãy chạy lại với địa chỉ khác ở --record.',
    'errors.mock_upstream_timeout': '{origin} không trả lời trong {seconds} giây.',
    'errors.mock_upstream_too_large': 'Câu trả lời của {origin} lớn hơn {megabytes} MB.',
    'errors.contract_unavailable': 'Máy chủ này không có tài liệu OpenAPI để đối chiếu.',
    'errors.contract_violation': 'Câu trả lời không đúng với tài liệu: {violation}',
  },
  en: {
    'errors.journal_incomplete': 'It is not known. {reasons}',
    'qa.journal_incomplete.dropped':
      'Requests dropped from the journal since {since}: {count}. Reset the journal before the test (DELETE /__qa/journal), or raise TUYEN_QA_JOURNAL_ENTRIES, TUYEN_QA_JOURNAL_MB or, for an idle namespace, TUYEN_QA_IDLE_MINUTES.',
    'qa.journal_incomplete.unrecorded':
      'Requests that came while the journal was off: {count}. Switch it on and reset it before the test.',
    'qa.journal_incomplete.undecided':
      'Requests that may match, but of which the journal lacks what is compared (a body that was cut off or not read, a secret, or an answer that has not been sent): {count}. Compare other parts, or raise TUYEN_QA_BODY_KB.',
    'errors.contract_incomplete': 'It is not known. {reasons}',
    'qa.contract_incomplete.dropped':
      'Violations dropped since {since}: {count}. Reset the journal before the test (DELETE /__qa/journal), or raise TUYEN_QA_VIOLATIONS.',
    'qa.contract_incomplete.unchecked':
      'Answers that were not checked, because the contract was off or they were compressed: {count}. Switch it on before the test (PUT /__qa/contract).',
    'errors.outbox_incomplete': 'It is not known. {reasons}',
    'qa.outbox_incomplete.dropped':
      'Older messages that are missing, as one read answers no more or they were deleted after 90 days: {count}. Empty the outbox before the test (DELETE /__qa/outbox), read the messages of one recipient, or raise TUYEN_QA_OUTBOX.',
    'qa.outbox_incomplete.expired':
      'The namespace was dropped as idle, with its messages. Empty the outbox before the test (DELETE /__qa/outbox), or raise TUYEN_QA_IDLE_MINUTES.',
    'errors.qa_namespace_unavailable':
      'Only SQLite has namespaces, snapshots and the state as a file: start the server without DATABASE_URL, or with file:….',
    'errors.qa_clock': 'The clock cannot be set to this time: it goes from 1970 to the end of 9998.',
    'errors.qa_state_model':
      'This file comes from a server with a different data model. Export it again from a server with the same schemas.',
    'errors.qa_state_line': 'Line {line} of the file does not fit: {place}. Nothing was changed.',
    'errors.qa_scenario': 'The scenario "{scenario}" cannot be made: {reason}',
    'errors.qa_origin': 'Pages of other sites may not call /__qa.',
    'errors.qa_host': 'Requests for this host name may not call /__qa. Set PUBLIC_URL or TUYEN_QA_TOKEN of the server.',
    'errors.qa_token':
      'Send the TUYEN_QA_TOKEN of the server as x-qa-token or Authorization: Bearer. The server prints it at start.',
    'errors.qa_namespaces_full':
      'There are {count} namespaces and no room for one more. Drop those that are not needed.',
    'errors.qa_limit':
      'This namespace has {most} of them, which is the limit. Remove some, or raise {variable} of the server.',
    'errors.qa_snapshots': 'No more than {most} snapshots are kept. Delete some.',
    'errors.qa_namespace':
      'The name in x-qa-namespace cannot be used: write 1 to 64 letters, digits, "-", "_" or "." without accents.',
    'validation.regexp': 'The regular expression is not supported at offset {position}: {part}',
    'validation.json_schema': 'Not a valid JSON Schema.',
    'validation.moment': 'Not a valid moment or day.',
    'validation.path_pattern':
      'The path cannot be read at offset {position}: {part}. A segment is text, a parameter such as {id}, * or **.',
    'validation.path_name_twice':
      'The path has two parameters of one name, the second at offset {position}: {part}. Give it another name.',
    'validation.path_query': 'A path has no query (offset {position}: {part}). Write it in "query".',
    'validation.path_encoding':
      'The percent encoding is malformed at offset {position}: {part}. A percent sign is written %25.',
    'validation.json_path': 'The JSON path cannot be read at offset {position}: {part}',
    'validation.json_path_cost':
      'The JSON path exceeds a limit at offset {position}: {part}. It has at most 500 characters, one "..", 8 selectors multiplied, and in filters 8 paths from @ and none from $.',
    'validation.json_path_change':
      'Only names, indexes and * can be set and removed, not what is at offset {position}: {part}',
    'validation.template_variable':
      'There is no such variable at offset {position}: {part}. Use request.method, request.path.name, request.query, request.headers, request.body, now, clock.now+2h, count or uuid.',
    'validation.header_name': 'The name of the header has a character that cannot be sent at offset {position}: {part}',
    'validation.header_value': 'The header has a character that cannot be sent at offset {position}: {part}',
    'validation.header_of_server': 'This header is set by the server itself. Leave it out.',
    'validation.reversed': 'This range is reversed: from {from} to {to}.',
    'validation.excluded': 'This cannot be combined with {other}.',
    'validation.stub_without_effect': 'At least one of these is needed: {known}.',
    'validation.state_without_effect': 'One of "is" and "becomes" is needed.',
    'validation.status_without_body': 'An answer with the status {status} has no body.',
    'validation.callback_namespace': 'A callback to this server stays in its namespace. Remove x-qa-namespace.',
    'validation.http_address':
      'A path that begins with / is needed, or an http(s) address without a password. Neither may have a segment "." or "..".',
    'validation.unknown_message': 'There is no message with the code {code}.',
    'validation.unknown_point': 'There is no such point. Faults can be set for: {known}.',
    'errors.entry_without_answer': 'This request has no answer, so no stub can be made of it.',
    'errors.entry_cut':
      'The journal has only a part of a body, so no stub can be made of it. Raise TUYEN_QA_BODY_KB and send the request again.',
    'validation.har': 'This is no HTTP archive: the list "log.entries" is missing.',
    'errors.mock_no_operation': 'The document has no {address}. The nearest is {nearest}.',
    'errors.mock_method': 'This address does not accept {method}, only {allowed}.',
    'errors.mock_empty': 'Nothing can answer yet. Add a stub at /__qa, or start again with --as or --record.',
    'errors.mock_no_recording': 'There is no recording of {address}. The nearest is {nearest}.',
    'errors.mock_unauthorized': 'The request needs one of these credentials: {schemes}.',
    'errors.mock_unread_body': 'The mock does not read bodies of the media type "{type}". Send JSON, or add a stub.',
    'errors.mock_unwritten_body':
      'The mock cannot compose an answer of the media type "{type}", because the document has no example of it. Accept JSON, or add a stub.',
    'errors.mock_only_unread':
      'The mock does not read bodies of the media type "{type}", and the document accepts no JSON here. Add a stub.',
    'errors.mock_only_unwritten':
      'The mock cannot compose an answer of the media type "{type}", and the document has neither JSON nor an example here. Add a stub.',
    'errors.mock_media_type': 'The media type "{type}" is not accepted here, only {accepted}.',
    'errors.mock_no_record': '{list} has no record {key}.',
    'errors.mock_duplicate': '{list} already has a record {key}.',
    'errors.mock_asked_for': 'The answer {status}, as asked for.',
    'errors.mock_upstream_unreachable': '{origin} cannot be reached: {reason}.',
    'errors.mock_loop': '{origin} is this server itself. Start again with another address in --record.',
    'errors.mock_upstream_timeout': '{origin} did not answer within {seconds} seconds.',
    'errors.mock_upstream_too_large': 'The answer of {origin} is larger than {megabytes} MB.',
    'errors.contract_unavailable': 'This server has no OpenAPI document to check against.',
    'errors.contract_violation': 'The answer is not as documented: {violation}',
  },
};
