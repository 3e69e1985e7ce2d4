import { describe, expect, test } from 'vitest'
import { questions, sectionOf, sections } from './completeness-questions.ts'
import { collectionScore, moneyQuestions, scoreOfSections, sectionsOf } from './completeness.ts'
import type { Tally } from './completeness.ts'

const tally = (question: string, asked: number, answered: number, bar?: string): Tally => ({
  question,
  asked,
  answered,
  bar: bar === undefined ? null : { name: bar, label: bar },
})
const section = (name: string, tallies: readonly Tally[], seesMoney = true) =>
  sectionsOf(tallies, seesMoney).find(one => one.name === name)

describe('the score of a collection', () => {
  test('is the mean of its sections by their weight', () => {
    const scored = [1, 1, 1, 0.5, 0.5].map(score => ({ weight: 20, score }))
    expect(collectionScore(scored)).toBe(0.8)
    expect(
      collectionScore([
        { weight: 15, score: 1 },
        { weight: 5, score: 0 },
      ]),
    ).toBe(0.75)
  })

  test('gives what a section without questions would weigh to the others', () => {
    const scored = [
      { weight: 25, score: 0.5 },
      { weight: 15, score: null },
      { weight: 25, score: 1 },
    ]
    expect(collectionScore(scored)).toBe(0.75)
  })

  test('is nothing where nothing that weighs anything applies', () => {
    expect(collectionScore([])).toBeNull()
    expect(collectionScore([{ weight: 15, score: null }])).toBeNull()
    expect(collectionScore([{ weight: 0, score: 1 }])).toBeNull()
  })

  test('has sections that weigh 100 together', () => {
    expect(sections.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  })

  test('is the same from the totals of sections as from their questions', () => {
    const tallies = [
      tally('paddocks.soil', 10, 7),
      tally('paddocks.area', 10, 10),
      tally('rain.month', 12, 11),
      tally('contacts.reached', 1, 0),
    ]
    const totals = [
      { section: 'paddocks', asked: 20, answered: 17 },
      { section: 'rain', asked: 12, answered: 11 },
      { section: 'contacts', asked: 1, answered: 0 },
    ]
    const score = collectionScore(sectionsOf(tallies, true))
    expect(score).toBeCloseTo((15 * (17 / 20) + 10 * (11 / 12)) / 25, 12)
    expect(scoreOfSections(totals)).toBe(score)
    expect(scoreOfSections([])).toBeNull()
  })
})

describe('the score of a section', () => {
  test('is what is answered of what applies', () => {
    expect(section('rain', [tally('rain.month', 12, 11, 'Main')])).toMatchObject({
      score: 11 / 12,
      answered: 11,
      applicable: 12,
      weight: 10,
      label: 'Rain gauges',
    })
  })

  test('is nothing, and weighs nothing, where nothing applies', () => {
    expect(section('livestock', [])).toMatchObject({
      score: null,
      weight: 0,
      answered: 0,
      applicable: 0,
      missing: [],
      bars: [],
    })
  })

  test('stands in the same order every time', () => {
    const names = sectionsOf([], true).map(({ name }) => name)
    expect(names).toEqual(sections.map(({ name }) => name))
  })

  test('about money is not told to who sees none', () => {
    const names = sectionsOf([tally('finance.debts', 1, 0)], false).map(({ name }) => name)
    expect(names).not.toContain('crop_sales')
    expect(names).not.toContain('assets')
    expect(names).not.toContain('finance')
    expect(names).toHaveLength(sections.length - 3)
  })
})

describe('what is missing', () => {
  test('is counted, in the words of one or of several', () => {
    const { missing } = section('paddocks', [
      tally('paddocks.soil', 40, 37),
      tally('paddocks.gauge', 40, 39),
      tally('paddocks.area', 2000, 800),
      tally('paddocks.use', 40, 40),
    ]) ?? { missing: [] }
    expect(missing).toEqual([
      '1,200 paddocks have no area.',
      '3 paddocks have no soil type.',
      '1 paddock has no rain gauge.',
    ])
  })

  test('names up to three crops that it is missing of', () => {
    const of = (...crops: string[]) =>
      section(
        'cropping',
        crops.map(crop => tally('cropping.sown_day', 4, 3, crop)),
      )?.missing
    expect(of('Wheat', 'Barley')).toEqual(['2 crops have no sowing date (Barley, Wheat).'])
    expect(of('a', 'b', 'c', 'd')).toEqual(['4 crops have no sowing date.'])
  })

  test('is a sentence of its own where there is but one to ask', () => {
    expect(section('files', [tally('files.map', 1, 0)])?.missing).toEqual([
      'A property map is missing.',
    ])
  })

  test('is told in six lines at most', () => {
    const all = questions.filter(({ name }) => sectionOf(name) === 'cropping')
    expect(all.length).toBeGreaterThan(6)
    const { missing = [] } =
      section(
        'cropping',
        all.map(({ name }) => tally(name, 2, 0)),
      ) ?? {}
    expect(missing).toHaveLength(6)
    expect(missing.at(-1)).toBe(`${all.length - 5} more questions to answer.`)
  })
})

describe('the bars of a section', () => {
  test('stand for crops, with the word of a person whether all is answered', () => {
    const bars = section('cropping', [
      tally('cropping.sown_area', 4, 4, 'Wheat'),
      tally('cropping.confirmed', 1, 0, 'Wheat'),
      tally('cropping.sown_area', 4, 1, 'Barley'),
      tally('cropping.confirmed', 1, 1, 'Barley'),
      tally('cropping.paddock', 9, 0),
    ])?.bars
    expect(bars).toEqual([
      { name: 'Barley', label: 'Barley', score: 0.4, answered: true },
      { name: 'Wheat', label: 'Wheat', score: 0.8, answered: false },
    ])
  })

  test('are answered when all is, where nobody is asked for a word', () => {
    const bars = section('rain', [
      tally('rain.month', 12, 12, 'House'),
      tally('rain.month', 12, 11, 'Yards'),
    ])?.bars
    expect(bars?.map(({ answered }) => answered)).toEqual([true, false])
  })
})

describe('the questions', () => {
  test('each belong to a section, and have a name of their own', () => {
    const names = questions.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const known: readonly string[] = sections.map(({ name }) => name)
    for (const name of names) expect(known).toContain(sectionOf(name))
    for (const name of known) expect(names.map(sectionOf)).toContain(name)
  })

  test('of sections about money are all about money', () => {
    const money = moneyQuestions()
    for (const { name, money: isAboutMoney } of sections) {
      if (!isAboutMoney) continue
      const own = questions.filter(one => sectionOf(one.name) === name)
      for (const one of own) expect(money).toContain(one.name)
    }
    expect(money).toContain('water.entitlement')
    expect(money).not.toContain('water.irrigation')
  })
})
