import { describe, expect, it } from 'vitest';
import { tagSharedAnswer } from '../../../../app/server/http/entity-tag.ts';
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

describe('a feed', () => {
  it('is sent whole with a tag of its text', async () => {
    const first = await ask();
    expect(first).toEqual({
      status: 200,
      tag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      text: 'a feed',
    });
    expect((await ask('', feed('another'))).tag).not.toBe(first.tag);
  });

  it('is not sent again to who holds it, also where a proxy has marked the tag as weak', async () => {
    const { tag } = await ask();
    for (const held of [`${tag}`, `W/${tag}`, `"older", W/${tag}`, '*']) {
      expect(await ask(held), held).toEqual({ status: 304, tag, text: '' });
    }
    expect(await ask('"older"')).toMatchObject({ status: 200, text: 'a feed' });
  });
});

it('a page, which no shared cache may keep, has no tag', async () => {
  const page = feed('a page', { 'Cache-Control': 'private, no-cache' });
  expect(await ask('*', page)).toEqual({ status: 200, tag: null, text: 'a page' });
});
