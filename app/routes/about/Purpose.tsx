import { about } from '~/content/about';

/** Mission and vision, side by side on a dark ground. */
export function Purpose() {
  const { id, heading, mission, vision } = about.purpose;
  return (
    <section id={id} aria-labelledby="purpose" className="on-night bg-night text-on-night">
      <div className="wrap section-space">
        <h2 id="purpose" className="visually-hidden">
          {heading}
        </h2>
        <div className="grid gap-12 md:grid-cols-2 md:gap-16">
          {[mission, vision].map((part) => (
            <div key={part.heading} className="border-t-2 border-cedar pt-6">
              <h3 className="font-text! font-600 step-0 text-cedar">{part.heading}</h3>
              <p className="mt-4 font-display step-2 leading-snug">{part.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
