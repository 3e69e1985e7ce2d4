// A day in a hall: staff show the figures of a group on the big screen, a phone is the remote control, others follow with
// their own farm; the network goes and comes back, and at the end the code opens nothing.
// It needs a published edition, which takes farms to compare with: in the long form alone.

import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { mailServer } from '../../../server/test/mail-server.ts'
import type { MailServer } from '../../../server/test/mail-server.ts'
import { runServer } from '../../../server/test/running-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, faultsForReaders, scrollsSideways } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import type { View, Visit } from '../browser.ts'
import { rowsOf } from '../fresh-farm.ts'
import { touchFaults } from '../touch-faults.ts'

const isLong = inject('isLongForm')
const staff = 'consultant@furrow.example'
const phone: View = { width: 390, height: 844, isTouched: true }

let server: RunningServer
let browser: Browser
let mails: MailServer
beforeAll(async () => {
  if (!isLong) return
  mails = await mailServer()
  const env = { DEMO_DATA: 'yes', SMTP_URL: mails.url, MAIL_FROM: 'Furrow <furrow@farm.example>' }
  ;[server, browser] = await Promise.all([runServer(env), startBrowser()])
  // Farms to compare with are made while the server answers already.
  while (!server.printed().includes('more farms to compare with')) await setTimeout(1000)
}, 900_000)
afterAll(async () => {
  if (!isLong) return
  await closeBrowser(browser)
  await server?.stop()
  await mails?.close()
})

interface Workshop {
  readonly id: number
  readonly name: string
}

async function workshopToCome(): Promise<Workshop> {
  const all = await rowsOf<Workshop>(server.address, 'workshops', {})
  return all.find(({ name }) => name.startsWith('Stock compared')) ?? expect.fail('None is there.')
}

const placeOn = (page: Page) => page.locator('.slide-place').textContent()

/** Without a scroll bar, and nothing of it beyond the window. */
const isWhole = (page: Page) =>
  page.evaluate<boolean>(`(() => {
    const screen = document.querySelector('.big-screen')
    const parts = [...screen.querySelectorAll('h1, p, span, footer, svg.finding-strip, svg text')]
    return screen.scrollHeight <= screen.clientHeight &&
      document.documentElement.scrollWidth <= innerWidth &&
      parts.every(part => {
        const { bottom, right } = part.getBoundingClientRect()
        return bottom <= innerHeight + 1 && right <= innerWidth + 1
      })
  })()`)

/** Every finding where there is least room, and some of them in all sizes in which a hall may show them. */
async function looksWhole(page: Page): Promise<void> {
  const count = Number((await placeOn(page))?.split(' of ')[1])
  expect(count).toBeGreaterThan(5)
  for (const [width, height, most] of [
    [1024, 768, count],
    [820, 1180, 12],
    [1366, 768, 12],
    [1920, 1080, 12],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.keyboard.press('Home')
    for (let place = 1; place <= most; place += 1) {
      await page.getByText(`${place} of ${count}`, { exact: true }).waitFor()
      expect(await isWhole(page), `${place} at ${width} × ${height}`).toBe(true)
      await page.keyboard.press('PageDown')
    }
  }
  await page.keyboard.press('Home')
  await page.getByText(`1 of ${count}`, { exact: true }).waitFor()
}

/** Gives the code. */
async function begin(hall: Visit, workshop: Workshop): Promise<string> {
  const { page } = hall
  await hall.go(`/workshops/${workshop.id}`)
  await page.getByRole('button', { name: 'Show on the big screen' }).click()
  await page.getByRole('radio').first().waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await page.getByRole('button', { name: 'Begin' }).click()
  const code = await page.locator('.presentation-code').textContent()
  await page.getByRole('link', { name: 'Open the big screen' }).click()
  await page.locator('.slide h1').waitFor()
  return code?.replace(/\s/g, '') ?? ''
}

async function remoteOf(hall: Visit): Promise<Visit> {
  const remote = await visit(browser, server.address, phone)
  await signInToBusiness(remote, staff)
  await remote.go(new URL(hall.page.url()).pathname.replace(/.*(\/workshops.*)screen/, '$1remote'))
  await remote.page.getByRole('heading', { level: 1, name: /^1 of/ }).waitFor()
  expect(await faultsForReaders(remote.page)).toEqual([])
  expect(await touchFaults(remote.page)).toEqual([])
  expect(await scrollsSideways(remote.page)).toBe(false)
  return remote
}

async function follower(code: string): Promise<Visit> {
  const grower = await visit(browser, server.address, phone)
  const { page } = grower
  await signInToBusiness(grower, 'owner@furrow.example')
  await grower.go('/workshops')
  await page.getByRole('link', { name: 'Follow a workshop' }).click()
  const field = page.getByRole('textbox', { name: 'Code' })
  await field.fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Follow' }).click()
  await page.locator('.mantine-TextInput-error').waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: /your farm/ }).waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  expect(await touchFaults(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  return grower
}

/** Without an account, by the code: after one that is wrong. */
async function byCode(code: string): Promise<Visit> {
  const guest = await visit(browser, server.address, phone)
  const { page } = guest
  await page.goto(`${server.address}/join`)
  const field = page.getByRole('textbox', { name: 'Code' })
  await field.fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Follow' }).click()
  await page.getByRole('alert').waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await field.fill(code)
  await field.press('Enter')
  await page.getByText(/Finding 1 of/).waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  return guest
}

/** A contact of a farm, by the link of their invitation: with the figure of their farm. */
async function byLink(workshop: Workshop): Promise<Visit> {
  const { address } = server
  const token = await tokenOf(address, 'admin@furrow.example')
  const made = async (resource: string, body: object) => {
    const said = await ask<{ data?: { id: number } }>(address, `/api/${resource}`, { token, body })
    return said.data?.id ?? expect.fail(JSON.stringify(said))
  }
  const [invited] = await rowsOf<{ farm_id: number }>(address, 'workshop_attendees', {
    workshop_id: workshop.id,
  })
  const farm_id = invited?.farm_id ?? 0
  const [farm] = await rowsOf<{ farm_name: string }>(address, 'farms', { id: farm_id })
  const email = 'pat.contact@farms.example'
  const contact = { farm_id, name: 'Pat', email, is_primary: true, may_receive_reports: true }
  const attendee_id = await made('farm_contacts', contact)
  const attendee_type = 'farm_contacts'
  const attendee = { workshop_id: workshop.id, farm_id, attendee_type, attendee_id }
  const body = { attendee_ids: [await made('workshop_attendees', attendee)] }
  await ask(address, `/api/v2/workshops/${workshop.id}/invitations`, { token, body })
  const letter = () => mails.received.find(({ to }) => to.includes(email))?.text ?? ''
  await expect.poll(letter, { timeout: 30_000 }).toContain('/answer/')
  const [link = ''] = /http\S+\/answer\/[\w-]+/.exec(letter().replaceAll(/=\r?\n/g, '')) ?? []
  const guest = await visit(browser, address, phone)
  await guest.page.goto(address + new URL(link).pathname)
  await guest.page.getByRole('link', { name: 'Follow on this phone' }).click()
  await guest.page.getByText(`${farm?.farm_name}: `).first().waitFor()
  expect(await faultsForReaders(guest.page)).toEqual([])
  expect(await scrollsSideways(guest.page)).toBe(false)
  return guest
}

test.runIf(isLong)(
  'a group is shown in a hall, steered by a phone, and followed by others',
  async () => {
    const workshop = await workshopToCome()
    const size = { width: 1920, height: 1080 }
    const hall = await visit(browser, server.address, { ...size, worksOffline: true })
    const { page } = hall
    await signInToBusiness(hall, staff)
    const code = await begin(hall, workshop)
    expect(code).toMatch(/^\d{6}$/)
    expect(await faultsForReaders(page)).toEqual([])
    await looksWhole(page)
    await page.keyboard.press('l')
    expect(await faultsForReaders(page)).toEqual([])
    await page.keyboard.press('o')
    await page.getByRole('dialog', { name: 'All findings' }).waitFor()
    expect(await faultsForReaders(page)).toEqual([])
    await page.keyboard.press('Escape')

    const remote = await remoteOf(hall)
    const grower = await follower(code)
    const guest = await byCode(code)
    const contact = await byLink(workshop)
    await remote.page.getByRole('button', { name: 'Next' }).click()
    await page.getByText(/^2 of/).waitFor()
    await grower.page.getByText(/^2 of/).waitFor()
    await page.keyboard.press('PageDown')
    await remote.page.getByRole('heading', { level: 1, name: /^3 of/ }).waitFor()
    await grower.page.getByText(/^3 of/).waitFor()
    await guest.page.getByText(/Finding 3 of/).waitFor()
    await contact.page.getByText(/Finding 3 of/).waitFor()

    await offline(hall, remote)
    await grower.page.getByText(/^5 of/).waitFor()

    await hall.go(`/workshops/${workshop.id}`)
    await page.getByRole('button', { name: /^End/ }).click()
    await page.getByText('Its code no longer works.').first().waitFor()
    await grower.page.getByRole('heading', { name: 'The presentation is over' }).waitFor()
    await guest.page.getByText(/This presentation is over/).waitFor()
    await remote.page.getByText('This presentation is over.').waitFor()
    const token = await tokenOf(server.address, staff)
    const path = '/api/v2/workshop-sessions/join'
    const said = await ask(server.address, path, { token, body: { code } })
    expect(said['data'], JSON.stringify(said)).toBeUndefined()
    expect(hall.trouble).toEqual([])
    await Promise.all([hall, remote, grower, guest, contact].map(one => one.close()))
  },
  300_000,
)

/** The hall goes on by its keyboard, and tells its place once it can; its page comes back without signal, too. */
async function offline({ page, context }: Visit, remote: Visit): Promise<void> {
  await context.setOffline(true)
  await page.getByText('Offline: phones don’t follow').waitFor()
  await page.keyboard.press(' ')
  await page.getByText(/^4 of/).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText(/^5 of/).waitFor()
  await page.reload()
  await page.getByText(/^5 of/).waitFor()
  await remote.page.getByRole('heading', { level: 1, name: /^3 of/ }).waitFor()
  await context.setOffline(false)
  await remote.page.getByRole('heading', { level: 1, name: /^5 of/ }).waitFor()
  await page.getByText('Offline: phones don’t follow').waitFor({ state: 'detached' })
}
