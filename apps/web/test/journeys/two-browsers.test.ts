import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { farmInProgress, signInToBusiness, closeBrowser, startBrowser, visit } from '../browser.ts'

/** What the farm is called, as it stands in its field. */
const nameIn = (page: Page) => page.getByRole('textbox', { name: /^Name/ }).first()

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

test('two people see what the other saves, and neither is disturbed while typing', async () => {
  const { farm } = await farmInProgress(server.address, 'owner@furrow.example')
  const path = `/collection/${farm}/details`
  const [owner, admin] = [
    await visit(browser, server.address),
    await visit(browser, server.address),
  ]
  await signInToBusiness(owner, 'owner@furrow.example')
  await signInToBusiness(admin, 'admin@furrow.example')
  await owner.go(path)
  await admin.go(path)
  const nameOf = ({ page }: typeof owner) => nameIn(page)
  await nameOf(owner).waitFor()
  await nameOf(admin).waitFor()

  await nameOf(owner).fill('Renamed by the owner')
  await nameOf(owner).press('Enter')
  await expect.poll(() => nameOf(admin).inputValue()).toBe('Renamed by the owner')

  await nameOf(owner).fill('Half typed')
  await nameOf(admin).fill('Renamed by the administrator')
  await nameOf(admin).press('Enter')
  await admin.page.getByText('All changes saved').first().waitFor()
  await owner.page.waitForTimeout(1500)
  expect(await nameOf(owner).inputValue()).toBe('Half typed')
  await nameOf(owner).press('Escape')
  await expect.poll(() => nameOf(owner).inputValue()).toBe('Renamed by the administrator')
  await owner.close()
  await admin.close()
})
