-- Marks every open message of one person as answered. Change the address first.
update public.contact_submissions
set status = 'answered'
where lower(email_address) = lower(btrim('person@example.org')) and status = 'new'
returning full_name, status;
