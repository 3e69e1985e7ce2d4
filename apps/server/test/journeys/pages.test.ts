import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { closeBrowser, startBrowser } from '../../../web/test/browser.ts'
import { runDemo } from '../demo-server.ts'
import type { RunningServer } from '../running-server.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const widths = { phone: 390, tablet: 834, desktop: 1440 } as const
const pictures = process.env['PICTURES']

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

describe('the pages of the server', () => {
  const all = Object.entries(widths).flatMap(([device, width]) =>
    (['light', 'dark'] as const).map(scheme => ({ device, width, scheme })),
  )
  /** In the usual run the two that differ most. */
  const usual = ['phone light', 'desktop dark']
  const views = all.filter(
    ({ device, scheme }) => inject('isLongForm') || usual.includes(`${device} ${scheme}`),
  )

  test.each(views)(
    'are whole and readable on a $device, $scheme',
    async ({ device, width, scheme }) => {
      for (const [name, url] of [
        ['status', '/api/v2/status'],
        ['records', '/api/v2/docs'],
      ] as const) {
        const { page, trouble } = await open(url, { width, scheme })
        expect(trouble, 'errors, and requests to elsewhere').toEqual([])
        expect(await sideways(page), `${name} scrolls sideways`).toBe(false)
        expect(await faultsForReaders(page), name).toEqual([])
        if (pictures) await keepPicture(page, `${name}-${device}-${scheme}`)
        await page.close()
      }
    },
  )

  test('the records are found as one types, by the keyboard alone', async () => {
    const { page } = await open('/api/v2/docs', { width: widths.desktop, scheme: 'light' })
    await page.getByLabel('Find a record or a field').focus()
    await page.keyboard.type('rain gauge')
    expect(await page.getByRole('status').textContent()).toMatch(/^\d of \d+ records$/)
    expect(await page.locator('#rain_gauges').isVisible()).toBe(true)
    expect(await page.locator('#bills').isVisible()).toBe(false)
    await page.close()
  })
})

interface View {
  readonly width: number
  readonly scheme: 'light' | 'dark'
}

async function open(url: string, { width, scheme }: View) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme })
  const trouble: string[] = []
  page.on('console', message => message.type() === 'error' && trouble.push(message.text()))
  page.on('pageerror', error => trouble.push(error.message))
  page.on('request', request => {
    const address = request.url()
    if (!address.startsWith(server.address) && !address.startsWith('data:')) trouble.push(address)
  })
  await page.goto(server.address + url, { waitUntil: 'networkidle' })
  return { page, trouble }
}

function sideways(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth')
}

async function faultsForReaders(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  // Records are all laid out alike, and there are 161: in the usual run a reader looks at the first.
  const passedOver = inject('isLongForm') ? [] : [['section[id]:nth-of-type(n+12)']]
  const { violations } = await page.evaluate<AxeResult>(
    `axe.run(${JSON.stringify({ exclude: passedOver })})`,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures ?? '', { recursive: true })
  await page.screenshot({ path: path.join(pictures ?? '', `${name}.png`) })
}
