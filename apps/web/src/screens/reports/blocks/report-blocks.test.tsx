import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ReportBlock } from '@furrow/wire/farm-report-answer'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { renderPart } from '../../../ui/rendering-for-tests.tsx'
import { bars, findings, headline, ladder, spread, table, tree, years } from './blocks-for-tests.ts'
import { multiples } from './multiples-for-tests.ts'
import { FiguresAround } from '../../../period/explained/figures-around.ts'
import type { FigureAsked } from '../../../period/explained/figures-around.ts'
import { ReportAround } from '../report-around.ts'
import { ReportBlocks } from './report-blocks.tsx'

// What is drawn as lines is measured on one, where there is one.
HTMLCanvasElement.prototype.getContext = () => null

const place = { farmId: 3, periodId: 8 }
const words = { group: undefined, edition: undefined, against: undefined }

function shown(block: ReportBlock) {
  const asked: FigureAsked[] = []
  const onSource = (one: FigureAsked) => void asked.push(one)
  const blocks = (
    <ReportAround value={{ place, words, of: 'Glenmore, 2024–25' }}>
      <FiguresAround value={{ place, onSource }}>
        <ReportBlocks blocks={[block]} />
      </FiguresAround>
    </ReportAround>
  )
  // A ladder can ask what would be.
  const { user } = block.kind === 'ladder' ? showScreen(blocks, {}) : renderPart(blocks)
  return { user, asked }
}

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

test('a finding says whether it is for better or worse, also to who sees no arrow', async () => {
  const { user, asked } = shown(findings)
  expect(texts(screen.getAllByRole('listitem')).map(text => text.replace('?', ''))).toEqual([
    'Better: Wheat: yield, 3.79 t/ha, is above the usual range.',
    'Worse: Labour, $53.41/ha against $40.67/ha.',
    'Rain fell as usual.',
  ])
  await user.click(screen.getByRole('button', { name: /^Where does .* come from\?$/ }))
  expect(asked).toMatchObject([{ scope: 'farm', measure: 'roam' }])
})

test('a large figure stands above what its group has', async () => {
  const { user, asked } = shown(headline)
  expect(texts(screen.getAllByRole('definition'))).toEqual([
    '2.7%',
    'Average farm 2.3%',
    'Better than about 70% of farms',
    '–',
  ])
  await user.click(
    screen.getByRole('button', { name: 'Where does Return on assets managed come from?' }),
  )
  expect(asked).toEqual([{ scope: 'farm', measure: 'roam' }])
})

test('a strip is told in words, and what is withheld says so', () => {
  shown(spread)
  expect(screen.getAllByRole('img').map(strip => strip.getAttribute('aria-label'))).toEqual([
    'Return on assets managed: Your farm 2.7%, usual range 1.9% to 3%, middle farm 2.4%, average farm 2.3%, best farms 3.4%',
    'Overheads per hectare: Your farm $150/ha, usual range $180/ha to $230/ha, middle farm $205/ha, average farm $210/ha',
    'Water bought per hectare: Your farm $12/ha',
  ])
  expect(screen.getByText('Too few farms to say this safely')).toBeTruthy()
})

test('a row of a spread opens to its steps, the better the further down', async () => {
  const { user } = shown(spread)
  const opener = screen.getByRole('button', { name: 'Overheads per hectare' })
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  await user.click(opener)
  expect(screen.getByText('What the farm costs whatever is grown.')).toBeTruthy()
  expect(texts(screen.getAllByRole('term'))).toEqual([
    'Upper end of the usual range',
    'Average farm',
    'Middle farm',
    'Lower end of the usual range',
    'Your farm',
  ])
  await user.click(screen.getByRole('button', { name: 'Return on assets managed' }))
  expect(screen.getByText('All broadacre farms: 1.4% (Farm survey)')).toBeTruthy()
})

test('each picture is there as a table, as people read it', async () => {
  const { user } = shown(spread)
  await user.click(screen.getByRole('button', { name: 'As a table' }))
  expect(screen.queryByRole('img')).toBeNull()
  const [, , overheads] = screen.getAllByRole('row')
  expect(texts(within(overheads as HTMLElement).getAllByRole('cell'))).toEqual([
    'Overheads per hectare',
    '$/ha',
    '$150/ha',
    '$180/ha',
    '$205/ha',
    '$230/ha',
    '$210/ha',
    '–',
    'Among the best fifth',
  ])
})

test('small pictures are walked one by one, and a year is told of all of them', async () => {
  const { user, asked } = shown(multiples)
  const pictures = screen.getAllByRole('img')
  expect(pictures.map(picture => picture.getAttribute('aria-label'))).toEqual([
    'Wheat: Yield. Left and right arrow keys tell its values.',
    'Canola: Yield. Left and right arrow keys tell its values.',
  ])
  // The first and the last year that is known stand in each.
  expect(
    pictures.map(picture => texts([...picture.querySelectorAll('g > text')] as never)),
  ).toEqual([
    expect.arrayContaining(['2022–23', '4.5 t/ha', '2024–25', '3.79 t/ha']),
    expect.arrayContaining(['2022–23', '2.1 t/ha', '2023–24', '1.6 t/ha']),
  ])
  expect(screen.getByText('2024–25', { selector: 'strong' }).parentElement?.textContent).toBe(
    '2024–25 Wheat 3.79 t/ha, average farm 3.32 t/ha · Canola –',
  )
  pictures[1]?.focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByText('2023–24, your farm 1.6 t/ha')).toBeTruthy()
  expect(screen.getByText('2023–24', { selector: 'strong' }).parentElement?.textContent).toBe(
    '2023–24 Wheat –, average farm 3.1 t/ha · Canola 1.6 t/ha',
  )
  await user.click(screen.getByRole('button', { name: 'Where does Yield of Wheat come from?' }))
  expect(asked).toMatchObject([{ scope: 'crop 1', measure: 'yield' }])
  expect(screen.queryByRole('button', { name: /Yield of Canola/ })).toBeNull()
})

test('the table of small pictures has a row of each thing and year of which anything is known', async () => {
  const { user } = shown(multiples)
  await user.click(screen.getByRole('button', { name: 'As a table' }))
  expect(texts(screen.getAllByRole('row')).slice(1)).toEqual([
    'Wheat2022–234.5 t/ha–',
    'Wheat2023–24–3.1 t/ha',
    'Wheat2024–253.79 t/ha3.32 t/ha',
    'Canola2022–232.1 t/ha–',
    'Canola2023–241.6 t/ha–',
  ])
})

const kinds = { spread, ladder, years, tree, bars, multiples }

test.each(Object.entries(kinds))(
  '%s is one picture for a file, in colours and not in names',
  async (_, block) => {
    const images: string[] = []
    vi.spyOn(Image.prototype, 'src', 'set').mockImplementation(address => void images.push(address))
    Image.prototype.decode = () => Promise.reject(new Error('No images here.'))
    const { user } = shown(block)
    await user.click(await screen.findByRole('button', { name: /^PNG/ }))
    const [picture = ''] = images.map(decodeURIComponent)
    expect(picture).toMatch(
      /^data:image\/svg\+xml;charset=utf-8,<svg [^>]*width="\d+" height="\d+"/,
    )
    expect(picture).toContain('#1f241f')
    expect(picture).not.toContain('var(--')
    vi.restoreAllMocks()
  },
)

test('a ladder leads from their profit to the own one; its parts open to rungs and paddocks', async () => {
  const { user } = shown(ladder)
  expect(await screen.findByText('The average farm', { selector: '.ladder-end span' })).toBeTruthy()
  expect(screen.queryByText('3.83 t/ha against 3.32 t/ha')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Wheat' }))
  expect(screen.getByText('3.83 t/ha against 3.32 t/ha')).toBeTruthy()
  expect(screen.queryByText('Boundary 2')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Yield by paddock' }))
  expect(screen.getByText('Boundary 2').closest('li')?.textContent).toBe(
    'Boundary 23.81 t/haper hectare +$4/ha, whole farm +$15,000',
  )
  // Nothing is compared by its price here, and nothing can be tried.
  expect(screen.getAllByRole('button', { name: /^What if/ })).toHaveLength(1)
  expect(screen.getByText('A gap is not profit to be had.')).toBeTruthy()
})

test('the table of a ladder has every rung, and begins and ends with the two profits', async () => {
  const { user } = shown(ladder)
  await user.click(await screen.findByRole('button', { name: 'As a table' }))
  expect(texts(screen.getAllByRole('row')).slice(1)).toEqual([
    'Profit of the average farm–$203/ha',
    'Wheat–+$69/ha+$260,000',
    'WheatYield3.83 t/ha3.32 t/ha+$72/ha+$271,000',
    'WheatPrice––-$3/ha-$11,000',
    'The whole farm–-$13/ha-$48,000',
    'Profit of your farm–$259/ha',
    'Gap–+$56/ha+$212,303',
  ])
})

test('years are told one by one, by keys and by steps', async () => {
  const { user } = shown(years)
  const told = () => screen.getByText('2024–25', { selector: 'strong' })
  expect(told().parentElement?.textContent).toBe(
    '2024–25 your farm 2.7% · average farm 2.3% · middle farm 2.4% · usual range 1.9% to 3%',
  )
  expect(screen.getByRole('button', { name: 'The next one' }).hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'The one before' }))
  expect(screen.getByText('2023–24', { selector: 'strong' }).parentElement?.textContent).toContain(
    'your farm –',
  )
  screen.getByRole('img').focus()
  await user.keyboard('{Home}')
  expect(document.querySelector('[aria-live]')?.textContent).toContain('2022–23, your farm 4.5%')
})

test('a tree opens to what each figure follows from, with the sign between', async () => {
  const { user } = shown(tree)
  expect(screen.getByText('Asset turnover')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'times' })).toBeTruthy()
  expect(screen.queryByText('Gross income')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Operating profit margin' }))
  expect(screen.getByText('Gross income')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'divided by' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Asset turnover' }))
  expect(screen.getByText('what there is in').nextElementSibling?.textContent).toContain(
    'Assets per hectare',
  )
})

test('a table has its totals bold, and a line tells where it comes from', async () => {
  const { user, asked } = shown(table)
  const [heads, total] = screen.getAllByRole('row')
  expect(heads?.textContent).toBe('NameGaveLeft, $/ha')
  expect(within(total as HTMLElement).getByText('$580/ha').tagName).toBe('STRONG')
  await user.click(screen.getByRole('button', { name: 'Where does Wheat come from?' }))
  expect(asked).toEqual([{ scope: 'crop 1', measure: 'yield' }])
})

test('bars are drawn from 0 and told place by place', () => {
  shown(bars)
  const picture = screen.getByRole('img')
  expect(picture.querySelectorAll('rect')).toHaveLength(2)
  picture.focus()
  expect(screen.getByText('May', { selector: 'strong' }).parentElement?.textContent).toBe(
    'May Rain 12 mm · Middle of 30 years 40 mm',
  )
})
