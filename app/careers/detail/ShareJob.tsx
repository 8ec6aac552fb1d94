import { useState } from 'react';
import { Button } from '~/components/Button';
import { copyText } from '~/components/copy-text';
import { Icon } from '~/components/Icon';
import { useHydrated } from '~/components/useHydrated';
import { jobPage } from '~/content/careers';

const { share: texts } = jobPage;

export function ShareJob({ title, url }: { title: string; url: string }) {
  const isHydrated = useHydrated();
  // Counted, so that the same outcome is announced again.
  const [outcome, setOutcome] = useState({ text: '', count: 0 });
  const say = (text: string) => setOutcome(({ count }) => ({ text, count: count + 1 }));
  const address = () => new URL(url, location.href).href;
  const copy = async () => say((await copyText(address())) ? texts.copied : texts.refused);
  const share = async () => {
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title, url: address() });
      say(texts.shared);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // Closing the share sheet is not an error.
      await (error.name === 'AbortError' ? say('') : copy());
    }
  };
  return (
    <div className="needs-script no-print flex flex-wrap items-center gap-3">
      <Button size="sm" variant="outline" disabled={!isHydrated} onClick={copy}>
        <Icon name="i-lucide-link" className="icon-4" />
        {texts.copy}
      </Button>
      <Button size="sm" variant="outline" disabled={!isHydrated} onClick={share}>
        <Icon name="i-lucide-share-2" className="icon-4" />
        {texts.share}
      </Button>
      <p role="status" className="step--1 text-muted">
        <span key={outcome.count}>{outcome.text}</span>
      </p>
    </div>
  );
}
