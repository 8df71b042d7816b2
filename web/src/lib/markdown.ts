// The little Markdown that rulebooks use: paragraphs, lists, tables, bold, emphasis, code. Everything else is text.
// Code is how things are written down for programs. Whoever reads here gets it in words: options by their names, what
// the game can spell.
export interface Reading {
  /** Where a clause is. */
  link: (clause: string) => string;
  /** What is written, in words. */
  spell: (written: string) => string;
}
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

function inline(text: string, { link, spell }: Reading): string {
  return escape(text)
    .replace(/`([^`]+)`/g, (_, written: string) => `<b>${spell(written)}</b>`)
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/(^|[\s(,;:])([A-Z]\d\.\d{1,2})(?=$|[\s),;:.!?])/g, (_, before: string, clause: string) => `${before}<a href="${link(clause)}">${clause}</a>`);
}

function table(rows: string[], reading: Reading): string {
  const cells = rows.map((row) => row.replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim(), reading)));
  const [head, , ...body] = cells;
  return `<div class="t"><table><thead><tr>${head!.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${body.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;
}

export function markdown(text: string, reading: Reading): string {
  return text.trim().split(/\n{2,}/).map((block) => {
    const lines = block.split('\n');
    if (lines.every((line) => line.startsWith('|')) && lines.length > 2) return table(lines, reading);
    if (/^[-*] /.test(lines[0]!)) return `<ul>${block.split(/\n(?=[-*] )/).map((item) => `<li>${inline(item.slice(2).replace(/\n/g, ' '), reading)}</li>`).join('')}</ul>`;
    if (/^\d+\. /.test(lines[0]!)) return `<ol>${block.split(/\n(?=\d+\. )/).map((item) => `<li>${inline(item.replace(/^\d+\. /, '').replace(/\n/g, ' '), reading)}</li>`).join('')}</ol>`;
    return `<p>${inline(lines.join(' '), reading)}</p>`;
  }).join('');
}

/** A text of the rulebook in two: its first sentence, and what comes after it. */
export function parted(text: string): [string, string] {
  const first = /^(?:[^\n|`(]|\([^)]*\)|`[^`]*`|\n(?!\n))+?[.!?](?=\s+[^a-zа-я]|\s*$)/u.exec(text.trim())?.[0] ?? '';
  return first ? [first, text.trim().slice(first.length).trim()] : [text, ''];
}
