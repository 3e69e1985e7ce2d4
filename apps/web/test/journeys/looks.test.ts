// Every screen in light and dark, from a phone to a wide desk: nothing that a reader stumbles over,
// nothing that runs out at the side, no error. On a phone nothing that a finger misses, nothing that is cut
// off or covered, and the right keys for every field. With PICTURES set, pictures of each are kept there.

import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import {
  ask,
  farmInProgress,
  faultsForReaders,
  scrollsSideways,
  signInToBusiness,
  closeBrowser,
  startBrowser,
  tokenOf,
  visit,
} from '../browser.ts'
import type { Visit } from '../browser.ts'
import { stockInProgress } from '../demo-places.ts'
import { screensToSee } from '../screens-to-see.ts'
import type { SeenScreen } from '../screens-to-see.ts'
import { touchFaults } from '../touch-faults.ts'

/** In the order in which they are looked at: what is dear is to take on other colours, not to be wider. */
const looks = [
  ...[360, 768, 1280, 1920].map(width => ({ width, scheme: 'light' }) as const),
  ...[1280, 768, 360].map(width => ({ width, scheme: 'dark' }) as const),
]
type Look = (typeof looks)[number]
const pictures = process.env['PICTURES']
/** As people have them: a phone, a tablet, a laptop and a desk. */
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const
const schemes = ['light', 'dark'] as const
const people = [undefined, 'grower', 'consultant', 'owner', 'nobody', 'admin'] as const

let server: RunningServer
let browser: Browser
let screens: readonly SeenScreen[]

beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  const place = await farmInProgress(server.address, 'grower@furrow.example')
  const stock = await stockInProgress(server.address)
  const token = await tokenOf(server.address, 'grower@furrow.example')
  const { data } = await ask<{ data: { id: number }[] }>(server.address, '/api/businesses', {
    token,
  })
  screens = screensToSee({ ...place, stock, business: data[0]?.id ?? 0 })
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

describe('every screen is whole and readable, light and dark', () => {
  test.each(people)('for %s', { timeout: pictures ? 7_200_000 : 600_000 }, async person => {
    const visitor = await visit(browser, server.address)
    if (person) await signInToBusiness(visitor, `${person}@furrow.example`)
    const seen = screens.filter(({ as }) => as === person)
    expect(seen.length).toBeGreaterThan(0)
    const faults: string[] = []
    for (const [place, screen] of seen.entries()) {
      faults.push(...(await faultsOf(visitor, screen, place)))
      if (pictures) await keepPictures(visitor, screen)
    }
    expect(faults).toEqual([])
    expect(visitor.trouble).toEqual([])
    await visitor.close()
  })
})

/** In the dark everything is where it is in the light: the page that is there takes on other colours. */
async function faultsOf(visitor: Visit, screen: SeenScreen, place: number): Promise<string[]> {
  const { page } = visitor
  await page.emulateMedia({ colorScheme: 'light' })
  await (place === 0 ? visitor.go(screen.path) : visitor.turnTo(screen.path))
  await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor()
  await settled(page)
  const faults: string[] = []
  for (const { width, scheme } of looks) {
    const asked = askedOf({ width, scheme }, place)
    if (asked === 'nothing') continue
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 })
    await takeOn(page, scheme)
    const found = await faultsIn(page, asked)
    faults.push(...found.map(fault => `${screen.name}, ${width} px, ${scheme}: ${fault}`))
  }
  const missed = await faultsForFingers(visitor)
  return [...faults, ...missed.map(fault => `${screen.name}, touched: ${fault}`)]
}

/** Of the page that is there, as narrow as phones are: to load it again on one takes ten times as long. */
async function faultsForFingers({ page, context }: Visit): Promise<readonly string[]> {
  const fingers = await context.newCDPSession(page)
  await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.evaluate(afterTransitions)
  expect(await page.evaluate<boolean>("matchMedia('(pointer: coarse)').matches")).toBe(true)
  const sideways = (await scrollsSideways(page)) ? ['runs out at the side'] : []
  const faults = [...sideways, ...(await touchFaults(page))]
  await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await fingers.detach()
  await page.setViewportSize({ width: 1280, height: 900 })
  return faults
}

type Asked = 'everything' | 'whether it runs out' | 'colours' | 'nothing'

/**
 * On the widest there is nothing that the desk has not, and in the dark only colours differ. In the usual
 * run a reader looks at every other screen on the phone, and at the rest on the desk, in the light and in
 * the dark.
 */
function askedOf({ width, scheme }: Look, place: number): Asked {
  if (inject('isLongForm')) {
    if (scheme === 'dark') return 'colours'
    return width === 1920 ? 'whether it runs out' : 'everything'
  }
  const isRead = width === (place % 2 === 0 ? 360 : 1280)
  if (scheme === 'dark') return isRead ? 'colours' : 'nothing'
  if (isRead) return 'everything'
  // On the phone the search for what fingers miss asks it.
  return width === 768 || width === 1280 ? 'whether it runs out' : 'nothing'
}

async function faultsIn(page: Page, asked: Asked): Promise<readonly string[]> {
  if (asked === 'nothing') return []
  if (asked === 'colours') return faultsForReaders(page, { only: 'color-contrast' })
  const sideways = (await scrollsSideways(page)) ? ['runs out at the side'] : []
  return asked === 'everything' ? [...sideways, ...(await faultsForReaders(page))] : sideways
}

/** Colours that are on their way from one scheme to the other are waited for. */
async function takeOn(page: Page, colorScheme: Look['scheme']): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
  await page.evaluate(afterTransitions)
}

const afterTransitions = `(async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  await new Promise(requestAnimationFrame)
})()`

/** What was still loading stands there. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await expect.poll(() => page.locator('[aria-busy=true], .mantine-Skeleton-root').count()).toBe(0)
}

async function keepPictures({ page }: Visit, { name }: SeenScreen): Promise<void> {
  for (const scheme of schemes) {
    await takeOn(page, scheme)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.evaluate(afterTransitions)
      await keepPicture(page, `${name}-${size.width}-${scheme}`, { fullPage: true })
    }
  }
  await takeOn(page, 'light')
}

async function keepPicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  mkdirSync(pictures ?? '', { recursive: true })
  await page.screenshot({ path: path.join(pictures ?? '', `${name}.png`), fullPage })
}
