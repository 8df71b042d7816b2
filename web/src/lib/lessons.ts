// A step of a first game: which example of the rulebook it plays, and from whose seat.
export interface Lesson { clause: string; example: number; seat: number }
export const lesson = (clause: string, example: number, seat: number): Lesson => ({ clause, example, seat });
