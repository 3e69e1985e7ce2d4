// The database dies while people type: what follows it takes over, and what waited on their devices arrives by itself, once,
// with what colleagues save told as before.

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { query } from '../../../server/test/embedded-folders.ts'
import { openGate, primaryAndStandbys } from '../../../server/test/primary-and-standbys.ts'
import type { Databases, Gate } from '../../../server/test/primary-and-standbys.ts'
import { runServer } from '../../../server/test/running-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import {
  ask,
  closeBrowser,
  farmInProgress,
  signIn,
  startBrowser,
  tokenOf,
  visit,
} from '../browser.ts'
import type { Visit } from '../browser.ts'
import { allSaved, cellAt, figureIn } from '../sheet-in-page.ts'

const grower = 'grower@furrow.example'

describe.skipIf(!inject('isLongForm') || process.env['TEST_DATABASE_URL'])('failover', () => {
  let folder: string
  let databases: Databases
  let gate: Gate
  let server: RunningServer
  let browser: Browser
  let visitor: Visit

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-failover-'))
    databases = await primaryAndStandbys(folder, { standbys: 1, isSynchronous: true })
    const { primary } = databases
    gate = await openGate(primary.port)
    const url = primary.url.replace(`:${primary.port}/`, `:${gate.port}/`)
    server = await runServer({ DATABASE_URL: url, DEMO_DATA: 'small' })
    browser = await startBrowser()
    visitor = await visit(browser, server.address, { width: 1280, height: 1100 })
    await signIn(visitor, grower)
  }, 300_000)
  afterAll(async () => {
    await closeBrowser(browser)
    await server?.stop()
    await gate?.close()
    await databases?.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })

  test('what is typed while there is no database arrives once there is another', async () => {
    const { farm, period } = await farmInProgress(server.address, grower)
    await visitor.go(`/collection/${farm}/period/${period}/paddocks`)
    const { page } = visitor
    await cellAt(page, 3, 1).waitFor()
    await typeDown(page, [101, 102])
    await allSaved(page)

    await databases.primary.kill()
    await typeDown(page, [201, 202, 203])
    await page
      .getByText(/^(\d+ waiting|Saving \d+)/)
      .first()
      .waitFor()
    const [standby = expect.fail('Nobody follows it.')] = databases.standbys
    await query(standby.url, 'select pg_promote()')
    gate.turnTo(standby.port, true)
    await allSaved(page)
    const names = await Promise.all([0, 1, 2].map(line => cellAt(page, line, 0).innerText()))
    const rows = (await query(
      standby.url,
      `select name, id, area from paddocks where farm_id = ${farm} and period_id = ${period}`,
    )) as [string, string, string][]
    const shown = names.map(name => rows.find(([own]) => own === name))
    expect(shown.map(row => Number(row?.[2]))).toEqual([201, 202, 203])
    const ids = shown.map(row => Number(row?.[1]))
    const lines = await query(
      standby.url,
      `select count(*)::int from changes where entity = 'paddocks' and "row" in (${ids.join()})
       and (after ->> 'area')::numeric in (201, 202, 203)`,
    )
    expect(lines).toEqual([[3]])

    const token = await tokenOf(server.address, 'admin@furrow.example')
    const steps = [{ do: 'update', resource: 'paddocks', id: ids[1], values: { area: 77 } }]
    await ask(server.address, '/api/v2/batch', { token, body: { steps } })
    await expect.poll(() => figureIn(cellAt(page, 1, 1)), { timeout: 45_000 }).toBe(77)
  }, 300_000)
})

/** Areas, from the first paddock on. */
async function typeDown(page: Page, figures: readonly number[]): Promise<void> {
  await cellAt(page, 0, 1).click()
  for (const figure of figures) {
    await page.keyboard.type(String(figure))
    await page.keyboard.press('Enter')
  }
}
