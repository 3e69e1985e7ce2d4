// Other farms' results are read where editions are made, and nowhere else.

import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)

async function filesNaming(table: string): Promise<readonly string[]> {
  const names = await readdir(root, { recursive: true })
  const sources = names.filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const found: string[] = []
  for (const name of sources) {
    if ((await readFile(new URL(name, root), 'utf8')).includes(table)) found.push(name)
  }
  return found.map(name => name.replaceAll('\\', '/')).toSorted()
}

test.each([
  ['edition_results', []],
  ['edition_sets', ['facts/published/published-sets.ts']],
  ['edition_statistics', ['facts/published/published-sets.ts', 'facts/published/sets-on-menu.ts']],
])('%s', async (table, elsewhere) => {
  const publishing = [
    'publishing/earlier-editions-kept.ts',
    'publishing/edition-fingerprint.ts',
    'publishing/keep-edition.ts',
  ]
  expect(await filesNaming(table)).toEqual([...elsewhere, ...publishing])
})
