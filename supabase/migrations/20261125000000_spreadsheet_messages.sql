-- A message whose every text is safe in a spreadsheet, so that the export has each column of the table, also a later one.
create function private.for_spreadsheet(submission public.contact_submissions) returns public.contact_submissions
language sql stable
set search_path = ''
as $$
  select jsonb_populate_record(submission, jsonb_object_agg(
    name,
    -- The apostrophe could make a text longer than public.one_line allows.
    case name when 'message' then private.spreadsheet_text(value) else left(private.spreadsheet_text(value), 1000) end
  ))
  from jsonb_each_text(to_jsonb(submission)) as cell (name, value);
$$;
