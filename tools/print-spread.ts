// Prints what Citus would make of the printed schema and statements into apps/server/printed/spread.txt. Fails where
// something would not run that no decision names. `--check` compares besides.

import { readFile } from 'node:fs/promises'
import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { print } from './print.ts'
import { spreadText } from './spread/spread-text.ts'

const read = (name: string) =>
  readFile(new URL(`../apps/server/printed/${name}`, import.meta.url), 'utf8')
const { text, unnamed } = await spreadText(checkCatalogue(furrow()), {
  schema: await read('schema.sql'),
  queries: await read('queries.sql'),
})
await print('apps/server/printed/spread.txt', text)
for (const sentence of unnamed)
  console.error(`Would not run by farm, and no decision names it: ${sentence}`)
if (unnamed.length > 0) process.exitCode = 1
