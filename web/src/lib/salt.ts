// My browser's own share in every shuffle of a table: nobody can have known it before.
export const salt = (): string => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
