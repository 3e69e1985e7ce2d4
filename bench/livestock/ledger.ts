// npm run bench -- ledger: how fast the stock ledger of 3,000 lines opens, and how long a paste of 120 lines takes
// until it is saved, in a real browser.

import { addDays } from '@furrow/farming/dates/dates'
import { ask, base, closeBrowser, signInToBusiness } from '../../apps/web/test/browser.ts'
import { tokenOf, visit } from '../../apps/web/test/browser.ts'
import type { Visit } from '../../apps/web/test/browser.ts'
import { freshFarm, rowsOf } from '../../apps/web/test/fresh-farm.ts'
import type { FreshFarm } from '../../apps/web/test/fresh-farm.ts'
import {
  allSaved,
  cellAt,
  goToBlankLine,
  putOnClipboard,
} from '../../apps/web/test/sheet-in-page.ts'
import { medianOf } from '../screens/measure-screen.ts'
import { timeOfVisit, watchPages } from '../screens/time-in-page.ts'
import { demoAtRest } from '../demo-at-rest.ts'
import type { Wanted } from '../wanted.ts'

const email = 'owner@furrow.example'
const lines = 3000
const pasted = 120
/** What people are to wait at most for the ledger that they opened before, in milliseconds. */
const most = 200

export async function benchLedger({ rounds }: Wanted): Promise<boolean> {
  const { server, browser } = await demoAtRest()
  try {
    const place = await farmOfLines(server.address)
    const visitor = await visit(browser, server.address, { width: 1366, height: 768 })
    await watchPages(visitor.page)
    await signInToBusiness(visitor, email)
    const below = `/collection/${place.farm}/period/${place.period}`
    const period = base + below
    await visitor.go(below)
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
    const times: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      times.push(await timeOfVisit(visitor.page, `${period}/livestock/ledger`))
      await cellAt(visitor.page, 0, 0).waitFor()
      await timeOfVisit(visitor.page, period)
    }
    const [first = 0, ...again] = times
    const opened = medianOf(again)
    await timeOfVisit(visitor.page, `${period}/livestock/ledger`)
    const { saved, requests } = await timeOfPaste(visitor)
    console.log(
      `a ledger of ${lines} lines: first ${ms(first)}, again ${ms(opened)}, wanted ${ms(most)}`,
    )
    console.log(`a paste of ${pasted} lines: saved ${ms(saved)}, requests ${requests}`)
    return opened <= most && requests === 1
  } finally {
    await closeBrowser(browser)
    await server.stop()
  }
}

interface Row {
  readonly id: number
}

/** Cows that are bought again and again. */
async function farmOfLines(address: string): Promise<FreshFarm> {
  const place = await freshFarm(address, { name: 'Gidgee', email, paddocks: {} })
  const token = await tokenOf(address, 'admin@furrow.example')
  const [herd] = await rowsOf<Row>(address, 'livestock_enterprises', {
    slug: 'grazing/cattle/breeding-weaners',
  })
  const [cows] = await rowsOf<Row>(address, 'livestock_classes', { slug: 'cattle/cows-breeding' })
  const farm = { farm_id: place.farm }
  const where = { ...farm, period_id: place.period }
  const run = { livestock_enterprise_id: herd?.id }
  const of = { ...where, ...run, livestock_class_id: cows?.id, number: 5, weight: 420 }
  const send = (steps: readonly object[]) =>
    ask(address, '/api/v2/batch', { token, body: { steps } })
  await send([
    { do: 'store', resource: 'farm_livestock_enterprises', values: { ...farm, ...run } },
    { do: 'store', resource: 'farm_livestock_enterprise_periods', values: { ...where, ...run } },
  ])
  const all = Array.from({ length: lines }, (_, at) => at)
  // Every line and its event in one request would be more steps than it may have.
  for (const part of [all.slice(0, lines / 2), all.slice(lines / 2)]) {
    await send([
      ...part.map(at => ({
        do: 'store',
        resource: 'livestock_ledgers',
        ref: `line${at}`,
        values: { ...of, entry_date: addDays('2025-07-02', at % 120) },
      })),
      ...part.map(at => ({
        do: 'store',
        resource: 'livestock_purchase_events',
        values: { ...where, livestock_ledger_id: { $ref: `line${at}` }, total_value: 7500_00 },
      })),
    ])
  }
  return place
}

async function timeOfPaste(visitor: Visit) {
  const { page } = visitor
  let requests = 0
  page.on('request', request => {
    if (request.url().endsWith('/api/v2/batch')) requests += 1
  })
  await goToBlankLine(page)
  const line = ['01/02/2026', 'Deaths', 'Cows (breeding)', '1']
  const headings = ['Date', 'Kind', 'Class', 'Number']
  await putOnClipboard(visitor, [headings, ...Array.from({ length: pasted }, () => line)])
  const began = performance.now()
  await Promise.all([
    page.waitForRequest(request => request.url().endsWith('/api/v2/batch')),
    page.keyboard.press('Control+v'),
  ])
  await allSaved(page)
  return { saved: performance.now() - began, requests }
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`
}
