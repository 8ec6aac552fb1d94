import { expect, it } from 'vitest';
import { tagSharedAnswer } from '../../../../app/server/http/middleware.server.ts';
import { testContext } from '../../../support/request-context.ts';

const feed = (text = 'a feed', headers: HeadersInit = { 'Cache-Control': 'public, max-age=60' }) =>
  new Response(text, { headers });

async function ask(ifNoneMatch = '', response = feed()) {
  const headers = { 'If-None-Match': ifNoneMatch };
  const answer = await tagSharedAnswer(
    new Request('https://site.example/', { headers }),
    testContext(''),
    async () => response,
  );
  return { status: answer.status, tag: answer.headers.get('ETag'), text: await answer.text() };
}

it('a feed has a tag of its text, and is not sent again to who holds it, marked as weak or not', async () => {
  const { tag } = await ask();
  expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/);
  expect((await ask('', feed('another'))).tag).not.toBe(tag);
  for (const held of [`${tag}`, `W/${tag}`, `"older", W/${tag}`, '*']) {
    expect(await ask(held), held).toEqual({ status: 304, tag, text: '' });
  }
  expect(await ask('"older"')).toEqual({ status: 200, tag, text: 'a feed' });
});

it('a page, which no shared cache may store, has no tag', async () => {
  const page = feed('a page', { 'Cache-Control': 'private, no-cache' });
  expect(await ask('*', page)).toEqual({ status: 200, tag: null, text: 'a page' });
});
