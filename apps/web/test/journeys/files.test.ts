import { createHash, randomFillSync } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, farmInProgress } from '../browser.ts'
import { faultsForReaders, signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'

const grower = 'grower@furrow.example'
const megabyte = 1024 * 1024

let server: RunningServer
let browser: Browser
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-files-'))
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('200 MB arrive whole although the network goes twice', async () => {
  const place = await farmInProgress(server.address, grower)
  const visitor = await visit(browser, server.address)
  const { page, context, go } = visitor
  await signInToBusiness(visitor, grower)
  await go(`/collection/${place.farm}/period/${place.period}/files`)
  await page.getByRole('heading', { level: 1, name: 'Files' }).waitFor()
  const file = await largePdf(200)
  await page.locator('input[type=file][multiple]').setInputFiles(file)

  for (const share of [20, 60]) {
    await expect.poll(() => shareOf(page)).toBeGreaterThan(share)
    await context.setOffline(true)
    await page.waitForTimeout(1500)
    await context.setOffline(false)
  }
  await page.getByText('statement.pdf is uploaded.').first().waitFor({ timeout: 90_000 })
  await page.getByRole('grid').getByText('statement.pdf').first().waitFor()

  const token = await tokenOf(server.address, grower)
  const found = await ask<{ data: readonly { id: number; size: number }[] }>(
    server.address,
    '/api/files/search',
    { token, body: { filters: [{ field: 'name', value: 'statement.pdf' }] } },
  )
  expect(found.data.map(({ size }) => size)).toEqual([200 * megabyte])
  const answer = await fetch(`${server.address}/api/v2/downloads/${found.data[0]?.id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await sumOf(answer.body as AsyncIterable<Uint8Array>)).toBe(
    await sumOf(createReadStream(file)),
  )
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

test('a photo answers what was asked for; it is looked at, put in a category, deleted and brought back', async () => {
  const place = await farmInProgress(server.address, grower)
  const token = await tokenOf(server.address, 'consultant@furrow.example')
  const values = { farm_id: place.farm, period_id: place.period, description: 'Photo of the gate' }
  await ask(server.address, '/api/requested_files', { token, body: values })
  const visitor = await visit(browser, server.address)
  const { page, go } = visitor
  await signInToBusiness(visitor, grower)
  await go('/')
  await page.getByText(/1 file requested/).waitFor()
  await go(`/collection/${place.farm}/period/${place.period}`)
  const photo = { name: 'gate.png', mimeType: 'image/png', buffer: picture }
  await page.getByLabel('File for Photo of the gate').setInputFiles(photo)
  await page.getByText('gate.png is uploaded.').first().waitFor()
  await page.getByText(/Uploaded: gate\.png/).waitFor()

  await go(`/collection/${place.farm}/period/${place.period}/files?as=pictures`)
  await page.getByRole('button', { name: /gate\.png/ }).waitFor()
  await page.locator('.file-tile img').first().waitFor()
  await page.getByText('Table', { exact: true }).click()
  await page.getByRole('grid').getByText('gate.png').first().click()
  await openRow(page)
  await page.getByRole('dialog').getByRole('img', { name: 'gate.png' }).waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('grid').getByText('gate.png').first().click()
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page.getByText('Trash').click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByText('gate.png restored.').first().waitFor()
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

test('a page that is called a picture is not taken, and stays with the reason', async () => {
  const place = await farmInProgress(server.address, grower)
  const visitor = await visit(browser, server.address)
  const { page, go } = visitor
  await signInToBusiness(visitor, grower)
  await go(`/collection/${place.farm}/period/${place.period}/files`)
  const buffer = Buffer.from('<!doctype html><script>alert(1)</script>')
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'shed.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Discard shed.png' }).waitFor()
  await page.getByText(/^Not uploaded\. File type not accepted/).waitFor()
  await page
    .getByText(/shed\.png/)
    .first()
    .waitFor()
  expect(await page.getByRole('grid').getByText('shed.png').count()).toBe(0)
  await visitor.close()
})

async function openRow(page: Page): Promise<void> {
  await page.getByRole('grid').click({ button: 'right', position: { x: 60, y: 60 } })
  await page.getByRole('menuitem', { name: /^Open/ }).click()
}

async function shareOf(page: Page): Promise<number> {
  const bar = page.getByRole('progressbar').first()
  return (await bar.count()) === 0 ? 100 : Number(await bar.getAttribute('aria-valuenow'))
}

/** Beginning as a PDF does; the rest is nothing that could be guessed. */
async function largePdf(megabytes: number): Promise<string> {
  const file = path.join(folder, 'statement.pdf')
  const handle = await open(file, 'w')
  const piece = Buffer.alloc(megabyte)
  for (let number = 0; number < megabytes; number += 1) {
    randomFillSync(piece)
    if (number === 0) piece.write('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')
    await handle.write(piece)
  }
  await handle.close()
  return file
}

async function sumOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex')
}

/** One grey dot. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
