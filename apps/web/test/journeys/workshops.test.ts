// A workshop of eight farms, from the group around a town to who came: a contact answers by the link of their email, the
// farm’s people on Home, and at the door attendance is ticked on a phone without signal.

import { sql } from 'kysely'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../../../server/src/db/database.ts'
import { runDemo } from '../../../server/test/demo-server.ts'
import {
  ask,
  closeBrowser,
  farmInProgress,
  faultsForReaders,
  scrollsSideways,
  signIn,
  signInToBusiness,
  startBrowser,
  tokenOf,
  visit,
} from '../browser.ts'
import { rowsOf } from '../fresh-farm.ts'
import { touchFaults } from '../touch-faults.ts'

/** It takes a minute. */
const isLong = inject('isLongForm')

let server: Awaited<ReturnType<typeof runDemo>>
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

interface Row {
  readonly id: number
}

/** Eight farms around Cloncurry, each with a main contact, and a group around it. */
async function eightFarms(): Promise<void> {
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const made = async (resource: string, body: object) => {
    const said = await ask<{ data?: Row }>(server.address, `/api/${resource}`, { token, body })
    if (!said.data) throw new Error(JSON.stringify(said))
    return said.data.id
  }
  for (let place = 1; place <= 8; place += 1) {
    const farm = await made('farms', { farm_name: `Mulga ${place}` })
    await made('geolocations', {
      geolocatable_type: 'farms',
      geolocatable_id: farm,
      location: { type: 'Point', coordinates: [140.5 + place / 20, -21 + place / 30] },
    })
    const email = `mulga${place}@farms.example`
    await made('farm_contacts', { farm_id: farm, name: `Pat ${place}`, email, is_primary: true })
  }
  await made('groups', {
    name: 'Around Cloncurry',
    filter: { radius_km: 60 },
    location: { type: 'Point', coordinates: [140.7, -20.85] },
  })
}

async function letterTo(email: string): Promise<string> {
  const db = openDatabase(server.databaseUrl, { connections: 1 })
  try {
    const { rows } = await sql<{ body: string }>`
      select body from outgoing_mails where "to" = ${email} order by id desc limit 1`.execute(db)
    return rows[0]?.body ?? expect.fail(`${email} has no letter.`)
  } finally {
    await db.destroy()
  }
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').toReversed()

test.runIf(isLong)(
  'a workshop of eight farms, from the group to attendance',
  async () => {
    await eightFarms()
    const staff = await visit(browser, server.address)
    const { page } = staff
    await signIn(staff, 'admin@furrow.example')
    await staff.go('/workshops')
    await page.getByRole('button', { name: 'New workshop' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Stock in a dry year')
    await page.getByRole('textbox', { name: 'Date' }).fill(inDays(1).join('/'))
    await page.getByRole('textbox', { name: 'Place' }).fill('Shire Hall, Cloncurry')
    await page.getByRole('textbox', { name: 'Seats' }).fill('8')
    await page
      .getByRole('button', { name: /^(Add|Save)/ })
      .last()
      .click()
    await page.getByRole('heading', { level: 1, name: 'Stock in a dry year' }).waitFor()
    await page.getByRole('combobox', { name: 'Add a group' }).click()
    await page.getByRole('option', { name: 'Around Cloncurry' }).click()
    await page.getByText('8 farms', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Choose people' }).click()
    await page.getByRole('button', { name: 'Add 8 people' }).waitFor()
    expect(await faultsForReaders(page)).toEqual([])
    await page.getByRole('button', { name: 'Add 8 people' }).click()
    await page.getByRole('button', { name: 'Send 8 invitations' }).click()
    await page.getByText('8 invitations were sent.').waitFor()
    expect(await faultsForReaders(page)).toEqual([])

    const [link = ''] = /http\S+\/answer\/\S+/.exec(await letterTo('mulga3@farms.example')) ?? []
    const guest = await visit(browser, server.address, { width: 390, height: 844, isTouched: true })
    await guest.page.goto(server.address + new URL(link).pathname)
    await guest.page.getByText('You haven’t answered yet.').waitFor()
    expect(await faultsForReaders(guest.page)).toEqual([])
    expect(await scrollsSideways(guest.page)).toBe(false)
    await guest.page.getByRole('button', { name: 'I’m attending' }).focus()
    await guest.page.keyboard.press('Enter')
    await guest.page.getByText('You said you’re attending.').waitFor()
    await guest.close()
    await page.getByText(/^1 attending, 7 to answer$/).waitFor()

    await ownersAnswer()
    await attendance()
    await staff.close()
  },
  90_000,
)

/** The owner sees it among what is to do, and says that they come. */
async function ownersAnswer() {
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const { farm } = await farmInProgress(server.address, 'owner@furrow.example')
  const [workshop] = await rowsOf<Row>(server.address, 'workshops', { name: 'Stock in a dry year' })
  const [owner] = await rowsOf<Row>(server.address, 'users', { email: 'owner@furrow.example' })
  const body = {
    workshop_id: workshop?.id,
    farm_id: farm,
    attendee_type: 'users',
    attendee_id: owner?.id,
    status: 'Sent',
  }
  const said = await ask(server.address, '/api/workshop_attendees', { token, body })
  expect(said['data'], JSON.stringify(said)).toBeDefined()
  const grower = await visit(browser, server.address, { width: 390, height: 844, isTouched: true })
  await signInToBusiness(grower, 'owner@furrow.example')
  await grower.go('/')
  await grower.page.getByRole('link', { name: /to Stock in a dry year to answer/ }).click()
  await grower.page.getByRole('link', { name: 'Stock in a dry year', exact: true }).click()
  await grower.page.getByRole('heading', { level: 1, name: 'Stock in a dry year' }).waitFor()
  expect(await faultsForReaders(grower.page)).toEqual([])
  expect(await touchFaults(grower.page)).toEqual([])
  await grower.page.getByRole('button', { name: 'Attending', exact: true }).click()
  await grower.page.getByRole('button', { name: 'Attending', exact: true, pressed: true }).waitFor()
  const answer = () =>
    rowsOf(server.address, 'workshop_attendees', { workshop_id: workshop?.id, farm_id: farm })
  await expect.poll(answer).toMatchObject([{ status: 'Attending' }])
  await grower.close()
}

/** On the day, in a hall without signal. */
async function attendance() {
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const [workshop] = await rowsOf<Row>(server.address, 'workshops', { name: 'Stock in a dry year' })
  const date = inDays(0).toReversed().join('-')
  const steps = [{ do: 'update', resource: 'workshops', id: workshop?.id, values: { date } }]
  await ask(server.address, '/api/v2/batch', { token, body: { steps } })
  const door = await visit(browser, server.address, {
    width: 390,
    height: 844,
    isTouched: true,
    worksOffline: true,
  })
  const { page, context } = door
  await signIn(door, 'admin@furrow.example')
  await door.go(`/workshops/${workshop?.id}`)
  await page.getByText('0 of 9 here').waitFor()
  expect(await touchFaults(page)).toEqual([])
  expect(await faultsForReaders(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await context.setOffline(true)
  await page.getByRole('checkbox', { name: 'Pat 3' }).click()
  await page.getByText('1 of 9 here').waitFor()
  await page.getByRole('checkbox', { name: 'Pat 7' }).click()
  await page.getByText('2 of 9 here').waitFor()
  const here = () =>
    rowsOf(server.address, 'workshop_attendees', { workshop_id: workshop?.id, attended: true })
  expect(await here()).toEqual([])
  await context.setOffline(false)
  await expect.poll(here, { timeout: 20_000 }).toHaveLength(2)
  await door.close()
}
