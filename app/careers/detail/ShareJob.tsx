import { useState } from 'react';
import { Button } from '~/components/Button';
import { Icon } from '~/components/Icon';

/** How long "Link copied" shows (milliseconds). */
const shown = 3_000;

/** Copies the job's address, or hands it to the device's own share sheet. Without scripts the address bar serves. */
export function ShareJob({ title, url }: { title: string; url: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(url, location.href).href);
    setCopied(true);
    setTimeout(() => setCopied(false), shown);
  };
  const share = () => {
    const address = new URL(url, location.href).href;
    // A visitor who closes the share sheet has not met an error.
    if (navigator.share) navigator.share({ title, url: address }).catch(() => undefined);
    else copy();
  };
  return (
    <div className="needs-script no-print flex flex-wrap items-center gap-3">
      <Button size="sm" variant="outline" data-replay="" onClick={copy}>
        <Icon name="i-lucide-link" className="icon-4" />
        Copy link
      </Button>
      <Button size="sm" variant="outline" data-replay="" onClick={share}>
        <Icon name="i-lucide-share-2" className="icon-4" />
        Share
      </Button>
      <span role="status" className="text-[0.95rem] text-muted">
        {copied ? 'Link copied' : ''}
      </span>
    </div>
  );
}
