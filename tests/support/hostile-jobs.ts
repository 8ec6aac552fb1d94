import { jobRow } from './job-rows.ts';

/** What runs code through careless markup: each would leave a mark in `window.__ran`. */
const run = 'window.__ran=1';
export const payloads: readonly string[] = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<!--<script>${run}//-->`,
  `"><img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<a href="javascript:${run}">x</a>`,
  `<style>@import 'data:text/css,*{background:url(x)}';</style>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `\u2028${run}//`,
  `" onmouseover="${run}" x="`,
];

/** Addresses that are not linked to; tests/unit/careers/application-link.test.ts has all kinds. */
const hostileAddresses: readonly string[] = [
  `javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  '//evil.example/apply',
  'mailto:a@b.example\r\nBcc: all@evil.example',
];

const all = payloads.join('\n');

/** Rows whose every field is hostile. */
export const hostileJobs = hostileAddresses.map((address, index) =>
  jobRow({
    slug: `hostile-${index}`,
    title: `Hostile ${index} ${all}`,
    location: all,
    department: all,
    description: all,
    order_index: 100 + index,
    qualifications: payloads,
    benefits: payloads,
    application_url: address,
  }),
);
