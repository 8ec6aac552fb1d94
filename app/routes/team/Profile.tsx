import { Picture } from '~/components/Picture';
import type { StaffProfile } from '~/content/schemas/team';

/** A member of staff: portrait, name, role and a few sentences. */
export function Profile({ person: { name, role, bio, portrait } }: { person: StaffProfile }) {
  return (
    <article>
      <Picture name={portrait} className="aspect-[4/5] w-full rounded-2xl object-cover" />
      <h3 className="mt-6 step-2">{name}</h3>
      <p className="mt-1 font-600 text-cedar">{role}</p>
      <p className="mt-3 text-muted">{bio}</p>
    </article>
  );
}
