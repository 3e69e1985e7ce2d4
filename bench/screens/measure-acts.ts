// What people do most: a figure of rain until it is saved, the search until it can be typed into, and
// signing in on a device that never was here.

import {
  base,
  farmInProgress,
  password,
  signInToBusiness,
  tokenOf,
  visit,
} from '../../apps/web/test/browser.ts'
import type { Visit } from '../../apps/web/test/browser.ts'
import { timeBarePage } from './bare-page.ts'
import { medianOf } from './measure-screen.ts'
import type { Measuring } from './measure-screen.ts'
import { timeFromKey, timeOfReload, watchPages } from './time-in-page.ts'

const grower = 'grower@furrow.example'

export interface ActTimes {
  readonly saved: readonly [number, number]
  readonly search: readonly [number, number]
  readonly signIn: readonly [number, number]
}

export async function measureActs(measuring: Measuring): Promise<ActTimes> {
  const { browser, address } = measuring
  const visitor = await visit(browser, address, { width: 1366, height: 768 })
  await watchPages(visitor.page)
  await signInToBusiness(visitor, grower)
  try {
    const saved = await timesOfSaving(visitor, measuring)
    const search = await timesOfSearch(visitor, measuring)
    const token = await tokenOf(address, grower)
    const bare = await timeBarePage(visitor.page, { address, token, asked: [] })
    return {
      saved,
      search: [search, bare.drawn],
      signIn: [await timeOfSignIn(measuring), bare.loaded],
    }
  } finally {
    await visitor.close()
  }
}

/** From Enter to “All changes saved”; the limit sends the same change and waits for its answer. */
async function timesOfSaving({ page }: Visit, { address, rounds }: Measuring) {
  const { farm, period } = await farmInProgress(address, grower)
  await timeOfReload(page, `${address}${base}/collection/${farm}/period/${period}/rain-gauges`)
  const cells = page.locator('.rain-year [role=gridcell][aria-colindex="5"]')
  await cells.first().waitFor()
  await page.waitForTimeout(2000)
  const times: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds + 1; round += 1) {
    await cells.nth(2 + round).click()
    await page.keyboard.type(String((Date.now() % 50) + 1))
    const sent = page.waitForRequest(/\/batch$/)
    times.push(await timeFromKey(page, 'Enter', isSaved))
    const headers = { ...(await (await sent).allHeaders()) }
    bare.push(await page.evaluate<number>(`(${sending})(${JSON.stringify(headers.authorization)})`))
    await page.waitForTimeout(1500)
  }
  return [medianOf(times.slice(1)), medianOf(bare.slice(1))] as const
}

const isSaved = `(() => {
  const words = document.querySelector('.save-state')?.innerText ?? ''
  window.wasSaving ||= /Saving/.test(words)
  const isDone = window.wasSaving && /^All changes saved/.test(words)
  if (isDone) window.wasSaving = false
  return isDone
})()`

/** A change of nothing: the way there and back, and a transaction. */
const sending = `async authorization => {
  const began = performance.now()
  const headers = { authorization, 'content-type': 'application/json' }
  await fetch('/api/v2/batch', { method: 'POST', headers, body: JSON.stringify({ steps: [] }) }).then(answer => answer.text())
  return performance.now() - began
}`

async function timesOfSearch({ page }: Visit, { rounds }: Measuring): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds + 1; round += 1) {
    times.push(
      await timeFromKey(page, 'Control+k', `document.activeElement?.ariaLabel === 'Search'`),
    )
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
  }
  return medianOf(times.slice(1))
}

/** A device without anything: from the address to the screen, and from the password to home. */
async function timeOfSignIn({ browser, address, rounds }: Measuring): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const fresh = await visit(browser, address, { width: 1366, height: 768 })
    await watchPages(fresh.page)
    times.push(await timeOfReload(fresh.page, `${address}${base}/login`))
    await fresh.page.getByLabel('Password', { exact: true }).fill(password)
    await fresh.close()
  }
  return medianOf(times)
}
