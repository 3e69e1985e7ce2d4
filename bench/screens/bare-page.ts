// The least that shows the same: a page of nothing but a few lines of script, which asks for the same
// data as a screen did, all at once, and writes it into a table.

import type { Page, Request } from 'playwright-core'

export interface AskedData {
  readonly url: string
  readonly method: string
  readonly body: string | null
}

export interface BareTimes {
  /** From the load of the page. */
  readonly loaded: number
  /** From the asking. */
  readonly asked: number
  /** With the data at hand. */
  readonly drawn: number
}

/** What a screen asks for from now on, once each; a line that stays open is no data. */
export function hearAsked(page: Page): { taken(): readonly AskedData[] } {
  const asked = new Map<string, AskedData>()
  const hear = (request: Request) => {
    const [url, method, body] = [request.url(), request.method(), request.postData()]
    const isData = /\/(api|auth)\//.test(url) && !/\/(live|batch)$/.test(url)
    if (isData) asked.set(`${method} ${url} ${body}`, { url, method, body })
  }
  page.on('request', hear)
  return {
    taken: () => {
      page.off('request', hear)
      return [...asked.values()]
    },
  }
}

export async function timeBarePage(
  page: Page,
  { address, token, asked }: { address: string; token: string; asked: readonly AskedData[] },
): Promise<BareTimes> {
  // One word of the server's own: a page that Playwright made up would cost the screen after it its kept files.
  await page.goto(`${address}/api/v2/alive`, { waitUntil: 'commit' })
  return page.evaluate<BareTimes>(`(${drawing})(${JSON.stringify({ token, asked })})`)
}

const drawing = `async ({ token, asked }) => {
  const began = performance.now()
  const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' }
  const answers = await Promise.all(
    asked.map(({ url, method, body }) => fetch(url, { method, headers, body }).then(answer => answer.json())),
  )
  const read = performance.now()
  const rows = answers.flatMap(({ data }) => (Array.isArray(data) ? data : []))
  const table = document.createElement('table')
  for (const row of rows.slice(0, 400)) {
    const line = table.insertRow()
    for (const value of Object.values(row)) line.insertCell().textContent = String(value)
  }
  document.body.append(table)
  await new Promise(requestAnimationFrame)
  const painted = performance.now()
  return { loaded: painted, asked: painted - began, drawn: painted - read }
}`
