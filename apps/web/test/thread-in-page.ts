// Questions in a page, as the journeys ask, answer and resolve them.

import type { Page } from 'playwright-core'

/** Wherever threads stand one below the other. */
export const threadOf = (page: Page, question: string) =>
  page.getByRole('button').filter({ hasText: question })

export const openThread = (page: Page) => page.getByRole('dialog', { name: 'Question' })

/** In the dialog that is open. */
export async function writeQuestion(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Ask a question' })
  await dialog.getByRole('textbox', { name: 'Question' }).fill(text)
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** About the period, from its own card. */
export async function askOnPage(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await writeQuestion(page, text)
}

/** In the thread that is open. */
export async function answerThread(page: Page, text: string): Promise<void> {
  const thread = openThread(page)
  await thread.getByRole('textbox', { name: 'Answer' }).fill(text)
  await thread.getByRole('button', { name: 'Answer' }).click()
  await thread.getByRole('listitem').filter({ hasText: text }).waitFor()
}

/** Opened from a list, and closed again. */
export async function answerInList(page: Page, question: string, text: string): Promise<void> {
  await threadOf(page, question).click()
  await answerThread(page, text)
  await page.keyboard.press('Escape')
  await openThread(page).waitFor({ state: 'detached' })
}

export async function resolveThread(page: Page, came: string): Promise<void> {
  const thread = openThread(page)
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await thread.getByRole('textbox', { name: 'What came of it' }).fill(came)
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await thread.locator('p', { hasText: new RegExp(`^Resolved.*: ${came}`) }).waitFor()
}

/** What this page sends there arrives after another page has been told. */
export async function sentSecond(page: Page, path: string) {
  const first = Promise.withResolvers<void>()
  await page.route(path, async route => {
    await first.promise
    await route.continue()
  })
  return { first: first.resolve, done: () => page.unroute(path) }
}
