// The version of Furrow that runs.

import { readFileSync } from 'node:fs'

const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')

export const furrowVersion = String((JSON.parse(manifest) as { version: unknown }).version)
