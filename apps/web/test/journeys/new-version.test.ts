import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { signIn, closeBrowser, startBrowser, visit } from '../browser.ts'

const built = fileURLToPath(new URL('../../dist', import.meta.url))
let folder: string
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'furrow-build-'))
  cpSync(built, folder, { recursive: true })
  ;[server, browser] = await Promise.all([runDemo({ WEB_DIST: folder }), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a new build is told of, until one loads it', async () => {
  const visitor = await visit(browser, server.address, { worksOffline: true })
  const { page } = visitor
  await signIn(visitor, 'grower@furrow.example')
  await page.evaluate('navigator.serviceWorker.ready')
  await page.reload()
  await expect
    .poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'))
    .toBe(true)
  expect(await page.getByText('New update available!').count()).toBe(0)

  const before = readFileSync(path.join(folder, 'index.html'), 'utf8')
  writeFileSync(path.join(folder, 'index.html'), before.replace('<html', '<html data-build="next"'))
  // The list of what is kept changes with every build.
  appendFileSync(path.join(folder, 'sw.js'), '\n// the next build')
  await page.evaluate(`navigator.serviceWorker.getRegistration().then(found => found.update())`)

  const notice = page.getByText('New update available!')
  await notice.waitFor()
  // Longer than any other notice stays.
  await page.waitForTimeout(6000)
  expect(await notice.isVisible()).toBe(true)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: /reload|update/i }).click()
  await loaded
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
  expect(await notice.count()).toBe(0)
  await visitor.close()
})
