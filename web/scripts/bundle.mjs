import { rolldown } from 'rolldown';
const [, , input, file] = process.argv;
const bundle = await rolldown({ input });
await bundle.write({ file, format: 'esm' });
