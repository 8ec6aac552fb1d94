import { headIn } from './pictures';

const files = import.meta.glob<string>('./heroes/careers*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A browser shows it before the Worker answers. */
export const careersHead = headIn(files, 'careers', 'dawn');
