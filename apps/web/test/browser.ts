// A real browser on a real server, for the journeys: everything that goes wrong on a page is kept.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { tellOfFailure } from './failed-page.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
export const base = '/collect/1.0.0'
export const password = 'furrow-demo'

export const browserPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Chromium hears the last such list alone, so it begins with what Playwright switches off. */
const switchedOff = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  // What drops down from the address bar, which nobody sees: half of what a visit took.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${switchedOff.join(',')}`,
]

/** Maps are drawn by a chip, or by a program that does as if it were one; it takes its time. */
const mapFlags = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

export function startBrowser({ drawsMaps = false } = {}): Promise<Browser> {
  const plain = browserFlags.filter(flag => flag !== '--disable-gpu')
  const args = drawsMaps ? [...plain, ...mapFlags] : browserFlags
  return chromium.launch({ executablePath: browserPath, args })
}

/** A browser that does not end by itself is left behind: it is not what is tested. */
export async function closeBrowser(browser: Browser | undefined): Promise<void> {
  await Promise.race([browser?.close(), sleep(20_000, undefined, { ref: false })])
}

/** Far more than anything takes; a machine may have other things to do. */
const patience = 45_000

export interface View {
  readonly width?: number
  readonly height?: number
  readonly scheme?: 'light' | 'dark'
  /** A phone: fingers rather than a mouse. */
  readonly isTouched?: boolean
  readonly timeZone?: string
  /** With the worker that brings all screens to the device first: dearer than most that a visit does then. */
  readonly worksOffline?: boolean
}

export interface Visit {
  readonly address: string
  readonly page: Page
  readonly context: BrowserContext
  /** Errors, and requests to elsewhere. */
  readonly trouble: string[]
  go(path: string): Promise<void>
  /** From a screen to another without loading the page again, as a link leads. */
  turnTo(path: string): Promise<void>
  close(): Promise<void>
}

/** A browser of its own, with nothing stored. */
export async function visit(browser: Browser, address: string, view: View = {}): Promise<Visit> {
  const { width = 1280, height = 900, scheme = 'light', isTouched = false } = view
  const { timeZone = 'Australia/Brisbane', worksOffline = false } = view
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isTouched,
    isMobile: isTouched,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: timeZone,
    serviceWorkers: worksOffline ? 'allow' : 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const trouble: string[] = []
  tellOfFailure(page, trouble)
  page.on('pageerror', error => trouble.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !isOfNetwork(message.text())) trouble.push(message.text())
  })
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) trouble.push(`asked ${url}`)
  })
  return {
    address,
    page,
    context,
    trouble,
    go: async path => {
      await page.goto(address + base + path)
    },
    turnTo: async path => {
      const isElsewhere = pathOf(page) !== path.replace(/\?.*/, '')
      await page.evaluate(`document.querySelector('h1')?.toggleAttribute('data-left', ${isElsewhere})
        history.pushState({}, '', ${JSON.stringify(base + path)})`)
      await page.locator('h1:not([data-left])').waitFor()
    },
    close: () => context.close(),
  }
}

/** What the browser says by itself of a refused or a cut request, which a journey may intend. */
function isOfNetwork(text: string): boolean {
  return /Failed to load resource|net::ERR/.test(text)
}

export async function signIn({ page, go }: Visit, email: string): Promise<void> {
  await go('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^(Good|Select Business)/ }).waitFor()
}

/** As on a device on which they signed in, and chose their first business, before: no screen is opened yet. */
export async function signInToBusiness({ address, page }: Visit, email: string): Promise<void> {
  const { token, user } = await ask<SignedIn>(address, '/api/login', { body: { email, password } })
  const { businesses, associated_businesses, managed_businesses } = user
  const [business] = [businesses, associated_businesses, managed_businesses].flat()
  const kept = { token, ...(business && { businessId: business.id }) }
  await page.goto(`${address}${base}/icon.svg`)
  await page.evaluate(`for (const [key, value] of Object.entries(${JSON.stringify(kept)}))
    localStorage.setItem(key, value)`)
}

type Businesses = readonly { readonly id: number }[]
interface SignedIn {
  readonly token: string
  readonly user: Readonly<
    Record<'businesses' | 'associated_businesses' | 'managed_businesses', Businesses>
  >
}

/** From wherever one is to the collection home of a farm and period. */
export async function openCollection(
  { page, go }: Visit,
  { farm, period }: { farm: number; period: number },
): Promise<void> {
  await go(`/collection/${farm}/period/${period}`)
  await page.getByRole('heading', { level: 1, name: 'Collection' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Sections' }).waitFor()
}

export function pathOf(page: Page): string {
  return new URL(page.url()).pathname.replace(base, '')
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Reading {
  /** Of all rules this one, where nothing else can have changed since all of them were asked. */
  readonly only?: 'color-contrast'
  /** A selector of what alone is read, where the page around it is read by itself. */
  readonly within?: string
}

export async function faultsForReaders(
  page: Page,
  { only, within }: Reading = {},
): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe)
  const runOnly = only ? [only] : standards
  // Style sheets and sounds are read anew for two rules: one that is not asked, and one of sounds.
  const options = { resultTypes: ['violations'], preload: false, runOnly }
  const { violations } = await page.evaluate<AxeResult>(
    `axe.run(${within ? JSON.stringify(within) : 'document'}, ${JSON.stringify(options)})`,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth')
}

/** A call as a program makes it, for what a journey needs beside the screens. */
export async function ask<Body = Record<string, unknown>>(
  address: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Body> {
  const response = await fetch(address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      // One that is kept is closed by the server after a while, perhaps just when it is used again.
      connection: 'close',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Body
}

export async function tokenOf(address: string, email: string): Promise<string> {
  const { token } = await ask<{ token: string }>(address, '/api/login', {
    body: { email, password },
  })
  return token
}

interface FarmPeriod {
  readonly farm_id: number
  readonly period_id: number
  readonly status: string
}

/** A farm of this person with the period that is being recorded. */
export async function farmInProgress(address: string, email: string) {
  const token = await tokenOf(address, email)
  const { data } = await ask<{ data: readonly FarmPeriod[] }>(address, '/api/farm_period/search', {
    token,
    body: {
      filters: [{ field: 'status', operator: '=', value: 'In progress' }],
      sort: [{ field: 'id', direction: 'desc' }],
    },
  })
  const [found] = data
  if (!found) throw new Error(`${email} has no period in progress.`)
  return { farm: found.farm_id, period: found.period_id }
}
