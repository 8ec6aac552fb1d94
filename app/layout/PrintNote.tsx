import { useState } from 'react';
import { useLocation } from 'react-router';
import { canonical } from '~/components/page-meta';
import { useImprovement } from '~/components/useImprovement';
import { organization } from '~/content/organization';
import { usePath } from './usePath';

export function PrintNote() {
  const path = usePath();
  const { search } = useLocation();
  const [now, setNow] = useState<{ address: string; day: string }>();
  useImprovement(() => {
    const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }).format(new Date());
    setNow({ address: location.origin + path + search, day });
  }, [path, search]);
  // Without SITE_URL the build knows only the path.
  const address = now?.address ?? (import.meta.env.SITE_URL && canonical(path));
  return (
    <p className="print-note wrap hidden border-t border-ink pt-3 text-[9pt] print:mt-8 print:block">
      {[organization.name, address, now?.day].filter(Boolean).join(' · ')}
    </p>
  );
}
