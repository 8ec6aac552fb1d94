import { useEffect, useRef, useState } from 'react';
import type { ToolkitProduct } from '~/content/schemas/toolkit';

/** How long "Added to Cart!" shows (milliseconds; specification, section 9, Timings). */
const shown = 3_000;

type ProductId = ToolkitProduct['productId'];

/** The product that was added last, until its label has shown its time; a new one takes the label over. */
export function useAdded(): { added: ProductId | null; add: (id: ProductId) => void } {
  const [added, setAdded] = useState<ProductId | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const add = (id: ProductId) => {
    clearTimeout(timer.current);
    setAdded(id);
    timer.current = setTimeout(() => setAdded(null), shown);
  };
  return { added, add };
}
