// A picture of how a game ended, painted on the device: the game's own scene, and what there is to tell on a sheet of paper.
export interface Postcard {
  /** The scene as an SVG of the given size; empty where a game has none. */
  scene: (width: number, height: number) => string;
  /** The sign before a score, an SVG; empty where a game has none. */
  mark: string;
  game: string;
  headline: string;
  decided: string;
  rows: readonly { place: number; name: string; letter: string; colour: string; score: number; detail: string }[];
  moments: readonly string[];
  from: string;
  paper: { ground: string; ink: string; quiet: string; line: string };
}

export const WIDTH = 1080;
export const HEIGHT = 1350;
const EDGE = 56;
const DISPLAY = 'Dela, Rubik, sans-serif';
const TEXT = 'Rubik, sans-serif';

function picture(svg: string, width: number, height: number, colour: string): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  const whole = svg.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${colour}" `);
  return new Promise((done, fail) => {
    image.onload = () => done(image);
    image.onerror = () => fail(new Error('The scene could not be drawn.'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`;
  });
}

/** The text in lines that fit; what is too long for all of them ends in dots. */
function lines(pen: CanvasRenderingContext2D, text: string, width: number, most: number): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      found.push(line);
      line = word;
    } else line = longer;
  }
  found.push(line);
  if (found.length <= most) return found.map((one) => cut(pen, one, width));
  return [...found.slice(0, most - 1), found.slice(most - 1).join(' ')].map((one) => cut(pen, one, width));
}
function cut(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let short = text;
  while (short && pen.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}

export async function paint(canvas: HTMLCanvasElement, card: Postcard): Promise<void> {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d')!;
  const { ground, ink, quiet, line } = card.paper;
  const drawing = card.scene(WIDTH / 2, HEIGHT / 2);
  const [scene, sign] = await Promise.all([
    drawing ? picture(drawing, WIDTH, HEIGHT, ink) : null,
    card.mark ? picture(card.mark, 64, 64, ink) : null,
    document.fonts.load('400 60px Dela', card.headline + card.game), // what is painted in other letters stays so
    document.fonts.load('400 40px Rubik', card.headline),
    document.fonts.load('600 40px Rubik', card.headline),
  ]);
  pen.fillStyle = card.paper.line;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (scene) pen.drawImage(scene, 0, 0, WIDTH, HEIGHT);
  const inner = WIDTH - 4 * EDGE;
  const left = 2 * EDGE;
  const write = (text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = 'left'): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.textBaseline = 'middle';
    pen.fillText(text, x, y);
  };
  // First how tall everything is, then the sheet, then what stands on it.
  pen.font = `400 64px ${DISPLAY}`;
  const headline = lines(pen, card.headline, inner, 2);
  pen.font = `400 34px ${TEXT}`;
  const decided = lines(pen, card.decided, inner, 2);
  const moments = card.moments.map((moment) => lines(pen, moment, inner - 40, 2));
  const row = card.rows.length > 6 ? 68 : 84;
  const parts = [EDGE + 46, headline.length * 72 + 12, decided.length * 44 + 20, card.rows.length * row + 22, moments.reduce((sum, one) => sum + one.length * 44 + 18, 0), EDGE];
  const height = parts.reduce((sum, one) => sum + one, 0);
  let y = Math.max(EDGE, HEIGHT - EDGE - 60 - height);
  pen.fillStyle = ground;
  pen.shadowColor = 'rgba(10, 10, 40, .4)';
  pen.shadowBlur = 50;
  pen.beginPath();
  pen.roundRect(EDGE, y, WIDTH - 2 * EDGE, height, 48);
  pen.fill();
  pen.shadowBlur = 0;
  y += EDGE;
  write(card.game, left, y + 8, `600 32px ${TEXT}`, quiet);
  y += 46;
  for (const one of headline) write(one, left, (y += 72) - 36, `400 64px ${DISPLAY}`, ink);
  y += 12;
  for (const one of decided) write(one, left, (y += 44) - 22, `400 34px ${TEXT}`, quiet);
  y += 20;
  for (const one of card.rows) {
    const middle = y + row / 2;
    write(String(one.place), left + 18, middle, `400 38px ${DISPLAY}`, ink, 'center');
    pen.fillStyle = one.colour;
    pen.beginPath();
    pen.arc(left + 84, middle, row * 0.36, 0, 2 * Math.PI);
    pen.fill();
    write(one.letter, left + 84, middle + 2, `400 30px ${DISPLAY}`, '#fff', 'center');
    pen.font = `400 42px ${DISPLAY}`;
    const score = pen.measureText(String(one.score)).width;
    write(String(one.score), left + inner, middle, `400 42px ${DISPLAY}`, ink, 'right');
    if (sign) pen.drawImage(sign, left + inner - score - 58, middle - 22, 44, 44);
    pen.font = `400 28px ${TEXT}`;
    const detail = one.detail ? pen.measureText(one.detail).width + 24 : 0;
    const right = left + inner - score - 84;
    if (detail) write(one.detail, right, middle, `400 28px ${TEXT}`, quiet, 'right');
    pen.font = `600 38px ${TEXT}`;
    write(cut(pen, one.name, right - detail - left - 134), left + 134, middle, `600 38px ${TEXT}`, ink);
    y += row;
  }
  pen.fillStyle = line;
  pen.fillRect(left, y + 4, inner, 3);
  y += 22;
  for (const moment of moments) {
    pen.fillStyle = ink;
    pen.beginPath();
    pen.arc(left + 10, y + 22, 8, 0, 2 * Math.PI);
    pen.fill();
    for (const one of moment) write(one, left + 40, (y += 44) - 22, `400 34px ${TEXT}`, ink);
    y += 18;
  }
  pen.shadowColor = 'rgba(10, 10, 40, .8)';
  pen.shadowBlur = 14;
  write(card.from, WIDTH / 2, HEIGHT - 58, `400 32px ${DISPLAY}`, '#fff', 'center');
  pen.shadowBlur = 0;
}

/** Gives the picture away: through the device's own sharing where it takes pictures, else as a file. */
export async function give(canvas: HTMLCanvasElement, name: string, title: string): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return;
  const file = new File([blob], `${name}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
