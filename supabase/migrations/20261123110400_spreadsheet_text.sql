-- What visitors wrote, for a spreadsheet: a cell that begins with one of these signs would be run as a formula, so it
-- gets an apostrophe, which spreadsheets take for "this is text".
create function private.spreadsheet_text(written text) returns text
language sql immutable
set search_path = ''
return case when written ~ '^[[:space:]]*[=+@-]' or written ~ '^[\t\r\n]' then '''' || written else written end;

revoke all on function private.spreadsheet_text(text) from public, anon, authenticated, service_role;
