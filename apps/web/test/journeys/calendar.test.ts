// A period is the same days in every browser, also where the setting TIME_ZONE was changed since the
// periods were stored.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { closeBrowser, farmInProgress, signInToBusiness, startBrowser, visit } from '../browser.ts'

const owner = 'owner@furrow.example'
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  const TIME_ZONE = 'Australia/Adelaide'
  ;[server, browser] = await Promise.all([runDemo({ TIME_ZONE }), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

/** West of the farms, and in the long form east of them as well. */
const zones = ['Australia/Perth', 'Australia/Sydney', 'Pacific/Auckland']

test.each(inject('isLongForm') ? zones : zones.slice(0, 1))(
  'periods and their sowing windows begin and end on their days in %s',
  async timeZone => {
    const place = await farmInProgress(server.address, owner)
    const visitor = await visit(browser, server.address, { timeZone })
    const { page } = visitor
    const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(zone).toBe(timeZone)
    await signInToBusiness(visitor, owner)
    await visitor.go(`/collection/${place.farm}/period`)
    const cards = page.locator('a.period-card')
    await cards
      .getByText(/^Sowing /)
      .first()
      .waitFor()
    const told = await cards.allInnerTexts()
    expect(told.length).toBeGreaterThan(2)
    for (const card of told) {
      const [, year = ''] = /(20\d\d)–\d\d/.exec(card) ?? []
      const next = Number(year) + 1
      const last = new Date(Date.UTC(next, 2, 0)).getUTCDate()
      expect(card).toContain(`01/07/${year} to 30/06/${next}`)
      expect(card).toContain(`Sowing 01/03/${year} to ${last}/02/${next}`)
    }
    await visitor.go(`/collection/${place.farm}/period/${place.period}`)
    const days = page.getByText(/^Period 01\/07\/20\d\d to 30\/06\/20\d\d\. Sowing window 01\/03\//)
    await days.waitFor()
    expect(visitor.trouble).toEqual([])
    await visitor.close()
  },
)
