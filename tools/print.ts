// Writes what is printed; with `--check`, only says whether what is committed is the same.

import { readFile, writeFile } from 'node:fs/promises'

export async function print(path: string, text: string): Promise<void> {
  const place = new URL(`../${path}`, import.meta.url)
  if (!process.argv.includes('--check')) {
    await writeFile(place, text)
    console.log(`Printed ${path}.`)
    return
  }
  const committed = await readFile(place, 'utf8').catch(() => '')
  if (committed === text) return
  console.error(`${path} is stale. Run: npm run print`)
  process.exitCode = 1
}
