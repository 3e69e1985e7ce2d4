// Measures the sheet of 5,000 rows and 40 columns in a real browser, beside the least that shows the
// same figures: opening, scrolling, pasting 500 × 10, saving.

import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'

export interface SheetFigures {
  /** In milliseconds, from the press of the button to what is painted. */
  readonly opened: number
  /** Frames while scrolling: the middle one and the slowest but one in a hundred. */
  readonly frame: number
  readonly slowFrame: number
  readonly pasted: number
  /** From the paste until nothing waits to be saved, in so many requests; nothing of the limit. */
  readonly saved: number | undefined
  readonly requests: number | undefined
}

export interface MeasuredSheets {
  readonly sheet: SheetFigures
  readonly limit: SheetFigures
}

export async function measureBoth(browser: Browser): Promise<MeasuredSheets> {
  const site = await builtPage()
  try {
    const limit = await measured(browser, `${site.address}?limit`)
    return { sheet: await measured(browser, site.address), limit }
  } finally {
    await site.close()
  }
}

export async function measureSheet(browser: Browser): Promise<SheetFigures> {
  const site = await builtPage()
  try {
    return await measured(browser, site.address)
  } finally {
    await site.close()
  }
}

async function builtPage() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-sheet-'))
  const { build } = await import('vite')
  const { default: react } = await import('@vitejs/plugin-react')
  await build({
    root: fileURLToPath(new URL('sheet-page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, target: 'esnext' },
  })
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').replace(/\?.*/, '').replace(/^\/$/, '/index.html')
    const kinds = { html: 'text/html', js: 'text/javascript', css: 'text/css' }
    const kind = kinds[(name.split('.').at(-1) ?? '') as keyof typeof kinds]
    response.setHeader('content-type', kind ?? 'application/octet-stream')
    const file = createReadStream(path.join(folder, path.normalize(name)))
    file.on('error', () => response.writeHead(404).end())
    file.pipe(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close()
      server.closeAllConnections()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function measured(browser: Browser, address: string): Promise<SheetFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  try {
    await page.goto(address)
    await page.getByRole('button', { name: 'Open' }).waitFor()
    const opened = await run<number>(page, openIt)
    await page.getByRole('gridcell').first().waitFor()
    await run(page, 'settle(600)')
    const frames = (await run<number[]>(page, scrollIt)).toSorted((one, other) => one - other)
    await run(page, 'settle(600)')
    // The first figure of the first row: the sheet shows the same decimals down a column.
    await page
      .getByText(/^0(\.0)?$/)
      .first()
      .click()
    const pasting = await run<Pick<SheetFigures, 'pasted' | 'saved' | 'requests'>>(page, pasteIt)
    return {
      opened,
      frame: frames[Math.floor(frames.length / 2)] ?? 0,
      slowFrame: frames[Math.floor(frames.length * 0.99)] ?? 0,
      ...pasting,
    }
  } finally {
    await context.close()
  }
}

function run<T>(page: Page, script: string): Promise<T> {
  return page.evaluate<T>(`(async () => {${aids}; return await (${script})})()`)
}

/** What is drawn now stands on the screen after the next frame. */
const aids = `
  const settle = time => new Promise(resolve => setTimeout(resolve, time))
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  const grid = () => document.querySelector('[role=grid]')
  const box = () => [grid(), ...grid().querySelectorAll('*'), grid().parentElement]
    .find(part => part.scrollHeight > part.clientHeight + 1000)
`

const openIt = `(async () => {
  const button = [...document.querySelectorAll('button')].find(one => one.textContent === 'Open')
  const began = performance.now()
  button.click()
  while (!document.querySelector('[role=gridcell]')) await frame()
  await painted()
  return performance.now() - began
})()`

const scrollIt = `(async () => {
  const times = []
  const scrolled = box()
  let last = await frame()
  for (let step = 0; step < 240; step += 1) {
    scrolled.scrollTop += 90
    const now = await frame()
    times.push(now - last)
    last = now
  }
  scrolled.scrollTop = 0
  return times
})()`

const pasteIt = `(async () => {
  const text = Array.from({ length: 500 }, (_, row) =>
    Array.from({ length: 10 }, (_, column) => String(10000 + row * 10 + column)).join('\\t')).join('\\n')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const taken = window.taken?.()
  const began = performance.now()
  grid().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  const isThere = () => [...document.querySelectorAll('[role=gridcell]')]
    .some(one => one.textContent.replace(/[,.\\s]/g, '').startsWith('10000'))
  while (!isThere()) await frame()
  await painted()
  const pasted = performance.now() - began
  if (!window.waiting) return { pasted }
  while (window.waiting() > 0 || window.taken() === taken) await settle(5)
  return { pasted, saved: performance.now() - began, requests: window.taken() - taken }
})()`
