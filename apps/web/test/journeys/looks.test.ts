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

/** In the order in which they are looked at: what is dear is to lay out a page anew. */
const widths = [1280, 1920, 768, 360] as const
type Width = (typeof widths)[number]
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

async function faultsOf(visitor: Visit, screen: SeenScreen, place: number): Promise<string[]> {
  const { page } = visitor
  await (place === 0 ? visitor.go(screen.path) : visitor.turnTo(screen.path))
  await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor()
  await settled(page)
  const faults: string[] = []
  for (const width of widths) {
    const look = lookAt(width, place)
    if (look === 'none') continue
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 })
    await page.evaluate(afterTransitions)
    const inLight = await faultsIn(page, look)
    faults.push(...inLight.map(fault => `${screen.name}, ${width} px, light: ${fault}`))
    if (look !== 'read') continue
    // In the dark everything is where it is in the light.
    await takeOn(page, 'dark')
    const inDark = await faultsForReaders(page, { only: 'color-contrast' })
    faults.push(...inDark.map(fault => `${screen.name}, ${width} px, dark: ${fault}`))
    await takeOn(page, 'light')
  }
  if (!isTouched(place)) return faults
  const missed = await faultsForFingers(visitor)
  return [...faults, ...missed.map(fault => `${screen.name}, touched: ${fault}`)]
}

/** Of the page that is there, as narrow as phones are: to load it again on one takes ten times as long. */
async function faultsForFingers(visitor: Visit): Promise<readonly string[]> {
  const { page } = visitor
  await page.setViewportSize({ width: 360, height: 780 })
  const faults: string[] = []
  await byTouch(visitor, async () => {
    if (await scrollsSideways(page)) faults.push('runs out at the side')
    faults.push(...(await touchFaults(page)))
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  return faults
}

async function byTouch({ page, context }: Visit, look: () => Promise<void>): Promise<void> {
  const fingers = await context.newCDPSession(page)
  const touch = async (enabled: boolean) => {
    await fingers.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 5 })
    const isCoarse = () => page.evaluate<boolean>("matchMedia('(pointer: coarse)').matches")
    await expect.poll(isCoarse).toBe(enabled)
    await page.evaluate(afterTransitions)
  }
  await touch(true)
  await look()
  await touch(false)
  await fingers.detach()
}

type Look = 'read' | 'whether it runs out' | 'none'

/**
 * On the widest there is nothing that the desk has not. In the usual run a reader looks at every sixth screen, on the
 * phone and on the desk in turn, in the light and in the dark; fingers touch every second one.
 */
function lookAt(width: Width, place: number): Look {
  if (width === 1920) return inject('isLongForm') ? 'whether it runs out' : 'none'
  if (inject('isLongForm') || width === readOn(place)) return 'read'
  // On the phone the search for what fingers miss asks it.
  return width === 360 && isTouched(place) ? 'none' : 'whether it runs out'
}

function readOn(place: number): Width | undefined {
  if (place % 6 !== 0) return undefined
  return place % 12 === 0 ? 360 : 1280
}

function isTouched(place: number): boolean {
  return inject('isLongForm') || place % 2 === 0
}

async function faultsIn(page: Page, look: Look): Promise<readonly string[]> {
  const sideways = (await scrollsSideways(page)) ? ['runs out at the side'] : []
  return look === 'read' ? [...sideways, ...(await faultsForReaders(page))] : sideways
}

/** Colours that are on their way from one scheme to the other are waited for. */
async function takeOn(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
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
  await expect.poll(() => page.locator('[aria-busy=true], .skeleton-bar').count()).toBe(0)
}

async function keepPictures(visitor: Visit, { name }: SeenScreen): Promise<void> {
  const { page } = visitor
  for (const scheme of schemes) {
    await takeOn(page, scheme)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.evaluate(afterTransitions)
      const keep = () => keepPicture(page, `${name}-${size.width}-${scheme}`, { fullPage: true })
      await (size.width < 1024 ? byTouch(visitor, keep) : keep())
    }
  }
  await takeOn(page, 'light')
}

async function keepPicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  mkdirSync(pictures ?? '', { recursive: true })
  await page.screenshot({ path: path.join(pictures ?? '', `${name}.png`), fullPage })
}
