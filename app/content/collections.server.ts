// What the site says, built from the files of app/content by content-collections.ts; loaders hand it to pages.
export * from 'content-collections';
