import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { SiteUrl } from '~/components/SiteUrl';
import { receiveHandoff } from '~/takeover/receive-handoff';
import { TakenOver } from '~/takeover/TakenOver';

if (import.meta.env.PROD) await receiveHandoff();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteUrl value={document.documentElement.dataset.site ?? ''}>
        <TakenOver>
          <HydratedRouter useTransitions={false} />
        </TakenOver>
      </SiteUrl>
    </StrictMode>,
  );
});
