import '~/theme/sample.css';
import { useRef } from 'react';
import { data } from 'react-router';
import { ButtonLink } from '~/components/Button';
import { CopyButton, PrintButton } from '~/components/CopyButton';
import { TableOfContents } from '~/components/LongRead';
import { Prose } from '~/components/lists';
import { Breadcrumbs } from '~/components/PageHeader';
import { pageMeta } from '~/components/page-meta';
import { SampleRow } from '~/components/SampleRow';
import { Sheet } from '~/components/Sheet';
import { allSampleDocuments, sampleRow, samples } from '~/content/collections.server';
import { longDate } from '~/text/long-date';
import type { Route } from './+types/sample';

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const sample = allSampleDocuments.find((each) => each.slug === slug);
  if (!sample) throw data(null, { status: 404 });
  const { html, ...document } = sample;
  const isTemplate = sample.kind === 'template';
  const words = isTemplate ? { ...samples, ...samples.template } : samples;
  const { disclaimer, organization, stamp, bar } = words;
  const items = sampleRow.items.filter(({ path }) => path !== sample.path);
  return {
    sample: document,
    words: { disclaimer, organization, stamp },
    bar: { ...bar, ...(isTemplate && { request: samples.template.request }) },
    others: { ...sampleRow, ...samples.others, items },
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { sample } }) =>
  pageMeta(
    'samples',
    { title: `${sample.title} (sample)`, description: sample.description },
    { last: { label: sample.title, path: sample.path }, card: `samples/${sample.slug}` },
  );

export default function SampleRoute({ loaderData }: Route.ComponentProps) {
  const { sample, words, bar, others } = loaderData;
  const { title, date, path, pages, contents, request } = sample;
  const sheets = useRef<HTMLDivElement>(null);
  return (
    <>
      <article className="bg-lake-wash">
        <div className="no-print wrap pt-6 pb-3">
          <Breadcrumbs page="samples" last={{ label: title, path }} />
        </div>
        <div className="no-print md:sticky md:top-[--bar] md:z-20 md:border-b md:border-line md:bg-lake-wash">
          <div className="wrap flex min-h-14 flex-wrap items-center gap-3">
            <PrintButton>{bar.print}</PrintButton>
            <CopyButton
              words={bar}
              icon="i-lucide-copy"
              text={() => sheets.current?.innerText ?? ''}
              onRefused={() => sheets.current && getSelection()?.selectAllChildren(sheets.current)}
            />
            <ButtonLink
              link={{ href: request, label: bar.request }}
              className="max-sm:w-full sm:ml-auto"
            />
          </div>
        </div>
        <div className="wrap pt-6 pb-16 print:py-0 [--beside:var(--ink)] min-[86rem]:grid min-[86rem]:grid-cols-[13rem_51rem_15rem] min-[86rem]:gap-6">
          <div className="no-print mb-4 [&_ol]:grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] min-[86rem]:sticky min-[86rem]:top-[calc(var(--bar)+5.5rem)] min-[86rem]:self-start">
            <TableOfContents headings={contents} />
          </div>
          <div
            ref={sheets}
            className="sample-sheets grid gap-8 max-sm:mx-[max(-1.25rem,-6.25vw)] max-sm:gap-4 min-[56rem]:mx-auto min-[56rem]:w-204 min-[68.75rem]:ml-0"
          >
            {pages.map((html, index) => (
              <Sheet
                key={html}
                className="max-sm:rounded-none min-[56rem]:min-h-264 min-[56rem]:[--margin:5.5rem]"
                words={words}
                dated={<time dateTime={date}>{longDate(date)}</time>}
                page={`${index + 1} of ${pages.length}`}
              >
                {index === 0 && <h1 className="mb-4 step-3">{title}</h1>}
                <Prose html={html} />
              </Sheet>
            ))}
          </div>
        </div>
      </article>
      <SampleRow samples={others} />
    </>
  );
}
