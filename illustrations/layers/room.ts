import { fill, type Layer, n, polygon, stroke } from '../canvas.ts';
import { mix } from '../colour.ts';
import { woodOf } from './tabletop.ts';

/** A wall in front of the landscape, with a window from (left, top) to (right, bottom), fractions, of `panes` panes side by side. */
export function wallWithWindow(
  [left, top]: readonly [number, number],
  [right, bottom]: readonly [number, number],
  panes: number,
): Layer {
  return ({ width, height, palette, body }) => {
    const [l, t, r, b] = [left * width, top * height, right * width, bottom * height];
    const wall = mix(mix(palette.sky[2], palette.rock[2], 0.28), palette.near, 0.1);
    const frame = mix(palette.snow, palette.sun, 0.5);
    body.push(
      `<path fill-rule="evenodd" d="M0 0H${width}V${height}H0ZM${n(l)} ${n(t)}V${n(b)}H${n(r)}V${n(t)}Z" fill="${wall}"/>`,
      `<path d="M${n(l)} ${n(t)}H${n(r)}V${n(b)}H${n(l)}Z" fill="none" stroke="${frame}" stroke-width="18"/>`,
    );
    for (let pane = 1; pane < panes; pane++) {
      const x = n(l + ((r - l) * pane) / panes);
      body.push(stroke(`M${x} ${n(t)}V${n(b)}`, frame, 12));
    }
    body.push(
      fill(`M${n(l - 34)} ${n(b + 2)}H${n(r + 34)}V${n(b + 28)}H${n(l - 34)}Z`, frame),
      fill(`M${n(l - 34)} ${n(b + 28)}H${n(r + 34)}V${n(b + 36)}H${n(l - 34)}Z`, palette.ink, 0.2),
    );
  };
}

/** A desk of birch from its far edge at `y` (fraction) down to the viewer. */
export function desk(y: number): Layer {
  return ({ width, height, palette, body }) => {
    const wood = woodOf(palette);
    const top = y * height;
    body.push(
      fill(`M0 ${n(top)}H${width}V${height}H0Z`, wood),
      fill(`M0 ${n(top)}H${width}V${n(top + 7)}H0Z`, mix(wood, palette.sun, 0.5)),
    );
    for (const foot of [-0.62, -0.12, 0.3, 0.7, 1.12, 1.62]) {
      const head = 0.5 + (foot - 0.5) * 0.6;
      body.push(
        stroke(
          polygon(
            [
              [head * width, top + 7],
              [foot * width, height],
            ],
            false,
          ),
          mix(wood, palette.ink, 0.3),
          2.5,
          0.5,
        ),
      );
    }
  };
}
