import { escapeMarkup } from '../../server/markup.ts';
import type { Block } from './mail.ts';

/** The body as plain text. */
export function toText(body: readonly Block[]): string {
  return `${body.map(textOf).join('\n\n')}\n`;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'quote':
      return block.text;
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'link':
      return `${block.label}:\n${block.href}`;
  }
}

/** The body as HTML that every mail program shows: no pictures, no styles but line breaks. */
export function toHtml(body: readonly Block[]): string {
  return `<!doctype html>\n<html lang="en-CA">\n<body>\n${body.map(htmlOf).join('\n')}\n</body>\n</html>\n`;
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeMarkup(block.text)}</p>`;
    case 'quote':
      return `<blockquote style="white-space: pre-wrap">${escapeMarkup(block.text)}</blockquote>`;
    case 'facts':
      return `<p>${block.facts.map(([label, value]) => `<b>${escapeMarkup(label)}:</b> ${escapeMarkup(value)}`).join('<br>\n')}</p>`;
    case 'link':
      return `<p><a href="${escapeMarkup(block.href)}">${escapeMarkup(block.label)}</a></p>`;
  }
}
