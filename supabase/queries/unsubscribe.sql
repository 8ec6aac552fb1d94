-- Takes one person off the newsletter until they sign up again; says how many signups that were. Change the address.
select private.withdraw_consent('person@example.org', now()) as withdrawn;
