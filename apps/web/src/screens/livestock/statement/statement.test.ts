import { describe, expect, test } from 'vitest'
import { matchClass } from './match-class.ts'
import { readStatement, unreadHeadings } from './read-statement.ts'
import { statementChange } from './statement-change.ts'

const classes = [
  { value: 1, label: 'Cows (breeding)' },
  { value: 2, label: 'Cull Cows' },
  { value: 3, label: 'Weaner Steers' },
  { value: 4, label: 'Weaner Heifers' },
  { value: 5, label: 'Wether Lambs (weaned)' },
]

describe('a class', () => {
  test.each([
    ['35 Angus wnr strs', 3],
    ['CULL COWS', 2],
    ['Weaner heifer', 4],
  ])('%s is known by its words', (text, stockClass) => {
    expect(matchClass(text, classes)).toEqual({ stockClass, isSure: true })
  })

  test.each(['Steers', 'Angus cows', 'Mixed sheep'])('%s could be several, or none', text => {
    expect(matchClass(text, classes).isSure).toBe(false)
  })
})

describe('a statement', () => {
  test('is read in the order of its headings', () => {
    const [line, ...others] = readStatement(
      'Description\tDate\tHd\tTotal\tWeight\nWeaner strs\t14/05/2026\t35\t$42,000.00\t300\n\t\t35\t42000\t\n',
      classes,
    )
    expect(others).toEqual([])
    expect(line).toEqual({
      description: 'Weaner strs',
      day: '2026-05-14',
      head: 35,
      weight: 300,
      value: 42_000_00,
      stockClass: 3,
      unsure: [],
    })
  })

  test.each([
    ['Hd', 'Wt', 'Price', 'Total'],
    ['No. of head', 'Avg. Wt (kg)', 'Price $/kg', 'Gross $'],
    ['Head', 'Total kg', '$/kg', 'Amount'],
    ['Qty', 'Kg/hd', 'c/kg', 'Value'],
  ])('knows the headings of agents: %s, %s, %s, %s', (head, weight, price, total) => {
    const isOfAll = weight === 'Total kg'
    const row = [isOfAll ? '5200' : '520', price === 'c/kg' ? '310' : '3.10', '16120']
    const text = [
      ['Date', 'Details', head, weight, price, total].join('\t'),
      ['14/05/2026', 'Cull cows', '10', ...row].join('\t'),
    ].join('\n')
    const [line] = readStatement(text, classes)
    expect(line).toMatchObject({ head: 10, weight: 520, value: 16_120_00 })
    expect(line?.unsure).toHaveLength(isOfAll ? 1 : 0)
    expect(unreadHeadings(text)).toEqual([])
  })

  test('says which headings it does not know', () => {
    const text = 'Date\tDetails\tHd\tPen\tTotal\n14/05/2026\tCull cows\t10\t7\t16120'
    expect(unreadHeadings(text)).toEqual(['Pen'])
    expect(unreadHeadings('14/05/2026\tCull cows\t10\t520\t3.10\t16120')).toEqual([])
  })

  test('keeps a line in sight whose number could not be read', () => {
    const read = (head: string) =>
      readStatement(
        `14/05/2026\tCull cows\t${head}\t520\t3.10\t16120\nLess commission\t\t\t\t\t-806`,
        classes,
      )
    for (const head of ['ten', '0', '-3', '2.5', '']) {
      expect(read(head)).toMatchObject([
        { head: null, unsure: ['The number could not be read: this line is left out.'] },
      ])
    }
  })

  test('without headings is day, description, head, weight, price and total', () => {
    const [line] = readStatement('14/05/2026\tCull cows\t10\t520\t3.10\t16120', classes)
    expect(line).toMatchObject({ head: 10, weight: 520, value: 16_120_00, unsure: [] })
  })

  test('says what follows, what was of all of them, and what does not agree', () => {
    const lines = readStatement(
      [
        '14/05/2026\tCull cows\t10\t520\t3.10\t',
        '14/05/2026\tCull cows\t10\t5200\t1612\t16120',
        'soon\tCull cows\t10\t520\t3.10\t9000',
      ].join('\n'),
      classes,
    )
    expect(lines.map(({ weight, value, unsure }) => [weight, value, unsure])).toEqual([
      [520, 16_120_00, ['The total follows from the price.']],
      [520, 16_120_00, ['The weight was of all of them: it is told for each.']],
      [520, 9000_00, ['The day could not be read.', 'The total is not what the price comes to.']],
    ])
  })

  test('is added as sales that hang together each, without money for who sees none', () => {
    let last = 0
    const place = { farmId: 3, periodId: 7, newId: () => (last -= 1), onlyFor: () => 21 }
    const lines = readStatement(
      '14/05/2026\tCull cows\t10\t520\t3.10\t16120\n15/05/2026\tWeaner strs\t5\t300\t\t6000',
      classes,
    )
    const wish = { kind: 'sale', lines, enterprise: undefined, agent: 9 } as const
    const { label, steps } = statementChange({ ...wish, seesMoney: true }, place)
    expect(label).toBe('Statement of 2 lines')
    expect(steps).toMatchObject([
      {
        values: {
          livestock_class_id: 2,
          livestock_enterprise_id: 21,
          number: 10,
          notes: 'Cull cows',
        },
      },
      { resource: 'livestock_sale_events', values: { total_value: 16_120_00, contact_id: 9 } },
      { values: { livestock_class_id: 3, number: 5 } },
      { resource: 'livestock_sale_events', values: { total_value: 6000_00 } },
    ])
    expect(new Set(steps.map(({ ofRow }) => ofRow)).size).toBe(2)
    const plain = statementChange({ ...wish, seesMoney: false }, place)
    expect(JSON.stringify(plain)).not.toContain('total_value')
  })
})
