import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import {
  ask,
  farmInProgress,
  pathOf,
  signIn,
  signInToBusiness,
  closeBrowser,
  startBrowser,
  tokenOf,
  visit,
} from '../browser.ts'
import type { Visit } from '../browser.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

/** One who chooses a business; who has but one and the others only in the long form. */
const names = ['owner', ...(inject('isLongForm') ? ['grower', 'admin', 'consultant'] : [])]
const people = names.map(name => `${name}@furrow.example`)

describe('signing in', () => {
  test.each(people)('%s reaches the collection of a farm by touch alone', async email => {
    const visitor = await visit(browser, server.address)
    const { page, trouble } = visitor
    await signIn(visitor, email)
    if (pathOf(page) === '/select_business') {
      await page.locator('.business-button').first().click()
      await page.getByRole('heading', { level: 1, name: 'Farms' }).waitFor()
    } else {
      await page.getByRole('link', { name: 'Farms', exact: true }).first().click()
    }
    const heading = page.getByRole('heading', { level: 1, name: /^(Farms|Periods)/ })
    await heading.waitFor()
    if (pathOf(page).endsWith('/farm')) await page.locator('a.card-link').first().click()
    await page.getByRole('heading', { level: 1, name: /^Periods of/ }).waitFor()
    await page.locator('a.period-card').first().click()
    await page.getByRole('heading', { level: 1, name: 'Collection' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Sections' }).waitFor()
    expect(pathOf(page)).toMatch(/^\/collection\/\d+\/period\/\d+$/)
    expect(await page.title()).toMatch(/^Collection · .+ · Furrow$/)
    expect(trouble).toEqual([])
    await visitor.close()
  })

  test('where less motion is asked for, a colour is there at once', async () => {
    const visitor = await visit(browser, server.address)
    await visitor.go('/login')
    await visitor.page.getByRole('button', { name: 'Sign in' }).waitFor()
    const [atOnce, soon] = await visitor.page.evaluate<[string, string]>(`(async () => {
      const button = document.querySelector('button[type="submit"]')
      const label = button.querySelector('.mantine-Button-label')
      const colours = () => getComputedStyle(button).backgroundColor + getComputedStyle(label).color
      const before = colours()
      button.disabled = true
      const atOnce = colours()
      await new Promise(done => setTimeout(done, 200))
      if (colours() === before) throw new Error('No colour changed')
      return [atOnce, colours()]
    })()`)
    expect(atOnce).toBe(soon)
    await visitor.close()
  })

  test('somebody without a business is told so, and whom to phone', async () => {
    const visitor = await visit(browser, server.address)
    await signIn(visitor, 'nobody@furrow.example')
    expect(pathOf(visitor.page)).toBe('/select_business')
    const words = await visitor.page.getByRole('main').innerText()
    expect(words).toContain('Select Business')
    expect(words).toContain('There are currently no businesses associated with this account')
    await visitor.close()
  })

  test('a wrong password is said, and nothing typed is lost', async () => {
    const visitor = await visit(browser, server.address)
    const { page } = visitor
    await visitor.go('/login')
    await page.getByLabel('Email').fill('grower@furrow.example')
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('grower@furrow.example')
    expect(pathOf(page)).toBe('/login')
    await visitor.close()
  })

  test.each([
    ['by the next thing that is asked', 'click'],
    ['by itself', 'nothing'],
  ] as const)(
    'a token that was revoked leads to sign-in %s, and back to where one was',
    async (_, deed) => {
      const visitor = await visit(browser, server.address)
      const { page } = visitor
      const email = 'grower@furrow.example'
      const { farm, period } = await farmInProgress(server.address, email)
      await signInToBusiness(visitor, email)
      const path = `/collection/${farm}/period/${period}`
      // Whoever listens is told that it is over, and asks for nothing any more.
      if (deed === 'click') await page.route('**/api/v2/live', route => route.abort())
      await visitor.go(path)
      await page.getByRole('heading', { level: 1, name: 'Collection' }).waitFor()
      const token = await page.evaluate<string>(`localStorage.getItem('token')`)
      await ask(server.address, '/api/auth/revoke-token', { token, body: {} })
      const farms = page.getByRole('link', { name: 'Farms', exact: true }).first()
      const signedOut = page.getByRole('heading', { level: 1, name: 'Sign in' })
      // Something else may have been asked for already, and the link be gone with its page.
      if (deed === 'click') await Promise.any([farms.click(), signedOut.waitFor()])
      await signedOut.waitFor()
      await page.getByText('You were signed out').waitFor()
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('furrow-demo')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: /^(Farms|Collection|Periods)/ }).waitFor()
      expect(pathOf(page)).toMatch(/^\/collection\//)
      await visitor.close()
    },
  )
})

/** Every case of them is asked of `decide-place.ts`; here, that a browser obeys each. */
describe('the rules of where one may go', () => {
  async function arrive(visitor: Visit, path: string, name: RegExp): Promise<string> {
    await visitor.go(path)
    await visitor.page.getByRole('heading', { level: 1, name }).waitFor()
    return pathOf(visitor.page)
  }

  test('1 and 3: what is for administrators, and what is for nobody yet, sends others home', async () => {
    const visitor = await visit(browser, server.address)
    await signInToBusiness(visitor, 'grower@furrow.example')
    for (const path of ['/impersonate', '/catalogue/paddocks', '/login', '/reset-password'])
      expect(await arrive(visitor, path, /^Good/), path).toMatch(/^\/?$/)
    await visitor.close()
  })

  test('2: nobody reaches anything but sign-in and reset', async () => {
    const visitor = await visit(browser, server.address)
    for (const path of ['/', '/collection/1/period/1'])
      expect(await arrive(visitor, path, /^Sign in/), path).toBe('/login')
    expect(await arrive(visitor, '/reset-password', /^Forgotten/)).toBe('/reset-password')
    await visitor.close()
  })

  test.runIf(inject('isLongForm'))(
    '4: a business first, unless one is an administrator or leaves',
    async () => {
      const visitor = await visit(browser, server.address)
      await signIn(visitor, 'owner@furrow.example')
      for (const path of ['/', '/collection/farm'])
        expect(await arrive(visitor, path, /^Select Business/), path).toBe('/select_business')
      expect(await arrive(visitor, '/logout', /^Sign in/)).toBe('/login')
      await signIn(visitor, 'admin@furrow.example')
      expect(await arrive(visitor, '/workshops', /^Workshops/)).toBe('/workshops')
      await visitor.close()
    },
  )

  test.runIf(inject('isLongForm'))(
    '5: the farm and the period of the address become the current ones',
    async () => {
      const visitor = await visit(browser, server.address)
      const { page } = visitor
      const { farm, period } = await farmInProgress(server.address, 'grower@furrow.example')
      await signInToBusiness(visitor, 'grower@furrow.example')
      await arrive(visitor, `/collection/${farm}/period/${period}/paddocks`, /^Paddocks/)
      const stored = await page.evaluate<Record<string, string>>(`({...localStorage})`)
      expect(stored).toMatchObject({ farmId: String(farm), periodId: String(period) })
      expect(Object.keys(stored).toSorted()).toEqual(['businessId', 'farmId', 'periodId', 'token'])
      await arrive(visitor, `/collection/${farm}x/period/${period}`, /^Page not found/)
      await arrive(
        visitor,
        `/collection/${farm}/period/${period}/cropping/wizard/wheat`,
        /^Page not found/,
      )
      const rain = `/collection/${farm}/period/${period}/rain-gauges`
      await arrive(visitor, `${rain}/1/2025/13`, /^Page not found/)
      await arrive(visitor, `${rain}/1/9999`, /^Page not found/)
      await page.getByRole('link', { name: 'Go home' }).click()
      await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
      const noAccess = /^You don’t have access to this farm/
      await arrive(visitor, `/collection/999999/period/${period}/paddocks`, noAccess)
      await arrive(visitor, '/collection/999999/period', noAccess)
      await arrive(visitor, '/collection/999999/details', noAccess)
      const left = await page.evaluate<Record<string, string>>(`({...localStorage})`)
      expect(Object.keys(left).toSorted()).toEqual(['businessId', 'token'])
      await arrive(visitor, `/collection/${farm}/period/999999/paddocks`, /^This farm doesn’t have/)
      await page.getByRole('link', { name: 'Choose a period' }).click()
      await page.getByRole('heading', { level: 1, name: /^Periods/ }).waitFor()
      await arrive(visitor, '/', /^Good/)
      expect(await page.getByRole('link', { name: 'Continue collection' }).count()).toBe(0)
      await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
      await visitor.close()
    },
  )

  test('every navigation begins at the top, and the heading has the focus; going back leads to where one was', async () => {
    const visitor = await visit(browser, server.address, { width: 768, height: 500 })
    const { page } = visitor
    const { farm, period } = await farmInProgress(server.address, 'grower@furrow.example')
    await signInToBusiness(visitor, 'grower@furrow.example')
    await arrive(visitor, `/collection/${farm}/period/${period}`, /^Collection/)
    await page
      .getByRole('heading', { level: 2, name: 'Do the figures add up?' })
      .scrollIntoViewIfNeeded()
    const left = await page.evaluate<number>('window.scrollY')
    expect(left).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Contacts', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
    expect(await page.evaluate<number>('window.scrollY')).toBe(0)
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Contacts')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /^Collection/ }).waitFor()
    await expect.poll(() => page.evaluate<number>('window.scrollY')).toBe(left)
    await visitor.close()
  })
})

describe('a forgotten password', () => {
  test('is set anew by the link of the letter', async () => {
    const email = 'consultant@furrow.example'
    const visitor = await visit(browser, server.address)
    const { page } = visitor
    await visitor.go('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    // Sign-in asks for the address, too.
    await page.getByRole('heading', { level: 1, name: 'Forgotten password' }).waitFor()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText('it is waiting: ask your administrator').waitFor()
    const link = await linkInLetter(email)
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('a paddock of clover')
    await page.getByLabel('Repeat new password').fill('a paddock of clover')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByRole('heading', { level: 1, name: /^(Good|Select)/ }).waitFor()
    expect(await page.evaluate<string | null>(`localStorage.getItem('token')`)).not.toBeNull()
    await visitor.close()
  })
})

describe('one’s own email', () => {
  const [old, fresh] = ['grower@furrow.example', 'new.grower@furrow.example']

  const isLong = inject('isLongForm')
  test.runIf(isLong)(
    'changes by the link that goes to the new one, and comes back by the link at the old one',
    async () => {
      const visitor = await visit(browser, server.address)
      const { page, trouble } = visitor
      await signIn(visitor, old)
      await visitor.go('/me')
      const card = page.getByRole('region', { name: 'Email', exact: true })
      await card.getByLabel('New email').fill(fresh)
      await card.getByRole('textbox', { name: 'Your current password' }).fill('furrow-demo')
      await card.getByRole('button', { name: 'Change email' }).click()
      await card.getByText(`Waiting for ${fresh}`).waitFor()
      await card.getByRole('button', { name: 'Cancel the change' }).click()
      await card.getByLabel('New email').fill(fresh)
      await card.getByRole('textbox', { name: 'Your current password' }).fill('furrow-demo')
      await card.getByRole('button', { name: 'Change email' }).click()
      await card.getByText(`Waiting for ${fresh}`).waitFor()

      // On another device the link leads to sign-in first.
      const other = await visit(browser, server.address)
      await other.page.goto(await linkInLetter(fresh))
      await other.page.getByRole('heading', { name: 'Confirm your new email' }).waitFor()
      await other.page
        .getByRole('button', { name: 'Sign in to confirm' })
        .or(other.page.getByRole('link', { name: 'Sign in to confirm' }))
        .click()
      await other.page.getByLabel('Email').fill(old)
      await other.page.getByLabel('Password', { exact: true }).fill('furrow-demo')
      await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await other.page.getByRole('button', { name: 'Confirm', exact: true }).click()
      await other.page.getByText(`Your email is ${fresh} now`).first().waitFor()
      await other.go('/me')
      await other.page.getByText(`You sign in with ${fresh}`).waitFor()

      const wayBack = await linkInLetter(old)
      const stranger = await visit(browser, server.address)
      await stranger.page.goto(wayBack)
      await stranger.page.getByRole('button', { name: 'Put my email back' }).click()
      await stranger.page.getByRole('heading', { name: 'Your old email is back' }).waitFor()
      await stranger.page.goto(await linkInLetter(old))
      await stranger.page.getByLabel('New password', { exact: true }).fill('a paddock of clover')
      await stranger.page.getByLabel('Repeat new password').fill('a paddock of clover')
      await stranger.page.getByRole('button', { name: 'Set the password' }).click()
      await stranger.page.getByRole('heading', { level: 1, name: /^(Good|Select)/ }).waitFor()
      expect(trouble).toEqual([])
      for (const one of [visitor, other, stranger]) await one.close()
    },
  )

  test('an administrator sees that none is sent, and hands on a link for their password', async () => {
    const visitor = await visit(browser, server.address)
    const { page, trouble } = visitor
    await signIn(visitor, 'admin@furrow.example')
    await visitor.go('/')
    const card = page.getByRole('region', { name: 'Email is not set up' })
    await card.getByRole('button', { name: 'Show the email' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Your current password' }).fill('furrow-demo')
    await dialog.getByRole('button', { name: 'Show', exact: true }).click()
    await dialog.getByText('Hello,').waitFor()
    expect(trouble).toEqual([])
    await visitor.close()
  })
})

async function linkInLetter(email: string): Promise<string> {
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const { data } = await ask<{ data: { id: number; subject: string }[] }>(
    server.address,
    '/api/outgoing_mails/search',
    {
      token,
      body: {
        filters: [{ field: 'to', value: email }],
        sort: [{ field: 'id', direction: 'desc' }],
      },
    },
  )
  for (const { id } of data) {
    const body = { id, current_password: 'furrow-demo' }
    const path = '/api/v2/waiting-email'
    const shown = await ask<{ data: { body: string } }>(server.address, path, { token, body })
    const link = /https?:\S+reset-password\?token=\S+/.exec(shown.data.body)?.[0]
    if (link) return link
  }
  throw new Error(`No email with a link went to ${email}.`)
}
