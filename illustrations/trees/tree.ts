import { place } from '../canvas.ts';

/** A drawn tree: parts around a root at (0, 0), growing upwards (negative y), height in pixels. */
export interface Tree {
  parts: string[];
  height: number;
}

/** The colours a tree needs. */
export interface TreeColours {
  dark: string;
  lit: string;
  trunk: string;
}

/** Puts a tree's root at a place in pixels. */
export function plant(tree: Tree, x: number, y: number, scale = 1, turn = 0): string {
  return place(tree.parts, x, y, scale, turn);
}
