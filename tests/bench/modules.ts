import { existsSync, readFileSync } from 'node:fs';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { travelling } from './built-page.ts';

const build = new URL('../../build/', import.meta.url).pathname;

/** Where a bundle's bytes come from: a package, or a folder of the site's own code, with its share of the gzipped size. */
export function bytesBySource(
  files: readonly { code: string; map: string }[],
): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { code, map } of files) {
    if (!existsSync(build + map)) continue;
    const text = readFileSync(build + code, 'utf8');
    const scale = travelling(text) / text.length;
    for (const [source, characters] of charactersBySource(
      text,
      readFileSync(build + map, 'utf8'),
    )) {
      shares.set(source, (shares.get(source) ?? 0) + characters * scale);
    }
  }
  return new Map([...shares].toSorted(([, one], [, other]) => other - one));
}

function charactersBySource(text: string, map: string): Map<string, number> {
  const lines = text.split('\n');
  const marks: { line: number; column: number; source: string }[] = [];
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    marks.push({ line: generatedLine, column: generatedColumn, source: owner(source ?? '') });
  });
  const counts = new Map<string, number>();
  for (const [index, { line, column, source }] of marks.entries()) {
    const next = marks[index + 1];
    const end = next?.line === line ? next.column : (lines[line - 1]?.length ?? column);
    counts.set(source, (counts.get(source) ?? 0) + end - column);
  }
  return counts;
}

/** `react-dom`, `@supabase/postgrest-js`, `app/content` …; the inlined stylesheet and lists belong to no source. */
function owner(source: string): string {
  const dependency = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  return dependency ?? /\/?(app\/[^/]+|scripts\/build)/.exec(source)?.[1] ?? 'made by the build';
}
