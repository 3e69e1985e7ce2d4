// A consultant takes twelve farms from open to released: twenty questions asked where the figures stand, answered on a
// phone and without signal, figures put right, periods submitted, looked through, validated and released; two collectors
// meet on one farm, and a grower reads what came of it. What repeats is done by screens for the first three farms, and by
// the calls that screens use for the others; what is recorded of them comes with the crowd, which takes a minute to be
// made: in the long form alone.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { faultsForReaders, signInToBusiness, visit } from '../browser.ts'
import type { Visit } from '../browser.ts'
import { lettersLater, letterTo, questionLetters } from '../caught-letters.ts'
import { rowsOf } from '../fresh-farm.ts'
import { runTwelveFarms } from '../run-twelve-farms.ts'
import { amountOf, answerByCalls, askByCalls, asked, askedOf } from '../steps-of-twelve.ts'
import { makeWrong, moveByCalls, releaseReports, resolveByCalls } from '../steps-of-twelve.ts'
import {
  answerInList,
  answerThread,
  askOnPage,
  openThread,
  resolveThread,
} from '../thread-in-page.ts'
import { sentSecond, threadOf, writeQuestion } from '../thread-in-page.ts'
import { touchFaults } from '../touch-faults.ts'
import { people, save, stored, updated } from '../twelve-farms.ts'
import type { OpenFarm } from '../twelve-farms.ts'
import {
  areaCell,
  keepWarnings,
  submitOnScreen,
  typeIntoCosts,
  uploadPdf,
} from '../validation-in-page.ts'

const isLong = inject('isLongForm')
/** Longer than any of them takes. */
const patience = 300_000

let twelve: Awaited<ReturnType<typeof runTwelveFarms>>
beforeAll(async () => {
  if (isLong) twelve = await runTwelveFarms()
}, 900_000)
afterAll(async () => {
  if (isLong) await twelve.stop()
})

const farmAt = (place: number): OpenFarm =>
  twelve.farms[place] ?? expect.fail(`There is no farm ${place}.`)
const below = ({ farm, period }: OpenFarm) => `/collection/${farm}/period/${period}`

const words = {
  area: 'Is this area right? The title says less.',
  season: 'Is anything still to come for this season?',
  unsold: 'Was this really never sold?',
  sheep: 'Did the agistment end in May?',
  statement: 'The one of March is enough.',
  rates: 'Are these rates of one year?',
}
async function staffVisit(email: string = people.collector): Promise<Visit> {
  const visitor = await visit(twelve.browser, twelve.address, { width: 1440 })
  await signInToBusiness(visitor, email)
  return visitor
}

test.runIf(isLong)(
  'the consultant sees twelve open farms on the board, and asks where the figures stand',
  async () => {
    await makeWrong(twelve.address, twelve.farms)
    const staff = await staffVisit()
    const { page } = staff
    await staff.go(`/desk?period=${farmAt(0).period}&status=In progress`)
    await allStandAs(page, 'In progress')
    const [first, second, third] = [farmAt(0), farmAt(1), farmAt(2)]
    await page.getByRole('link', { name: `See what is missing: ${first.name}` }).click()
    await page.getByRole('heading', { level: 1, name: 'Collection' }).waitFor()
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await writeQuestion(page, words.season)
    await threadOf(page, words.season).waitFor()

    await staff.go(`${below(first)}/paddocks`)
    await areaCell(page, first.paddock.name).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Ask about this cell' }).click()
    await writeQuestion(page, words.area)

    await staff.go(below(second))
    await page.getByRole('button', { name: /^Ask about: 2 crops have sales/ }).click()
    await writeQuestion(page, words.unsold)
    await page.getByText('Asked', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await writeQuestion(page, words.sheep)

    await staff.go(below(third))
    await page.getByRole('button', { name: 'Ask about Bank statement' }).click()
    await writeQuestion(page, words.statement)
    await page.getByRole('button', { name: 'Question about Bank statement' }).waitFor()
    await askByCalls(twelve.address, twelve.farms.slice(3))
    await expect.poll(async () => (await asked(twelve.address)).length).toBe(17)
    expect((await askedOf(twelve.address, words.unsold)).about_finance).toBe(true)
    expect((await askedOf(twelve.address, words.statement)).about_type).toBe('requested_files')
    expect(staff.trouble).toEqual([])
    await staff.close()
  },
  patience,
)

/** On the board. */
async function allStandAs(page: Page, status: string): Promise<void> {
  for (const { name } of twelve.farms) {
    const link = page.getByRole('link', { name, exact: true })
    await page.getByRole('row').filter({ has: link }).getByText(status).first().waitFor()
  }
}

test.runIf(isLong)(
  'whoever has to know gets one letter, and of money only who may see it',
  async () => {
    const written = await lettersLater(twelve.db, twelve.address)
    await expect.poll(() => questionLetters(twelve.mails).length).toBe(written)
    expect(new Set(questionLetters(twelve.mails).map(({ to }) => to)).size).toBe(written)
    const amounts = twelve.farms.slice(6, 9).map(({ costs }) => amountOf(costs.oh_rates))
    const [seen, unseen] = [
      letterTo(twelve.mails, people.owner),
      letterTo(twelve.mails, people.grower),
    ]
    expect(amounts.filter(amount => seen.includes(amount))).toEqual(amounts)
    expect(amounts.filter(amount => unseen.includes(amount))).toEqual([])
    expect(unseen).toContain(
      `Is the area of ${farmAt(6).paddock.name} on ${farmAt(6).name} measured`,
    )
    expect(await lettersLater(twelve.db, twelve.address)).toBe(0)
  },
)

const saidBelow = (question: string) => async () =>
  (await askedOf(twelve.address, question)).messages.map(({ text }) => text)

const phone = { width: 390, height: 844, isTouched: true }

test.runIf(isLong)(
  'growers answer on a phone, one of them without signal',
  async () => {
    const grower = await visit(twelve.browser, twelve.address, phone)
    await signInToBusiness(grower, people.grower)
    await grower.go('/')
    await grower.page.getByRole('link', { name: '8 questions with something new' }).click()
    await threadOf(grower.page, words.area).waitFor()
    expect(await touchFaults(grower.page)).toEqual([])
    await answerInList(grower.page, words.area, 'It includes the lane: 12.5 ha too much.')
    await answerInList(grower.page, words.season, 'No, all of it is in.')
    await answerInList(grower.page, words.unsold, 'It is in the shed still.')
    await answerInList(grower.page, words.sheep, 'At the end of it.')
    await expect.poll(saidBelow(words.sheep)).toEqual(['At the end of it.'])
    await grower.close()

    const owner = await visit(twelve.browser, twelve.address, phone)
    const { page, context } = owner
    await signInToBusiness(owner, people.owner)
    await owner.go('/questions')
    await threadOf(page, words.statement).waitFor()
    await context.setOffline(true)
    await answerInList(page, words.statement, 'I will send it from the office.')
    expect(await saidBelow(words.statement)()).toEqual([])
    await context.setOffline(false)
    await expect.poll(saidBelow(words.statement)).toEqual(['I will send it from the office.'])
    await owner.go(below(farmAt(2)))
    await uploadPdf(page, 'Bank statement')
    const status = async () => (await askedOf(twelve.address, words.statement)).status
    await expect.poll(status).toBe('Resolved')
    await owner.close()
    await answerByCalls(twelve.address, twelve.farms.slice(3))
  },
  patience,
)

/** What is new to the grower stands on Home until it is read. */
async function readOnPhone(text: string): Promise<void> {
  const grower = await visit(twelve.browser, twelve.address, phone)
  await signInToBusiness(grower, people.grower)
  await grower.go('/')
  await grower.page.getByRole('link', { name: /questions? with something new/ }).click()
  await threadOf(grower.page, words.area).click()
  const thread = openThread(grower.page)
  await thread.getByRole('listitem').filter({ hasText: text }).waitFor()
  await thread.getByText(/ when asked, now .*\(changed by Demo Grower on /).waitFor()
  await grower.close()
}

test.runIf(isLong)(
  'the figure is put right, and each question resolved with what came of it',
  async () => {
    const { paddock, ...first } = farmAt(0)
    const grower = await visit(twelve.browser, twelve.address)
    await signInToBusiness(grower, people.grower)
    await grower.go(`${below(farmAt(0))}/paddocks`)
    await areaCell(grower.page, paddock.name).click()
    await grower.page.keyboard.type(String(paddock.area))
    await grower.page.keyboard.press('Enter')
    const kept = () => rowsOf<{ area: number }>(twelve.address, 'paddocks', { id: paddock.id })
    await expect.poll(kept).toMatchObject([{ area: paddock.area }])
    await grower.close()

    const staff = await staffVisit()
    const { page } = staff
    await staff.go(`/collection/${first.farm}/period/${first.period}/paddocks`)
    await areaCell(page, paddock.name).click()
    await page.getByRole('button', { name: 'Open the question' }).click()
    const drawer = openThread(page)
    await drawer.getByText(/ when asked, now .*\(changed by Demo Grower on /).waitFor()
    await answerThread(page, 'Thank you, that is it.')
    await readOnPhone('Thank you, that is it.')
    await resolveThread(page, 'The lane is taken out')
    expect(await faultsForReaders(page)).toEqual([])
    for (const question of [words.season, words.unsold, words.sheep]) {
      await staff.go('/questions')
      await threadOf(page, question).click()
      await resolveThread(page, 'It was right')
    }
    const open = (await asked(twelve.address)).filter(({ status }) => status === 'Open')
    expect(open).toHaveLength(12)
    await resolveByCalls(twelve.address, open)
    expect(staff.trouble).toEqual([])
    await staff.close()
  },
  patience,
)

const wasMoved =
  'Someone else moved this period in the meantime. Check its status before you go on.'

test.runIf(isLong)(
  'two collectors on one farm: whoever comes second is told, and loses nothing',
  async () => {
    const { manager, farmPeriod, ...shared } = farmAt(3)
    await save(twelve.address, manager, [
      updated('farm_period', farmPeriod, { status: 'Submitted' }),
    ])
    const both = await Promise.all([staffVisit(), staffVisit(people.otherCollector)])
    const [one, other] = both.map(({ page }) => page) as [Page, Page]
    for (const { go } of both)
      await go(`/collection/${shared.farm}/period/${shared.period}/validation`)
    await Promise.all([askOnPage(one, 'Is the dam in it?'), askOnPage(other, 'Is the lane in it?')])
    for (const page of [one, other]) {
      await threadOf(page, 'Is the dam in it').waitFor()
      await threadOf(page, 'Is the lane in it').waitFor()
    }

    const ofStatus = await sentSecond(other, `**/api/farm_period/${farmPeriod}`)
    for (const page of [one, other])
      await page.getByRole('button', { name: 'Start validation' }).click()
    await one.getByRole('button', { name: 'Mark as validated' }).waitFor()
    ofStatus.first()
    await other.getByRole('alert').filter({ hasText: wasMoved }).waitFor()
    await other.getByText(/^Demo Consultant is validating this period since /).waitFor()
    await ofStatus.done()

    for (const page of [one, other]) {
      await threadOf(page, 'Is the dam in it').click()
      await page.getByRole('button', { name: 'Resolve' }).click()
    }
    const cameOf = (page: Page) => page.getByRole('textbox', { name: 'What came of it' })
    await cameOf(one).fill('It is in it')
    await cameOf(other).fill('It is left out')
    const ofThread = await sentSecond(other, '**/api/v2/batch')
    for (const page of [one, other]) await page.getByRole('button', { name: 'Resolve' }).click()
    const came = async () => (await askedOf(twelve.address, 'Is the dam in it?')).resolution
    await expect.poll(came).toBe('It is in it')
    ofThread.first()
    // Where its answer took long, it is told there as well, with what was typed.
    const toldOf = async () => {
      await both[1]?.go('/needs-you')
      const typed = other.getByText('It is left out').waitFor({ timeout: 5000 })
      return typed.then(() => true).catch(() => false)
    }
    await expect.poll(toldOf, { timeout: 45_000 }).toBe(true)
    await other.getByText('Demo Consultant changed this in the meantime.').waitFor()
    await other.getByRole('button', { name: 'Take theirs' }).click()
    await other.getByText('Everything is saved').waitFor()
    expect(await came()).toBe('It is in it')
    for (const visitor of both) await visitor.close()
  },
  patience,
)

async function submitByScreens(): Promise<void> {
  for (const email of [people.grower, people.owner]) {
    const visitor = await visit(twelve.browser, twelve.address)
    await signInToBusiness(visitor, email)
    for (const place of twelve.farms.slice(0, 3).filter(({ manager }) => manager === email)) {
      await submitOnScreen(visitor, below(place))
    }
    expect(visitor.trouble).toEqual([])
    await visitor.close()
  }
}

/** Asked about from the page, answered by the owner, put right in the finance sheet, resolved. */
async function putRatesRight({ page, go }: Visit): Promise<void> {
  const { costs, ...third } = farmAt(2)
  await page.getByRole('button', { name: 'Ask about: Whole farm, Rates per hectare' }).click()
  await writeQuestion(page, words.rates)
  await threadOf(page, words.rates).waitFor()
  const { id } = await askedOf(twelve.address, words.rates)
  const text = 'Two noughts too many.'
  await save(twelve.address, people.owner, [
    stored('question_messages', { farm_id: third.farm, question_id: id, text }),
  ])
  await typeIntoCosts({ page, go }, below(farmAt(2)), ['Rates', costs.oh_rates / 100])
  const kept = () => rowsOf<{ oh_rates: number }>(twelve.address, 'assets', { id: costs.id })
  await expect.poll(kept).toMatchObject([{ oh_rates: costs.oh_rates }])
  await go(`/collection/${third.farm}/period/${third.period}/validation`)
  await threadOf(page, words.rates).click()
  await openThread(page).getByText(text).waitFor()
  await resolveThread(page, 'Two noughts are gone')
  await page.keyboard.press('Escape')
}

test.runIf(isLong)(
  'all twelve are submitted, looked through, validated and released',
  async () => {
    await submitByScreens()
    await moveByCalls(twelve.address, twelve.farms.slice(3), ({ manager }) => manager, [
      'Submitted',
    ])
    const staff = await staffVisit()
    const { page } = staff
    for (const [place, farm] of twelve.farms.slice(0, 3).entries()) {
      await staff.go(`/desk?period=${farm.period}&show=submitted`)
      await page.getByRole('link', { name: `Validate: ${farm.name}` }).click()
      const start = page.getByRole('button', { name: 'Start validation', exact: true })
      await start.waitFor()
      expect(await faultsForReaders(page)).toEqual([])
      await start.click()
      await page.getByRole('button', { name: 'Mark as validated' }).waitFor()
      if (place === 0) {
        await page.getByRole('button', { name: /^Keep: Yarrabee Park, Rates per hectare/ }).click()
        await page.getByText(/^Kept/).first().waitFor()
      }
      if (place === 1) await keepWarnings(page)
      if (place === 2) await putRatesRight(staff)
      await page.getByRole('button', { name: 'Mark as validated' }).click()
      await page.getByRole('button', { name: 'Release', exact: true }).click()
      await page.getByRole('button', { name: 'Reopen' }).waitFor()
    }
    const { id } = await askedOf(twelve.address, 'Is the lane in it?')
    await save(twelve.address, people.collector, [updated('questions', id, { status: 'Resolved' })])
    await moveByCalls(twelve.address, twelve.farms.slice(3), () => people.collector, [
      'In validation',
      'Validated',
      'Released',
    ])
    await staff.go(`/desk?period=${farmAt(0).period}&status=Released`)
    await allStandAs(page, 'Released')
    const all = await asked(twelve.address)
    expect(all).toHaveLength(20)
    expect(all.filter(({ status }) => status !== 'Resolved')).toEqual([])
    expect(staff.trouble).toEqual([])
    await staff.close()
  },
  patience,
)

test.runIf(isLong)('nobody had more than one letter that day', async () => {
  const before = questionLetters(twelve.mails).length
  const written = await lettersLater(twelve.db, twelve.address)
  expect(written).toBeGreaterThan(0)
  await expect.poll(() => questionLetters(twelve.mails).length).toBe(before + written)
  const to = questionLetters(twelve.mails).map(letter => letter.to)
  expect(to.toSorted()).toEqual([...new Set(to)].toSorted())
  expect(to).toContain(people.collector)
})

test.runIf(isLong)(
  'growers read what was asked of each farm, what came of it, and the reports',
  async () => {
    await releaseReports(twelve.address, twelve.farms)
    for (const [email, count] of [
      [people.grower, 10],
      [people.owner, 11],
    ] as const) {
      const visitor = await visit(twelve.browser, twelve.address, phone)
      const { page } = visitor
      await signInToBusiness(visitor, email)
      await visitor.go('/questions?show=all')
      await page.getByText(`${count} questions`, { exact: true }).waitFor()
      for (const place of twelve.farms.filter(({ manager }) => manager === email)) {
        await visitor.go(`${below(place)}/report`)
        await page
          .getByRole('link', { name: /^My year on one page.*Version 1, released/ })
          .waitFor()
      }
      await visitor.go('/questions?show=all')
      await threadOf(page, email === people.grower ? words.area : words.rates).click()
      const drawer = openThread(page)
      await drawer.getByText(/^Resolved by Demo Consultant, /).waitFor()
      expect(visitor.trouble).toEqual([])
      await visitor.close()
    }
  },
  patience,
)
