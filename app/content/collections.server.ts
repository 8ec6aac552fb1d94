// What the site says. content-collections.ts builds it from app/content, and loaders hand it to pages.
export * from 'content-collections';
