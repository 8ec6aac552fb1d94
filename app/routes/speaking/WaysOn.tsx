import { LinkButton } from '~/components/Button';
import { speaking } from '~/content/speaking';

/** Where to hear us: at a conference (its registration is a placeholder), and in our own resources. */
export function WaysOn() {
  const { conference, resources } = speaking;
  return (
    <div className="wrap grid gap-6 pb-14 md:grid-cols-12 md:pb-22">
      <section
        aria-labelledby="conference"
        className="card flex flex-col items-start p-7 md:col-span-7 md:p-11"
      >
        <h2 id="conference" className="step-2">
          {conference.heading}
        </h2>
        <p className="mt-3 mb-7 max-w-[32rem] text-muted">{conference.text}</p>
        <LinkButton link={conference.link} variant="outline" className="mt-auto" />
      </section>
      <section
        aria-labelledby="hear-us"
        className="flex flex-col items-start rounded-2xl bg-mist p-7 md:col-span-5 md:p-11"
      >
        <h2 id="hear-us" className="step-2">
          {resources.heading}
        </h2>
        <p className="mt-3 mb-7 text-muted">{resources.text}</p>
        <LinkButton link={resources.link} variant="outline" className="mt-auto" />
      </section>
    </div>
  );
}
