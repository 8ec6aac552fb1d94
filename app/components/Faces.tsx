import type { PictureFile } from '~/pictures/pictures';
import { Picture } from './Picture';

interface Face {
  readonly name: string;
  readonly role: string;
  readonly picture?: PictureFile | undefined;
}

export function Faces({ people, className = '' }: { people: readonly Face[]; className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-x-4 gap-y-3 ${className}`}>
      {people.map(({ name, role, picture }) => (
        <li key={name} className="flex items-center gap-3 leading-snug sm:basis-[19rem]">
          <Picture
            picture={picture}
            sizes="3.5rem"
            className="size-14 flex-none rounded-full object-cover"
          />
          {/* On a phone several stand in a row. */}
          <span className={people.length > 1 ? 'max-sm:visually-hidden' : ''}>
            <span className="block font-600">{name}</span>
            <span className="block step--1 text-muted">{role}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
