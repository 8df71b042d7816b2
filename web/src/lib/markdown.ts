// The little Markdown that rulebooks use: paragraphs, lists, tables, bold, emphasis, code. Everything else is text.
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

function inline(text: string, link: (clause: string) => string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/(^|[\s(,;:])([A-Z]\d\.\d{1,2})(?=$|[\s),;:.!?])/g, (_, before: string, clause: string) => `${before}<a href="${link(clause)}">${clause}</a>`);
}

function table(rows: string[], link: (clause: string) => string): string {
  const cells = rows.map((row) => row.replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim(), link)));
  const [head, , ...body] = cells;
  return `<div class="t"><table><thead><tr>${head!.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${body.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;
}

export function markdown(text: string, link: (clause: string) => string): string {
  return text.trim().split(/\n{2,}/).map((block) => {
    const lines = block.split('\n');
    if (lines.every((line) => line.startsWith('|')) && lines.length > 2) return table(lines, link);
    if (/^[-*] /.test(lines[0]!)) return `<ul>${block.split(/\n(?=[-*] )/).map((item) => `<li>${inline(item.slice(2).replace(/\n/g, ' '), link)}</li>`).join('')}</ul>`;
    if (/^\d+\. /.test(lines[0]!)) return `<ol>${block.split(/\n(?=\d+\. )/).map((item) => `<li>${inline(item.replace(/^\d+\. /, '').replace(/\n/g, ' '), link)}</li>`).join('')}</ol>`;
    return `<p>${inline(lines.join(' '), link)}</p>`;
  }).join('');
}
