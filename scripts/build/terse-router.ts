import { type Plugin, parseAst } from 'vite';

/**
 * Takes the sentences out of the router's assertions and errors in the browser's bundle, as React does with its own: an assertion
 * still throws, and the stack names its place.
 */
export function terseRouter(): Plugin {
  return {
    name: 'terse-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.js$/ },
      handler(code) {
        const cuts = messages(parseAst(code));
        // From the end, so that earlier places stay where they are.
        const text = cuts
          .toSorted(([one], [other]) => other - one)
          .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code);
        return { code: text, map: null };
      },
    },
  };
}

/** Where the messages of invariant(condition, message) and new Error(message) stand, with the comma before them. */
function messages(node: unknown): (readonly [start: number, end: number])[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(messages);
  const cut = messageOf(node);
  return cut ? [cut, ...inner.filter(([start]) => start < cut[0] || start > cut[1])] : inner;
}

function messageOf(node: object): readonly [number, number] | undefined {
  if (!('callee' in node && 'arguments' in node && Array.isArray(node.arguments))) return undefined;
  const { callee } = node;
  if (typeof callee !== 'object' || callee === null || !('name' in callee)) return undefined;
  const [first, second] = node.arguments;
  if (callee.name === 'invariant' && second) return [first.end, second.end];
  const isSentence = !second && ['Literal', 'TemplateLiteral'].includes(first?.type);
  return callee.name === 'Error' && isSentence ? [first.start, first.end] : undefined;
}
