// A solo game as a record: the text that igroteka/engine/record.py reads, with what `igroteka verify` needs.
import type { SoloTable } from './table';

const WIDTH = 96;

export function record(table: SoloTable, names: readonly string[], commit: string): string {
  const { kept, engine, actions, over } = table;
  const head = [
    'igroteka record 1',
    `game: ${kept.game}`,
    `rules: ${kept.version}`,
    `options: ${Object.entries(kept.options).map(([name, value]) => `${name}=${value}`).join(', ')}`,
    `seats: ${names.map((name) => name.replaceAll(',', ' ').split(/\s+/).filter(Boolean).join(' ')).join(', ')}`,
    `result: ${over ? engine.scores.join(' ') : '*'}`,
    `table: ${kept.id}`,
    `date: ${new Date(kept.opened * 1000).toISOString().slice(0, 10)}`,
    `fairness-commit: ${commit}`,
  ];
  if (over) {
    head.push(`fairness-secret: ${kept.secret}`, `fairness-salts: ${kept.seats.map(({ salt }) => salt).join(',')}`);
    const epochs = actions.flatMap(({ epoch }, ply) => (epoch !== (ply ? actions[ply - 1]!.epoch : 0) ? [`${ply}:${epoch}`] : []));
    if (epochs.length) head.push(`fairness-epochs: ${epochs.join(' ')}`);
  }
  return `${head.join('\n')}\n\n${wrapped(actions.map(({ text }) => text))}\n`;
}

function wrapped(moves: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  moves.forEach((move, i) => {
    const next = i < moves.length - 1 ? `${move},` : move;
    if (line && line.length + 1 + next.length > WIDTH) {
      lines.push(line);
      line = next;
    } else line = line ? `${line} ${next}` : next;
  });
  return [...lines, line].join('\n');
}
