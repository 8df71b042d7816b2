// The letters of a language, fetched before anything is set in them, so that nothing is laid out twice.
const LONGEST = 1000; // milliseconds: the page is worth seeing in other letters too
const SAMPLE = { en: 'Igroteka 8', ru: 'Игротека 8' };

export function letters(language: 'en' | 'ru'): Promise<unknown> {
  const faces = ['400 17px Dela', '400 17px Rubik', '500 17px Rubik', '600 17px Rubik'];
  const all = Promise.all(faces.map((face) => document.fonts.load(face, SAMPLE[language]).catch(() => [])));
  return Promise.race([all, new Promise((done) => setTimeout(done, LONGEST))]);
}
