import { Icon } from './Icon';
import { CardLink } from './SmartLink';

export function LinkCard({
  link,
  title,
  text,
  icon,
}: {
  link: string;
  title: string;
  text: string;
  icon?: string;
}) {
  return (
    <div className="card group relative flex flex-col p-6 transition-colors hover:border-ink">
      {icon && <Icon name={icon} className="mb-5 icon-7 text-evergreen" />}
      <h3 className="step-1 max-sm:pr-8">
        <CardLink to={link}>{title}</CardLink>
      </h3>
      <div className="mt-2 text-muted sm:mb-5">{text}</div>
      <Icon
        name="i-lucide-arrow-right"
        className="absolute top-6 right-6 icon-5 text-evergreen nudge sm:relative sm:top-1 sm:right-0 sm:mt-auto"
      />
    </div>
  );
}
