// The desk of staff by the keyboard alone: a project is moved on, a bill is drafted from it, and who came to a workshop is ticked.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { closeBrowser, signInToBusiness, startBrowser, visit } from '../browser.ts'
import { rowsOf } from '../fresh-farm.ts'
import { allSaved } from '../sheet-in-page.ts'
import { tabTo } from '../tab-to.ts'

const isLong = inject('isLongForm')
let server: RunningServer
let browser: Browser
beforeAll(async () => {
  if (!isLong) return
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  if (!isLong) return
  await closeBrowser(browser)
  await server?.stop()
})

interface Project {
  readonly id: number
  readonly title: string
  readonly project_status_id: number | null
}

test.runIf(isLong)(
  'staff move a project, draft a bill and tick attendance by the keyboard alone',
  async () => {
    const staff = await visit(browser, server.address)
    const { page } = staff
    const { keyboard } = page
    const press = async (name: RegExp) => {
      await tabTo(page, name, 400)
      await keyboard.press('Enter')
    }
    await signInToBusiness(staff, 'consultant@furrow.example')

    await staff.go('/projects')
    const moved = page.getByRole('button', { name: /^Move/ }).first()
    await moved.waitFor()
    const [card] = (await moved.getAttribute('aria-label'))?.match(/(?<=Move: ).*/) ?? []
    const title = card ?? expect.fail('The first card has no name on its menu.')
    const kept = await rowsOf<Project>(server.address, 'projects', { title })
    await press(/^Move/)
    await page.getByRole('menu').waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await allSaved(page)
    const after = await rowsOf<Project>(server.address, 'projects', { title })
    expect(after[0]?.project_status_id).not.toBe(kept[0]?.project_status_id)

    await staff.go('/bills')
    await page.getByRole('table', { name: 'Bills' }).waitFor()
    await press(/^New bill/)
    await page.getByRole('combobox', { name: /^Project/ }).waitFor()
    await tabTo(page, /^ Project/)
    await keyboard.type(title)
    await keyboard.press('Enter')
    // It is looked for first, and taken when it is found.
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
    await press(/^Add bill/)
    await page.getByRole('heading', { name: 'Draft bill' }).waitFor()
    await press(/^Work and expenses/)
    await page.getByRole('dialog').waitFor()
    await keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await staff.go('/workshops')
    await page.getByRole('link', { name: /^Crops compared/ }).waitFor()
    await press(/^Crops compared/)
    await page.getByRole('heading', { level: 1, name: /^Crops compared/ }).waitFor()
    await tabTo(page, /^ Answers/, 400)
    await keyboard.press('ArrowRight')
    const list = page.getByRole('list', { name: 'Attendance' })
    await list.waitFor()
    const ticked = list.getByRole('checkbox', { checked: true })
    const before = await ticked.count()
    const name = await list.locator('label').first().innerText()
    await tabTo(page, new RegExp(`^ ${name}`), 400)
    await keyboard.press('Space')
    await expect.poll(() => ticked.count()).not.toBe(before)
    await allSaved(page)
    expect(staff.trouble).toEqual([])
    await staff.close()
  },
)
