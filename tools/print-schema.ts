// Prints what the catalogue implies for the database into apps/server/printed/schema.sql, so that
// a changed declaration shows as a difference that can be read. `--check` only compares.

import { readFile, writeFile } from 'node:fs/promises'
import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { schemaText } from '../apps/server/src/db/schema/schema-text.ts'

const printed = new URL('../apps/server/printed/schema.sql', import.meta.url)
const text = schemaText(checkCatalogue(furrow()))

if (process.argv.includes('--check')) {
  const committed = await readFile(printed, 'utf8').catch(() => '')
  if (committed !== text) {
    console.error('apps/server/printed/schema.sql is stale. Run: npm run print')
    process.exit(1)
  }
} else {
  await writeFile(printed, text)
  console.log('Printed apps/server/printed/schema.sql.')
}
