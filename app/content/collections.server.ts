// Content for loaders. content-collections.ts builds it from app/content.
export * from 'content-collections';
