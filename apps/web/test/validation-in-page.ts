// What is done beside the threads until a period is validated, as the journeys do it: an area or a cost put right, the
// period submitted, warnings kept with a reason.

import type { Page } from 'playwright-core'
import type { Visit } from './browser.ts'

/** In the sheet of paddocks. */
export const areaCell = (page: Page, name: string) =>
  page
    .locator('[data-line]')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('> [data-place="1"]')

/** By its manager. `place`: the address of the farm’s period. */
export async function submitOnScreen({ page, go }: Visit, place: string): Promise<void> {
  await go(place)
  await page.getByText('Nothing left to fix: ready to submit.').waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Withdraw' }).waitFor()
}

/** What was requested, from where it is asked for. */
export async function uploadPdf(page: Page, description: string): Promise<void> {
  const text = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  const file = { name: 'sent.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) }
  await page.getByLabel(`File for ${description}`).setInputFiles(file)
}

export async function keepWarnings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Confirm all: 2 crops have sales/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: 'Why is this correct?' })
    .fill('It is in the shed still.')
  await dialog.getByRole('button', { name: 'Confirm all 2' }).click()
  await page.getByText('2 confirmed as correct').waitFor()
}

/** `place`: the address of the farm's period. */
export async function typeIntoCosts(
  { page, go }: Pick<Visit, 'page' | 'go'>,
  place: string,
  [name, dollars]: readonly [string, number],
): Promise<void> {
  await go(`${place}/finance/income-and-costs`)
  await page.getByRole('searchbox', { name: 'Search Income and costs' }).fill(name)
  const line = page.locator('[data-line]').filter({ has: page.getByText(name, { exact: true }) })
  const heading = page.getByRole('columnheader', { name: 'This period', exact: true })
  const at = Number(await heading.getAttribute('aria-colindex')) - 2
  await line.locator(`> [data-place="${at}"]`).click()
  await page.keyboard.type(String(dollars))
  await page.keyboard.press('Enter')
}
