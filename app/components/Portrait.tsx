import type { Photo } from '~/content/schemas/photo';
import type { PictureKey } from '~/pictures/picture-list';
import { Picture } from './Picture';

const round = 'size-[min(8rem,28vw)] flex-none rounded-full';

export function Portrait({
  name,
  drawing,
  photo,
}: {
  name: string;
  drawing?: PictureKey | undefined;
  photo?: Photo | undefined;
}) {
  if (photo)
    return (
      <Picture photo={photo} className="aspect-[4/5] w-full max-w-64 rounded-xl object-cover" />
    );
  if (drawing) return <Picture name={drawing} sizes="8rem" className={`${round} object-cover`} />;
  const initials = name.split(' ').map((part) => part.charAt(0));
  return (
    <span
      aria-hidden="true"
      className={`${round} grid place-items-center bg-lake-wash font-display step-2`}
    >
      {initials.at(0)}
      {initials.at(-1)}
    </span>
  );
}
