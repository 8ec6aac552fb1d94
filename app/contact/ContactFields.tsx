import { FieldPair } from '~/components/form/FieldFrame';
import { SelectField, TextAreaField, TextField } from '~/components/form/fields';
import { budgets, contact, countries, interestAreas, timelines } from '~/content/contact';
import { fieldLengths } from '~/server/forms/field-lengths';
import type { ContactField } from './message';
import { ProposedTimes } from './ProposedTimes';
import { bookingUrl, type TimeField } from './proposed-times';

const { fields } = contact.form;

type Texts = Partial<Record<ContactField, string>>;

/** The eight fields, in the order in which people answer them; two short ones share a row where there is room. */
export function ContactFields({
  errors,
  values = {},
  interest,
}: {
  errors: Texts;
  values: Texts | undefined;
  interest: string | null;
}) {
  const field = <Name extends Exclude<ContactField, TimeField>>(name: Name) => ({
    name,
    label: fields[name].label,
    hint: 'hint' in fields[name] ? fields[name].hint : undefined,
    error: errors[name],
    value: values[name],
  });
  return (
    <>
      <FieldPair>
        <TextField {...field('full_name')} required autoComplete="name" />
        <TextField
          {...field('email_address')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </FieldPair>
      <TextField {...field('organization_name')} autoComplete="organization" />
      <SelectField
        {...field('interest_area')}
        required
        value={values.interest_area ?? interest ?? undefined}
        key={interest}
        options={interestAreas}
        placeholder={fields.interest_area.prompt}
      />
      <SelectField
        {...field('country')}
        required
        options={countries}
        placeholder={fields.country.prompt}
        autoComplete="country-name"
      />
      <FieldPair>
        <SelectField
          {...field('monthly_budget')}
          options={budgets}
          placeholder={fields.monthly_budget.prompt}
        />
        <SelectField
          {...field('timeline')}
          options={timelines}
          placeholder={fields.timeline.prompt}
        />
      </FieldPair>
      <TextAreaField {...field('message')} required limit={fieldLengths.message} />
      {bookingUrl() === null && <ProposedTimes errors={errors} values={values} />}
    </>
  );
}
