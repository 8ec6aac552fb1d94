import { SmartLink } from '~/components/SmartLink';
import { impactStories } from '~/content/impact-stories';
import { pages } from '~/pages';

/** The service pages whose work a story shows. */
export function ServicesUsed({ paths }: { paths: readonly string[] }) {
  const used = pages.filter((page) => paths.includes(page.path));
  return (
    <div className="no-print">
      <h2 className="font-text! font-600 text-[0.95rem]! text-muted">
        {impactStories.story.services}
      </h2>
      <ul className="mt-3 grid gap-2">
        {used.map(({ path, label }) => (
          <li key={path}>
            <SmartLink to={path} className="link inline-block py-0.5">
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
