// What is wrong on a page for whoever touches it: found within the page.

import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page } from 'playwright-core'

const typed = readFileSync(new URL('in-page/measure-touch.ts', import.meta.url), 'utf8')
const source = stripTypeScriptTypes(typed).replace('export function', 'function')

/** `within`: a selector; what is fixed at the edges is looked at for the whole page alone. */
export async function touchFaults(page: Page, within = 'body'): Promise<readonly string[]> {
  const found = await page.evaluate<readonly string[]>(
    `(() => { ${source}; return touchFaults(${JSON.stringify(within)}) })()`,
  )
  return [...new Set(found)]
}
