// Finds the games: every folder here that has a manifest.
import { introduce, type GamePage } from '../lib/games';
import plain from '../plain/manifest';

const MANIFESTS = import.meta.glob<GamePage<any>>('./*/manifest.ts', { eager: true, import: 'default' });

introduce(Object.fromEntries(Object.entries(MANIFESTS).map(([file, page]) => [file.split('/')[1]!.replaceAll('_', '-'), page])), plain);
