import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Embed, RecordingLink } from '../../../app/components/Embed.tsx';
import videos from '../../../app/content/data/videos.json' with { type: 'json' };
import { recordingWords as words } from '../../../app/content/recording.server.ts';
import { VideoSchema } from '../../../app/content/schemas/recordings.ts';

const url = 'https://www.youtube-nocookie.com/embed/a1B2';
const facade = renderToStaticMarkup(
  createElement(
    Embed,
    { url, title: 'Month-end', platform: 'YouTube', words },
    createElement('img', { alt: '' }),
  ),
);

describe('a recording that an owner has filled in', () => {
  it('asks its platform for nothing before the visitor plays it', () => {
    expect(facade).not.toContain('<iframe');
    expect(facade).not.toMatch(/(?:src|href)="https:/);
    expect(facade).toContain('Playing loads the recording from YouTube');
    expect(facade).toMatch(/<button[^>]* disabled=""/);
  });

  it('has a link to its page on the platform beside it', () => {
    const link = renderToStaticMarkup(
      createElement(RecordingLink, { url, title: 'Month-end', platform: 'YouTube', words }),
    );
    expect(link).toContain('href="https://www.youtube.com/watch?v=a1B2"');
    expect(link).toContain('(opens in a new tab)');
  });

  it('is the address of a player of its platform', () => {
    const video = { ...videos.featured, embedUrl: url };
    expect(v.is(VideoSchema, video)).toBe(true);
    expect(v.is(VideoSchema, { ...video, platform: 'screenpal' })).toBe(false);
    expect(v.is(VideoSchema, { ...video, embedUrl: 'https://example.org/embed/a' })).toBe(false);
  });
});
