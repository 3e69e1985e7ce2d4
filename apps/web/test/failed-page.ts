// What stood on a page when its journey failed: without it, nobody who was not there learns why.

import type { Page, Request } from 'playwright-core'
import { onTestFailed } from 'vitest'

const mostShown = 4000

/** Told where a test fails that opened this page, and has not closed it. */
export function tellOfFailure(page: Page, trouble: readonly string[]): void {
  const waiting = new Set<Request>()
  page.on('request', request => waiting.add(request))
  page.on('requestfinished', request => waiting.delete(request))
  page.on('requestfailed', request => waiting.delete(request))
  whereATestRuns(() =>
    onTestFailed(async () => {
      if (page.isClosed()) return
      const unanswered = [...waiting].map(request => `${request.method()} ${request.url()}`)
      console.log([`The page stood at ${page.url()}`, ...trouble, ...unanswered].join('\n  '))
      const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 })
      console.log(shown.slice(0, mostShown))
    }),
  )
}

/** What is visited before the first test has no test to fail. */
function whereATestRuns(work: () => void): void {
  try {
    work()
  } catch {
    // A hook: its own error says where it stood.
  }
}
