import { type Plugin, parseAst } from 'vite';

/** A change of source text: what stands from `start` to `end` gives way to `text`. */
type Edit = readonly [start: number, end: number, text: string];

/**
 * Takes out of the router's browser bundle what only its developers read, as React does with its own: the sentences of
 * assertions and errors (an assertion still throws, and the stack names its place) and the names of components for
 * developer tools, which keep components in the bundle that nothing renders (Link, NavLink).
 */
export function terseRouter(): Plugin {
  return {
    name: 'terse-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.js$/ },
      handler(code) {
        // From the end, so that earlier places stay where they are.
        const text = edits(parseAst(code))
          .toSorted(([one], [other]) => other - one)
          .reduce((rest, [start, end, by]) => rest.slice(0, start) + by + rest.slice(end), code);
        return { code: text, map: null };
      },
    },
  };
}

function edits(node: unknown): readonly Edit[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = messageOf(node) ?? nameOf(node) ?? componentOf(node);
  const inner = Object.values(node).flatMap(edits);
  return own ? [own, ...inner.filter(([start]) => start < own[0] || start >= own[1])] : inner;
}

/** The message of invariant(condition, message) or new Error(message), with the comma before it. */
function messageOf(node: object): Edit | undefined {
  if (!('callee' in node && 'arguments' in node && Array.isArray(node.arguments))) return undefined;
  const { callee } = node;
  if (typeof callee !== 'object' || callee === null || !('name' in callee)) return undefined;
  const [first, second] = node.arguments;
  if (callee.name === 'invariant' && second) return [first.end, second.end, ''];
  const isSentence = !second && ['Literal', 'TemplateLiteral'].includes(first?.type);
  return callee.name === 'Error' && isSentence ? [first.start, first.end, ''] : undefined;
}

/** `Component.displayName = "…";` */
function nameOf(node: object): Edit | undefined {
  if (!('type' in node && node.type === 'ExpressionStatement' && 'expression' in node))
    return undefined;
  const assignment = node.expression;
  if (!hasRange(node) || typeof assignment !== 'object' || assignment === null) return undefined;
  if (!('left' in assignment)) return undefined;
  return propertyOf(assignment.left) === 'displayName' ? [node.start, node.end, ''] : undefined;
}

/** A component made by React.forwardRef(…): marked as free of effects, so that an unused one is left out. */
function componentOf(node: object): Edit | undefined {
  if (!('callee' in node) || !hasRange(node)) return undefined;
  const made = propertyOf(node.callee) === 'forwardRef';
  return made ? [node.start, node.start, '/* @__PURE__ */ '] : undefined;
}

function propertyOf(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('property' in node)) return undefined;
  const { property } = node;
  return typeof property === 'object' && property !== null && 'name' in property
    ? property.name
    : undefined;
}

function hasRange(node: object): node is { start: number; end: number } {
  return 'start' in node && 'end' in node;
}
