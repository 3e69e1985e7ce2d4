// Every dialog and drawer on a phone and on a laptop: opened, looked at and left by keys alone. Nothing that
// a reader stumbles over, nothing that runs out at the side or that a finger misses; the focus is in it while it
// is there, and back where it was when it is gone. With PICTURES set, pictures of each, light and dark.

import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, farmInProgress, faultsForReaders, scrollsSideways } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import type { Visit } from '../browser.ts'
import { openedElsewhere } from '../dialogs-elsewhere.ts'
import { dialogsToSee } from '../dialogs-to-see.ts'
import type { SeenDialog, Step } from '../seen-dialog.ts'
import { touchFaults } from '../touch-faults.ts'

const grower = 'grower@furrow.example'
const pictures = process.env['PICTURES']
const sizes = {
  phone: { width: 360, height: 780 },
  laptop: { width: 1366, height: 768 },
} as const
type Size = keyof typeof sizes

let server: RunningServer
let browser: Browser
let folder: string
let dialogs: readonly SeenDialog[]

beforeAll(async () => {
  ;[server, browser, folder] = await Promise.all([
    runDemo(),
    startBrowser(),
    mkdtemp(path.join(os.tmpdir(), 'dialogs-')),
  ])
  const { farm, period } = await farmInProgress(server.address, grower)
  const token = await tokenOf(server.address, grower)
  const find = async (address: string, filters: readonly object[]) => {
    const body = { filters }
    const { data } = await ask<{ data: readonly { id: number; period_id: number }[] }>(
      server.address,
      address,
      { token, body },
    )
    return data[0]
  }
  const released = await find('/api/farm_period/search', [
    { field: 'farm_id', value: farm },
    { field: 'status', value: 'Released' },
  ])
  const business = await find('/api/businesses/search', [])
  if (!released || !business) throw new Error('The demonstration has no released period.')
  const admin = await tokenOf(server.address, 'admin@furrow.example')
  const tag = { name: 'Kept for seed' }
  await ask(server.address, '/api/crop_tags', { token: admin, body: tag })
  const places = { farm, period, released: released.period_id, business: business.id, folder }
  dialogs = dialogsToSee(places)
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('every dialog is whole, readable and left by keys', () => {
  const cases = (['phone', 'laptop'] as const).flatMap(size =>
    (['grower', 'consultant', 'admin'] as const).map(person => [person, size] as const),
  )
  test.each(cases)(
    'for %s on a %s',
    { timeout: pictures ? 3_600_000 : 300_000 },
    async (person, size) => {
      const theirs = dialogs.filter(({ as }) => as === person)
      expect(theirs.length).toBeGreaterThan(0)
      const asked = theirs.filter(({ only }, at) => isAsked(size, only, at))
      const visitor = await visit(browser, server.address, {
        ...sizes[size],
        isTouched: size === 'phone',
      })
      visitor.page.setDefaultTimeout(10_000)
      await signInToBusiness(visitor, `${person}@furrow.example`)
      const faults: string[] = []
      for (const [place, dialog] of asked.entries()) {
        const found = await faultsOf(visitor, dialog, { size, isAlone: place > 0 })
        faults.push(...found.map(fault => `${dialog.name}: ${fault}`))
      }
      expect(faults).toEqual([])
      expect(visitor.trouble).toEqual([])
      await visitor.close()
    },
  )
})

test('what shows a dialog is in the list, or is said to be opened elsewhere', () => {
  const source = new URL('../../src/', import.meta.url).pathname
  const shows =
    /<(DialogCard|SideDrawer|ConfirmDelete|FilterPopover|PasswordDialog|ConflictPopover|Modal|(Drawer|Modal|Spotlight)\.Root|Popover\.Dropdown)\b/
  const showing = globSync('**/*.tsx', { cwd: source }).filter(
    file => !file.endsWith('.test.tsx') && shows.test(readFileSync(source + file, 'utf8')),
  )
  const known = new Set([...dialogs.map(({ from }) => from), ...openedElsewhere])
  expect(showing.filter(file => !known.has(file))).toEqual([])
  expect([...known].filter(file => !showing.includes(file))).toEqual([])
})

/** In the usual run every sixth one, of these every other one on the phone, and the others on the laptop. */
function isAsked(size: Size, only: SeenDialog['only'], at: number): boolean {
  if (only) return only === size
  return Boolean(pictures) || inject('isLongForm') || at % 12 === (size === 'phone' ? 0 : 6)
}

interface Looking {
  readonly size: Size
  /** The page behind it is read once: `looks.test.ts` reads each. */
  readonly isAlone: boolean
}

async function faultsOf(
  visitor: Visit,
  dialog: SeenDialog,
  looking: Looking,
): Promise<readonly string[]> {
  try {
    return await faultsOfOpened(visitor, dialog, looking)
  } catch (error) {
    return [`not opened or left: ${String(error).split('\n', 2).join(' ')}`]
  }
}

async function faultsOfOpened({ page, go }: Visit, dialog: SeenDialog, { size, isAlone }: Looking) {
  // What stands open is gone on with, as people do.
  if (!page.url().endsWith(dialog.path)) await go(dialog.path)
  await page.getByRole('heading', { level: 1, name: dialog.heading }).waitFor()
  await page.waitForLoadState('load')
  const before = await shown(page).count()
  for (const step of dialog.steps) await take(page, step)
  await expect.poll(() => shown(page).count()).toBeGreaterThan(before)
  await expect.poll(() => page.locator(loading).count()).toBe(0)
  await page.evaluate(afterTransitions)
  const faults = [
    ...((await scrollsSideways(page)) ? ['runs out at the side'] : []),
    ...((await page.evaluate<boolean>(runsOut)) ? ['runs out of the screen'] : []),
    ...(await faultsForReaders(page, isAlone ? { within: '[role=dialog]' } : {})),
    ...(size === 'phone' ? await touchFaults(page, '[role=dialog]') : []),
    ...((await isFocusWithin(page)) ? [] : ['the focus is not in it']),
  ]
  if (pictures) await keepPictures(page, `dialog-${dialog.name}-${sizes[size].width}`)
  await leave(page, before)
  return faults
}

const runsOut = `[...document.querySelectorAll('[role=dialog]')].some(dialog => {
  const { left, top, right, bottom } = dialog.getBoundingClientRect()
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
})`
const loading = '[role=dialog] :is([aria-busy=true], .skeleton-bar)'

const shown = (page: Page): Locator => page.locator('[role=dialog]:visible')

async function take(page: Page, step: Step): Promise<void> {
  if (typeof step === 'function') return step(page)
  const name = typeof step === 'string' ? { name: step, exact: true } : { name: step }
  // A menu that opens takes the focus, and would take it from what is pressed before.
  const item = page
    .getByRole('menuitem', name)
    .and(page.locator('[role=menu]:focus-within [role=menuitem]'))
  const any = page.getByRole('button', name).or(page.getByRole('link', name)).or(item)
  const asked = any.filter({ visible: true }).first()
  await expect.poll(() => asked.isEnabled()).toBe(true)
  await asked.press('Enter')
}

function isFocusWithin(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(
    `Boolean(document.activeElement?.closest('[role=dialog]')) ||
      Boolean(document.activeElement?.getAttribute('aria-haspopup') || document.activeElement?.getAttribute('aria-expanded'))`,
  )
}

async function leave(page: Page, before: number): Promise<void> {
  for (let left = await shown(page).count(); left > before; left -= 1) {
    await page.keyboard.press('Escape')
    const isLeft = () => shown(page).count()
    await expect.poll(isLeft, { message: 'Escape leaves one at a time' }).toBe(left - 1)
  }
  const isSomewhere = () =>
    page.evaluate<boolean>('![null, document.body].includes(document.activeElement)')
  await expect.poll(isSomewhere, { message: 'The focus is nowhere once it is left' }).toBe(true)
}

async function keepPictures(page: Page, name: string): Promise<void> {
  mkdirSync(pictures ?? '', { recursive: true })
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor()
    await page.evaluate(afterTransitions)
    await page.screenshot({ path: path.join(pictures ?? '', `${name}-${scheme}.png`) })
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

const afterTransitions = `(async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  await new Promise(requestAnimationFrame)
})()`
